import { dotAt, type Point } from "../drawing/paths.ts";
import { palette } from "../palette.ts";
import type { FigureEntry } from "../posts/figure.ts";
import { figureFrame, rowsOf, shareOf } from "./figure-frame.ts";
import { dot, interpolate, line, type Pen, point, ringMarker, smoothPath } from "./svg.ts";

const placeOf = (entry: FigureEntry) => interpolate(figureFrame.left, figureFrame.right, shareOf(entry));

/** Thresholds run from top to bottom, it gets lighter beyond them, and strands gather at the starred values. */
export function scaleDrawing(entries: readonly FigureEntry[], pen: Pen): string {
  const starred = entries.filter((entry) => entry.starred);
  const thresholds = entries.filter((entry) => !entry.starred).map(placeOf);
  const rows = rowsOf(starred.length);
  return (
    beyond(thresholds, pen) +
    starred
      .map((entry, row) => gathered([placeOf(entry), rows[row] ?? 0], row === starred.length - 1, pen))
      .join("")
  );
}

function beyond(thresholds: readonly number[], { colors, random, between }: Pen): string {
  let art = "";
  for (const x of thresholds) {
    for (let y = 14; y < 630; y += 26) art += dot([x, y], 5, colors.strong, 0.9);
    art += line(`M${point([x, 0])}V630`, colors.line, 2.4, 0.4);
  }
  const [first = figureFrame.right] = thresholds.toSorted((one, other) => one - other);
  for (let x = first + 30; x < 1200; x += 30) {
    const share = (x - first) / (1200 - first);
    let column = "";
    for (let y = 40; y < 630; y += 30)
      if (random() < 0.55 + share * 0.45) column += dotAt(Math.round(x + between(-5, 5)), y);
    art += line(column, colors.line, Math.round(interpolate(5, 16, share)), interpolate(0.05, 0.6, share));
  }
  return art;
}

function gathered(end: Point, isMain: boolean, { colors, between }: Pen): string {
  const far = end[0] + 20;
  let art = "";
  for (let i = 0; i < 22; i++) {
    const off = i - 10.5;
    const from: Point = [-20, end[1] + off * 15];
    const way: Point[] = [
      from,
      [end[0] - far * 0.55, from[1] + between(-34, 34)],
      [end[0] - far * 0.2, end[1] + off * 3],
    ];
    art += line(smoothPath([...way, end]), colors.line, 2.4, between(0.3, 0.75));
    const spot: Point = [between(10, Math.max(30, end[0] * 0.5)), from[1] + between(-16, 16)];
    art += dot(spot, between(3.5, 9), colors.strong, between(0.3, 0.95));
  }
  const main = smoothPath([
    [-20, end[1] + 30],
    [end[0] - far * 0.5, end[1] + 26],
    [end[0] - far * 0.2, end[1] + 2],
    end,
  ]);
  if (!isMain) return art + dot(end, 15, colors.strong);
  return art + line(main, palette.signal, 9) + ringMarker(end, colors, 26);
}
