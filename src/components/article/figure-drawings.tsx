import { dotAt, type Point, round } from "../../shared/drawing/paths.ts";
import { type TallyRow, tallyWidth } from "../../shared/drawing/tally.ts";
import type { FigureEntry, FigureKind } from "../../shared/posts/figure.ts";
import styles from "./article-figure.module.css";
import { each } from "./inlines.tsx";

type Entries = readonly FigureEntry[];

/** The height of a part's row, and of a drawing above its words. */
const row = 100;

export const tallyHeight = 100;

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
  /** Dots that are there, and do not count. */
  spare?: string;
  spareSize?: number;
  /** Places of dots that are not there. */
  hollow?: string;
  pool?: string;
  main?: string;
  knot?: string;
}

/** The strands of a whole part into a bundle for each part; what is counted has a strand each. */
function fork(entries: Entries): Drawn {
  const counted = Math.max(0, ...entries.map(({ dots }) => dots));
  const all = counted > 0 ? counted : 30;
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
        start: round(height / 2 + (from + at - (all - 1) / 2) * together),
        end: round(row * (part + 0.5) + (at - (to - from - 1) / 2) * apart),
      }));
      return {
        lines: strands.map(({ start, end }) => `M0 ${start}C42 ${start} 50 ${end} 96 ${end}`).join(""),
        ends: strands.map(({ end }) => dotAt(96, end)).join(""),
        size: Math.max(3, apart * 0.62),
      };
    }),
  };
}

/** What all comes together in one knot. The starred strands are cut before it. */
function join(entries: Entries): Drawn {
  const height = row * entries.length;
  const knot: Point = [84, height / 2];
  return {
    height,
    of: entries.map(({ starred }, at) => {
      const middle = row * (at + 0.5);
      const starts = [-24, -12, 0, 12, 24].map((off) => middle + off);
      if (starred)
        return {
          lines: starts.map((y) => `M0 ${y}C20 ${y} 26 ${y} 36 ${round(y + (middle - y) * 0.2)}`).join(""),
          ends: starts.map((y) => dotAt(36, y + (middle - y) * 0.2)).join(""),
          size: 7,
        };
      return {
        lines: starts.map((y) => `M0 ${y}C50 ${y} 46 ${height / 2} ${knot.join(" ")}`).join(""),
        ends: "",
      };
    }),
    knot: dotAt(...knot),
  };
}

/** A way that rises from step to step; at each of them strands stay behind. */
function rise(entries: Entries): Drawn {
  const wide = 100 / entries.length;
  const steps = entries.map((_, at): Point => [round(at * wide), round(82 - (58 * at) / entries.length)]);
  const tip: Point = [99, 16];
  const ends = steps.flatMap(([x, y]) =>
    [-2, -1, 1, 2].map((side): Point => {
      const far = wide * (0.62 - Math.abs(side) * 0.14);
      return [round(x + far), round(y + (side < 0 ? 13 : 7) * side + 6 * Math.sign(side))];
    }),
  );
  const strays = ends.map(([endX, endY], at) => {
    const [x, y] = steps[Math.floor(at / 4)] ?? tip;
    return `M${x} ${y}C${round(x + wide * 0.22)} ${y} ${round(x + wide * 0.2)} ${endY} ${endX} ${endY}`;
  });
  const way = [...steps.slice(1), tip].map(([x, y], at) => {
    const [fromX, fromY] = steps[at] ?? tip;
    return `C${round(fromX + wide / 2)} ${fromY} ${round(x - wide / 2)} ${y} ${x} ${y}`;
  });
  return {
    height: row,
    ground: strays.join(""),
    spare: ends.map((end) => dotAt(...end)).join(""),
    main: `M${steps[0]?.join(" ")}${way.join("")}${head(tip)}`,
    of: steps.map((step) => ({ ends: dotAt(...step), size: 17 })),
  };
}

/** Columns as high as their values; what is over the level of the starred one does not count. */
function level(entries: Entries): Drawn {
  const wide = 100 / entries.length;
  const lowest = entries.find(({ starred }) => starred)?.span?.[1] ?? 0;
  const at = (share: number) => round(94 - share * 0.82);
  const columns = entries.map(({ span, dots }, column) => {
    const top = span?.[1] ?? 0;
    const steps = Array.from({ length: dots }, (_, step) => (100 * (step + 1)) / dots);
    return {
      x: round(wide * (column + 0.5)),
      shares: dots === 0 ? [top] : steps.filter((share) => share <= top + 1),
      missing: steps.filter((share) => share > top + 1),
    };
  });
  const dotsAt = (x: number, shares: readonly number[]) =>
    shares.map((share) => dotAt(x, at(share))).join("");
  const dotsWhere = (counts: (share: number) => boolean) =>
    columns.map(({ x, shares }) => dotsAt(x, shares.filter(counts)));
  return {
    height: row,
    pool: `M0 ${at(lowest)}H100V100H0z`,
    ground: columns.map(({ x, shares }) => `M${x} 100V${at(shares.at(-1) ?? 0)}`).join(""),
    spare: dotsWhere((share) => share > lowest + 1).join(""),
    spareSize: 22,
    hollow: columns.map(({ x, missing }) => dotsAt(x, missing)).join(""),
    main: `M0 ${at(lowest)}H99${head([99, at(lowest)])}`,
    of: dotsWhere((share) => share <= lowest + 1).map((ends) => ({ ends, size: 22 })),
  };
}

/** An arrowhead at the right of a drawing that is about six times as wide as it is high. */
function head([x, y]: Point): string {
  return `M${x - 1.3} ${round(y - 7)}L${x} ${y}L${x - 1.3} ${round(y + 7)}`;
}

/** Stretched to its box, while the style sheet keeps lines thin and dots round. */
export function WholeDrawing({ drawn, entries }: { drawn: Drawn; entries: Entries }) {
  const { height, of, ground, spare, spareSize = 6, hollow = "", pool, main, knot } = drawn;
  return (
    <svg className={styles.whole} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {pool !== undefined && <path className={styles.pool} d={pool} />}
      {ground !== undefined && <path className={styles.faint} d={ground} />}
      {spare !== undefined && <path className={styles.hole} strokeWidth={spareSize} d={spare} />}
      {spare !== undefined && <path className={styles.faint} strokeWidth={spareSize} d={spare} />}
      {hollow !== "" && <path className={styles.faint} strokeWidth={spareSize} d={hollow} />}
      {hollow !== "" && <path className={styles.hole} strokeWidth={spareSize - 3} d={hollow} />}
      {main !== undefined && <path className={styles.main} d={main} />}
      {each(of, ({ lines, ends, size }, at) => (
        <g className={entries[at]?.starred ? styles.starredMarks : undefined}>
          {lines !== undefined && <path d={lines} />}
          {ends !== "" && <path strokeWidth={size} d={ends} />}
        </g>
      ))}
      {knot !== undefined && <path strokeWidth={34} d={knot} />}
      {knot !== undefined && <path className={styles.hole} strokeWidth={29} d={knot} />}
    </svg>
  );
}

/** Strokes in fives, stretched to the width. */
export function TallyDrawing({ row }: { row: TallyRow }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its parent is hidden from assistive technology
    <svg viewBox={`0 0 ${tallyWidth} ${tallyHeight}`} preserveAspectRatio="none">
      <path d={row.counted} />
      <path className={styles.rest} d={row.rest} />
    </svg>
  );
}
