import type { Point } from "../drawing/paths.ts";
import { type Stroke, tallyRows } from "../drawing/tally.ts";
import { palette } from "../palette.ts";
import type { FigureEntry } from "../posts/figure.ts";
import { figureFrame, rowsOf } from "./figure-frame.ts";
import { line, type Pen, point } from "./svg.ts";

/** Strokes on a ruled sheet; those that do not count are orange. */
export function tallyDrawing(entries: readonly FigureEntry[], { colors }: Pen): string {
  const { rows, width } = tallyRows(entries);
  const { left, right, top, bottom } = figureFrame;
  const apart = (bottom - top) / entries.length;
  const [unit, high] = [Math.min(52, (right - left) / width), Math.min(96, apart * 0.64)];
  const thick = Math.min(7, unit * 0.24);
  const from = (left + right - width * unit) / 2;
  const drawn = (strokes: readonly Stroke[], y: number) =>
    strokes
      .map((ends) => ends.map(([x, down]): Point => [from + x * unit, y + (down - 0.5) * high]))
      .map((ends) => `M${ends.map(point).join("L")}`)
      .join("");
  return rowsOf(entries.length)
    .map((y, row) => {
      const { counted = [], rest = [] } = rows[row] ?? {};
      return (
        (row === 0 ? "" : line(`M0 ${Math.round(y - apart / 2)}H1200`, colors.line, 2, 0.25)) +
        line(drawn(counted, y), colors.strong, thick, 0.9) +
        line(drawn(rest, y), palette.signal, thick)
      );
    })
    .join("");
}
