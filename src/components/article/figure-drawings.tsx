import type { FigureEntry, FigureKind } from "../../shared/posts/figure.ts";
import styles from "./article-figure.module.css";
import { each } from "./inlines.tsx";

type Entries = readonly FigureEntry[];

/** The height of a part's row, and of a drawing above its words. */
const row = 100;

/** Kinds that are drawn as a whole, beside or above their words. */
export const wholeDrawings: { [Kind in FigureKind]?: (entries: Entries) => Drawn } = {
  parts: fork,
  joins: join,
  steps: rise,
  level,
};

/** Path data by what is drawn with it; `of` draws each entry in its own color. */
interface Drawn {
  height: number;
  of: readonly { lines?: string; ends: string; size?: number }[];
  ground?: string;
  main?: string;
  knot?: string;
}

/** The strands of a whole part into a bundle for each part; what is counted has a strand each. */
function fork(entries: Entries): Drawn {
  const counted = Math.max(0, ...entries.map(({ dots }) => dots));
  const all = counted > 0 ? counted : 40;
  const height = row * entries.length;
  const bundles = entries.map(({ span }) =>
    (span ?? [0, 0]).map((share) => Math.round((share * all) / 100)),
  ) as [number, number][];
  const apart = Math.min(18, 76 / Math.max(...bundles.map(([from, to]) => to - from)));
  const together = Math.min(apart, (height * 0.8) / all);
  return {
    height,
    of: bundles.map(([from, to], part) => {
      const strands = Array.from({ length: to - from }, (_, at) => ({
        start: place(height / 2 + (from + at - (all - 1) / 2) * together),
        end: place(row * (part + 0.5) + (at - (to - from - 1) / 2) * apart),
      }));
      return {
        lines: strands.map(({ start, end }) => `M0 ${start}C42 ${start} 50 ${end} 96 ${end}`).join(""),
        ends: strands.map(({ end }) => `M96 ${end}h0`).join(""),
        size: Math.max(3, apart * 0.62),
      };
    }),
  };
}

/** What all comes together in one knot. The starred strands are cut before it. */
function join(entries: Entries): Drawn {
  const height = row * entries.length;
  const knot = `90 ${height / 2}`;
  return {
    height,
    of: entries.map(({ starred }, at) => {
      const middle = row * (at + 0.5);
      const starts = [-24, -12, 0, 12, 24].map((off) => middle + off);
      if (starred)
        return {
          lines: starts.map((y) => `M0 ${y}C20 ${y} 26 ${y} 36 ${place(y + (middle - y) * 0.2)}`).join(""),
          ends: starts.map((y) => `M36 ${place(y + (middle - y) * 0.2)}h0`).join(""),
          size: 7,
        };
      return { lines: starts.map((y) => `M0 ${y}C50 ${y} 46 ${height / 2} ${knot}`).join(""), ends: "" };
    }),
    knot: `M${knot}h0`,
  };
}

/** A way that rises from step to step; at each of them strands stay behind. */
function rise(entries: Entries): Drawn {
  const wide = 100 / entries.length;
  const steps = entries.map((_, at) => [at * wide, place(82 - (58 * at) / entries.length)] as const);
  const [tipX, tipY] = [99, 14];
  const way = [...steps.slice(1), [tipX, tipY] as const].reduce(
    ({ path, x, y }, [toX, toY]) => ({
      path: `${path}C${place(x + wide / 2)} ${y} ${place(toX - wide / 2)} ${toY} ${place(toX)} ${toY}`,
      x: toX,
      y: toY,
    }),
    { path: `M0 ${steps[0]?.[1] ?? 0}`, x: 0, y: steps[0]?.[1] ?? 0 },
  );
  const strays = steps.flatMap(([x, y]) =>
    [-2, -1, 1, 2].map((side) => {
      const [endX, endY] = [
        place(x + wide * (0.62 - Math.abs(side) * 0.14)),
        place(y + (side < 0 ? 13 : 7) * side + 6 * Math.sign(side)),
      ];
      return {
        line: `M${place(x)} ${y}C${place(x + wide * 0.22)} ${y} ${place(x + wide * 0.2)} ${endY} ${endX} ${endY}`,
        end: `M${endX} ${endY}h0`,
      };
    }),
  );
  return {
    height: row,
    ground: strays.map(({ line, end }) => line + end).join(""),
    main: way.path,
    of: [...steps.map(([x, y]) => ({ ends: `M${place(x)} ${y}h0`, size: 16 }))],
  };
}

/** Columns as high as their values; the one with the star sets the level of all. */
function level(entries: Entries): Drawn {
  const wide = 100 / entries.length;
  const at = (share: number) => place(92 - share * 0.8);
  const heights = entries.map(({ span, dots }) =>
    Array.from({ length: Math.max(1, dots) }, (_, step) => (100 * (step + 1)) / Math.max(1, dots))
      .filter((height) => dots === 0 || height <= (span?.[1] ?? 0) + 1)
      .map((height) => (dots === 0 ? (span?.[1] ?? 0) : height)),
  );
  const lowest = entries.find(({ starred }) => starred)?.span?.[1];
  return {
    height: row,
    ground: entries.map((_, column) => `M${place(wide * (column + 0.5))} 98V6`).join(""),
    ...(lowest !== undefined && { main: `M0 ${at(lowest)}H100` }),
    of: heights.map((own, column) => {
      const x = place(wide * (column + 0.5));
      return {
        lines: `M${x} 98V${at(own.at(-1) ?? 0)}`,
        ends: own.map((height) => `M${x} ${at(height)}h0`).join(""),
        size: 17,
      };
    }),
  };
}

function place(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Stretched to its box, while the style sheet keeps lines thin and dots round. */
export function WholeDrawing({ drawn, entries }: { drawn: Drawn; entries: Entries }) {
  const { height, of, ground, main, knot } = drawn;
  return (
    <svg className={styles.whole} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {ground !== undefined && <path className={styles.faint} d={ground} />}
      {main !== undefined && <path className={styles.main} d={main} />}
      {each(of, ({ lines, ends, size }, at) => (
        <g className={entries[at]?.starred ? styles.starredMarks : undefined}>
          {lines !== undefined && <path d={lines} />}
          {ends !== "" && <path strokeWidth={size} d={ends} />}
        </g>
      ))}
      {knot !== undefined && <path className={styles.rim} d={knot} />}
      {knot !== undefined && <path className={styles.hole} d={knot} />}
    </svg>
  );
}
