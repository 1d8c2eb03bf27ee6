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
import { each } from "./inlines.tsx";

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
  const thresholds = kind === "scale" ? entries.filter(({ starred }) => !starred) : [];
  return (
    <figure className={cx(primitives.framed, styles.figure)} data-tone="night">
      <figcaption>{title}</figcaption>
      <dl className={kind === "steps" ? cx(primitives.path, styles.steps) : undefined}>
        {each(entries, ({ label, value, note, starred, ...drawn }) => (
          <div className={cx(styles.entry, starred && styles.starred)}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {kind !== "steps" && (
              <dd className={styles.drawing} aria-hidden="true">
                <Drawing {...drawn} thresholds={thresholds} kind={kind} />
              </dd>
            )}
            {note !== "" && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </figure>
  );
}

interface DrawingProps extends Pick<FigureEntry, "span" | "dots"> {
  thresholds: readonly FigureEntry[];
  kind: FigureKind;
}

// Stretched to the width, while the style sheet keeps lines thin and dots round.
function Drawing({ span, dots, thresholds, kind }: DrawingProps) {
  if (span === null) return null;
  const [from, to] = span;
  const places = Array.from({ length: dots }, (_, index) => (100 * (index + 0.5)) / dots);
  const lines = thresholds.map((threshold) => `M${threshold.span?.[1]} 0V20`).join("");
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its parent is hidden from assistive technology
    <svg viewBox="0 0 100 20" preserveAspectRatio="none">
      <path className={styles.ground} d={`M0 10H100${lines}`} />
      {dots > 0 && <path className={styles.dots} d={dotsAt(places)} />}
      {dots === 0 && kind !== "scale" && <path className={styles.strands} d={strandsOf(from, to)} />}
      <path
        className={styles.end}
        d={dotsAt(dots > 0 ? places.filter((at) => at > from && at < to) : [to])}
      />
    </svg>
  );
}

function strandsOf(from: number, to: number): string {
  return [4, 8, 12, 16].map((y) => `M${from} ${y}H${to}`).join("");
}

function dotsAt(places: readonly number[]): string {
  return places.map((place) => `M${place.toFixed(1)} 10h0`).join("");
}
