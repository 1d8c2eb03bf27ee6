import type { Point } from "../drawing/paths.ts";
import { palette } from "../palette.ts";
import type { FigureEntry } from "../posts/figure.ts";
import { figureFrame } from "./figure-frame.ts";
import { arrowLine, dot, line, type Pen, point, roundedPath } from "./svg.ts";

const columns = 24;
const rows = 7;
const apart = 36;
const pitch = 35;
const rail = 470;

/** Parts of a whole: each is a block of dots. The starred ones are framed, and their lines leave together. */
export function setsDrawing(entries: readonly FigureEntry[], pen: Pen): string {
  const { left, top } = figureFrame;
  const foot = top + 50 + (rows - 1) * pitch;
  const tip: Point = [1110, rail];
  let art = "";
  let ways = "";
  entries.forEach(({ span, starred }, part) => {
    const [begin, end] = (span ?? [0, 0]).map((share) => Math.round((share / 100) * columns)) as [
      number,
      number,
    ];
    if (end === begin) return;
    const x = left - 10 + begin * pitch + part * apart;
    const right = x + (end - begin - 1) * pitch;
    for (let column = 0; column < end - begin; column++)
      for (let row = 0; row < rows; row++)
        art += spot([x + column * pitch, top + 26 + row * pitch], starred, pen);
    if (!starred) return;
    art += line(frameAround([x - 24, top + 2], [right + 24, foot]), palette.signal, 5);
    const middle = Math.round((x + right) / 2);
    const way = `M${middle} ${foot}C${middle} ${rail} ${middle} ${rail} ${middle + 80} ${rail}`;
    ways += arrowLine(`${way}L${point(tip)}`, tip, [1, 0]);
  });
  return art + ways;
}

function spot(at: Point, starred: boolean, { colors, between }: Pen): string {
  return dot(
    at,
    starred ? 11 : between(7, 11),
    starred ? palette.signal : colors.strong,
    starred ? 1 : between(0.4, 0.95),
  );
}

function frameAround([left, top]: Point, [right, bottom]: Point): string {
  const middle = (left + right) / 2;
  return roundedPath(
    [
      [middle, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
      [middle, top],
    ],
    18,
  );
}
