import { tallyRows } from "../drawing/tally.ts";
import { palette } from "../palette.ts";
import type { FigureEntry } from "../posts/figure.ts";
import { figureFrame, rowsOf } from "./figure-frame.ts";
import { line, type Pen } from "./svg.ts";

/** Strokes on a ruled sheet; those that do not count are orange. */
export function tallyDrawing(entries: readonly FigureEntry[], { colors }: Pen): string {
  const { left, top, bottom } = figureFrame;
  const apart = (bottom - top) / entries.length;
  const height = Math.min(96, apart * 0.64);
  const thick = Math.min(7, height * 0.14);
  const rows = tallyRows(entries, height);
  return rowsOf(entries.length)
    .map((y, row) => {
      const { counted = "", rest = "" } = rows[row] ?? {};
      const marks = line(counted, colors.strong, thick) + line(rest, palette.signal, thick);
      const rule = row === 0 ? "" : line(`M0 ${Math.round(y - apart / 2)}H1200`, colors.line, 2, 0.25);
      return `${rule}<g transform="translate(${left} ${Math.round(y - height / 2)})">${marks}</g>`;
    })
    .join("");
}
