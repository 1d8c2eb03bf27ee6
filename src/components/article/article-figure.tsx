import { dotAt, round } from "../../shared/drawing/paths.ts";
import { tallyRows } from "../../shared/drawing/tally.ts";
import {
  entryInWords,
  type ArticleFigure as Figure,
  type FigureEntry,
  type FigureKind,
} from "../../shared/posts/figure.ts";
import { cx } from "../cx.ts";
import primitives from "../primitives.module.css";
import styles from "./article-figure.module.css";
import type { ArticleContext } from "./context.ts";
import { TallyDrawing, tallyHeight, WholeDrawing, wholeDrawings } from "./figure-drawings.tsx";
import { each } from "./inlines.tsx";

/** Kinds that are laid out in their own way. */
const kindClass: { [Kind in FigureKind]?: string | undefined } = {
  parts: styles.parts,
  joins: styles.joins,
  steps: styles.steps,
  level: styles.level,
  tally: styles.tally,
};

interface ArticleFigureProps {
  figure: Figure;
  context: ArticleContext;
}

export function ArticleFigure({ figure, context }: ArticleFigureProps) {
  const { kind, title, entries } = figure;
  if (context.base !== null)
    return (
      <figure>
        <figcaption>{title}</figcaption>
        <ul>
          {each(entries, (entry) => (
            <li>{entryInWords(entry)}</li>
          ))}
        </ul>
      </figure>
    );
  const draw = wholeDrawings[kind];
  const isScale = kind === "scale";
  const thresholds = isScale ? thresholdsOf(entries) : "";
  const tally = kind === "tally" ? tallyRows(entries, tallyHeight) : null;
  return (
    <figure
      className={cx(primitives.framed, styles.figure, kindClass[kind])}
      data-tone={tally ? "white" : "night"}
    >
      <figcaption>{title}</figcaption>
      {draw !== undefined && <WholeDrawing drawn={draw(entries)} entries={entries} />}
      <dl className={cx(kind === "steps" && primitives.path)}>
        {each(entries, (entry, at) => (
          <div className={cx(styles.entry, entry.starred && styles.starred)}>
            <dt>{entry.label}</dt>
            <dd className={styles.value}>{entry.value}</dd>
            {(isScale || kind === "bars" || tally) && (
              <dd className={styles.drawing} aria-hidden="true">
                {tally?.[at] ? (
                  <TallyDrawing row={tally[at]} />
                ) : (
                  <RowDrawing entry={entry} isScale={isScale} thresholds={thresholds} />
                )}
              </dd>
            )}
            {entry.note !== "" && <dd className={styles.note}>{entry.note}</dd>}
          </div>
        ))}
      </dl>
    </figure>
  );
}

interface RowDrawingProps {
  entry: FigureEntry;
  isScale: boolean;
  thresholds: string;
}

// Stretched to the width, while the style sheet keeps lines thin and dots round.
function RowDrawing({ entry: { span, dots, starred }, isScale, thresholds }: RowDrawingProps) {
  if (span === null) return null;
  const [from, to] = span;
  const places = Array.from({ length: dots }, (_, index) => (100 * (index + 0.5)) / dots);
  const isBundle = dots === 0 && (starred || !isScale);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its parent is hidden from assistive technology
    <svg viewBox="0 0 100 24" preserveAspectRatio="none">
      {!isScale && <path className={styles.ground} d="M0 12H100" />}
      {thresholds !== "" && <path className={styles.threshold} d={thresholds} />}
      {dots > 0 && <path className={styles.dots} d={dotsAt(places)} />}
      {isBundle && <path d={bundleTo(to)} />}
      <path
        className={styles.end}
        d={dotsAt(dots > 0 ? places.filter((at) => at > from && at < to) : [to])}
      />
    </svg>
  );
}

/** Lines through each row's drawing at the values without a star; the words between the rows stay free of them. */
function thresholdsOf(entries: readonly FigureEntry[]): string {
  return entries
    .filter(({ starred }) => !starred)
    .map(({ span }) => (span === null ? "" : `M${span[1]} -5V29`))
    .join("");
}

/** Strands that come together where the value is. */
function bundleTo(to: number): string {
  const [leave, bend] = [round(to * 0.45), round(to * 0.75)];
  return [1, 6.5, 12, 17.5, 23].map((y) => `M0 ${y}H${leave}C${bend} ${y} ${bend} 12 ${to} 12`).join("");
}

function dotsAt(places: readonly number[]): string {
  return places.map((at) => dotAt(at, 12)).join("");
}
