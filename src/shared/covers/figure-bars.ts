import type { Point } from "../drawing/paths.ts";
import { palette } from "../palette.ts";
import type { FigureEntry } from "../posts/figure.ts";
import { figureFrame, rowsOf, shareOf } from "./figure-frame.ts";
import { arrowLine, circle, dot, interpolate, line, type Pen, point, smoothPath } from "./svg.ts";

const start = 300;

export function barsDrawing(entries: readonly FigureEntry[], pen: Pen): string {
  const rows = rowsOf(entries.length);
  return entries
    .map((entry, row) => {
      const y = rows[row] ?? figureFrame.top;
      return (
        arrivals(y, entry.starred, pen) + (entry.dots > 0 ? counted(entry, y, pen) : length(entry, y, pen))
      );
    })
    .join("");
}

function arrivals(y: number, starred: boolean, { colors, between }: Pen): string {
  let art = "";
  for (let i = 0; i < 9; i++) {
    const from: Point = [-20, y + (i - 4) * 15 + between(-16, 16)];
    const way = smoothPath([
      from,
      [120, from[1] + between(-24, 24)],
      [start - 50, y + (i - 4) * 1.5],
      [start, y],
    ]);
    art += line(way, starred ? palette.signal : colors.line, 2.4, between(0.25, 0.6));
    art += dot(
      [between(16, 190), from[1] + between(-10, 10)],
      between(3, 8),
      colors.strong,
      between(0.3, 0.95),
    );
  }
  return art;
}

function counted(entry: FigureEntry, y: number, { colors }: Pen): string {
  const ink = entry.starred ? palette.signal : colors.strong;
  const gap = (figureFrame.right - start) / (entry.dots - 0.5);
  const filled = Math.round(shareOf(entry) * entry.dots);
  const radius = Math.min(gap * 0.3, 32);
  const marks = Array.from({ length: entry.dots }, (_, index) => {
    const at: Point = [start + (index + 0.25) * gap, y];
    return index < filled ? dot(at, radius, ink) : circle(at, radius, colors.line, 3, 0.45);
  });
  const through = `M${start} ${Math.round(y)}H${Math.round(start + (filled - 0.75) * gap)}`;
  return line(through, ink, entry.starred ? 9 : 3, entry.starred ? 1 : 0.6) + marks.join("");
}

function length(entry: FigureEntry, y: number, { colors }: Pen): string {
  const end: Point = [interpolate(start + 40, figureFrame.right, shareOf(entry)), y];
  const bend = Math.min(90, (end[0] - start) / 2);
  const strands = [-18, -9, 9, 18].map((off) => {
    const [from, to] = [start + bend, end[0] - bend];
    const leave = `M${point([start, y])}C${point([start + 45, y])} ${point([from - 45, y + off])} ${point([from, y + off])}`;
    const arrive = `H${Math.round(to)}C${point([to + 45, y + off])} ${point([to + 45, y])} ${point(end)}`;
    return line(leave + arrive, entry.starred ? palette.signal : colors.line, 3, 0.6);
  });
  const way = smoothPath([[start, y], end]);
  const head = entry.starred
    ? arrowLine(way, end, [1, 0])
    : line(way, colors.strong, 3) + dot(end, 11, colors.strong);
  return strands.join("") + head;
}
