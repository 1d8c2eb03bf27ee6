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
      {kind === "parts" && <Field entries={entries} />}
      <dl
        className={cx(
          kind === "steps" && primitives.path,
          kind === "steps" && styles.steps,
          kind === "parts" && styles.parts,
        )}
      >
        {each(entries, ({ label, value, note, starred, ...drawn }) => (
          <div className={cx(styles.entry, starred && styles.starred)}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {(kind === "bars" || kind === "scale") && (
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

/** A whole as dots, in which each part has its share of them; what is counted has one dot each. */
function Field({ entries }: { entries: readonly FigureEntry[] }) {
  const counted = Math.max(0, ...entries.map(({ dots }) => dots));
  const [columns, rows] = counted > 0 ? [counted, 1] : [48, 5];
  return (
    <svg
      className={cx(styles.field, counted > 0 && styles.counted)}
      viewBox={`0 0 100 ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {each(entries, ({ span, starred }) => (
        <path className={starred ? styles.starredDots : undefined} d={fieldOf(span, columns, rows)} />
      ))}
    </svg>
  );
}

function fieldOf(span: FigureEntry["span"], columns: number, rows: number): string {
  const [from, to] = span ?? [0, 0];
  return Array.from({ length: columns }, (_, column) => (100 * (column + 0.5)) / columns)
    .filter((x) => x > from && x < to)
    .flatMap((x) => Array.from({ length: rows }, (_, row) => `M${x.toFixed(1)} ${row + 0.5}h0`))
    .join("");
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
