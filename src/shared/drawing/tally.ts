import type { FigureEntry } from "../posts/figure.ts";
import { type Point, spot } from "./paths.ts";

/** Path data of the strokes of a row. */
export interface TallyRow {
  counted: string;
  rest: string;
}

export const tallyWidth = 1000;

// In distances of two strokes: from one five to the next, between what counts and the rest, and what the fifth reaches out.
const [five, gap, reach] = [5.4, 2.6, 0.6];
const mostApart = 52;

/** Rows of strokes in fives, of which each fifth crosses the others. The rest begins at one place in all rows. */
export function tallyRows(entries: readonly FigureEntry[], height: number): TallyRow[] {
  const counts = entries.map(({ span, dots }) => Math.round(((span?.[1] ?? 0) * dots) / 100));
  const widest = (marks: readonly number[]) => Math.ceil(Math.max(...marks) / 5) * five;
  const right = widest(entries.map(({ dots }, row) => dots - (counts[row] ?? 0)));
  const start = widest(counts) + (right > 0 ? gap : 0);
  const apart = Math.min(mostApart, tallyWidth / (start + right - five + 3 + 2 * reach));
  return entries.map(({ dots }, row) => {
    const counted = counts[row] ?? 0;
    const drawn = (count: number, from: number) =>
      Array.from({ length: count }, (_, at) => stroke(from, at, row))
        .map((ends) => `M${ends.map(([x, y]) => spot([x * apart, y * height])).join("L")}`)
        .join("");
    return { counted: drawn(counted, 0), rest: drawn(dots - counted, start) };
  });
}

/** By hand, no stroke is quite as the one before. */
function stroke(start: number, at: number, row: number): Point[] {
  const left = start + reach + Math.floor(at / 5) * five;
  const off = 0.08 * (((((at + 3) * (row + 5) * 7) % 11) - 5) / 5);
  if (at % 5 < 4)
    return [left + (at % 5) + off].flatMap((x): Point[] => [
      [x + 0.16, off],
      [x, 1 + off / 2],
    ]);
  return [
    [left - reach, 0.76 + off],
    [left + 3 + reach, 0.24 + off],
  ];
}
