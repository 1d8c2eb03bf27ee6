import type { FigureEntry } from "../posts/figure.ts";
import type { Point } from "./paths.ts";

export type Stroke = readonly [from: Point, to: Point];

export interface TallyRow {
  counted: Stroke[];
  rest: Stroke[];
}

/** From the first stroke of a gate to that of the next; two strokes of a gate are 1 apart. */
const gate = 5.4;
/** Between what counts and the rest, which begins at one place in all rows. */
const gap = 2.6;

/** How far the fifth stroke reaches beyond the four. */
const reach = 0.6;

/** Rows of strokes in fives, of which each fifth crosses the others; a row is 1 high, and all are `width` wide. */
export function tallyRows(entries: readonly FigureEntry[]): { rows: TallyRow[]; width: number } {
  const counts = entries.map(({ span, dots }) => {
    const counted = Math.round(((span?.[1] ?? 0) * dots) / 100);
    return { counted, rest: dots - counted };
  });
  const widest = (row: readonly number[]) => Math.ceil(Math.max(...row) / 5) * gate;
  const left = widest(counts.map(({ counted }) => counted));
  const right = widest(counts.map(({ rest }) => rest));
  return {
    rows: counts.map(({ counted, rest }, row) => ({
      counted: strokes(counted, 0, row),
      rest: strokes(rest, left + gap, row),
    })),
    width: left + (right === 0 ? 0 : gap + right) + 3 + 2 * reach - gate,
  };
}

/** By hand, no stroke is quite as the one before. */
function strokes(count: number, start: number, row: number): Stroke[] {
  return Array.from({ length: count }, (_, at): Stroke => {
    const left = start + reach + Math.floor(at / 5) * gate;
    const off = ((((at + 3) * (row + 5) * 7) % 11) - 5) / 5;
    if (at % 5 === 4)
      return [
        [left - reach, 0.76 + 0.08 * off],
        [left + 3 + reach, 0.24 + 0.08 * off],
      ];
    const x = left + (at % 5) + 0.08 * off;
    return [
      [x + 0.16, 0.06 * off],
      [x, 1 + 0.05 * off],
    ];
  });
}
