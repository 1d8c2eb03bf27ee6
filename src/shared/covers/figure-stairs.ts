import type { Point } from "../drawing/paths.ts";
import { palette } from "../palette.ts";
import { figureFrame } from "./figure-frame.ts";
import { arrowLine, dot, interpolate, line, type Pen, point, ringMarker, smoothPath } from "./svg.ts";

const apart = 15;
const lastTop = 210;

/** Counted parts, each a block of lines higher than the one before; what is starred stands apart, and leads on. */
export function stairsDrawing(isStarred: readonly boolean[], pen: Pen): string {
  const { left, right, bottom } = figureFrame;
  const { colors, between } = pen;
  const width = (right - left) / isStarred.length;
  const tops = isStarred.map((starred, at): Point => {
    const share = (at + 1) / isStarred.length;
    return [left + (at + 0.42) * width, interpolate(bottom, lastTop, share) - (starred ? 20 : 0)];
  });
  let art = "";
  tops.forEach(([middle, top], at) => {
    const ink = isStarred[at] ? palette.signal : colors.line;
    const lines = Math.floor((width * 0.8) / apart);
    for (let i = 0; i <= lines; i++) {
      const x = middle + (i - lines / 2) * apart;
      const end = top + between(0, 26);
      art += line(`M${point([x, 650])}V${Math.round(end)}`, ink, 3, between(0.35, 0.9));
      if (between(0, 1) > 0.45) art += dot([x, end], between(3, 7), isStarred[at] ? ink : colors.strong);
    }
  });
  const first = isStarred.indexOf(true);
  const over = tops.map(([x, top]): Point => [x, top - 34]);
  const start = over[first] ?? [left, lastTop];
  const tip: Point = [1120, start[1] - 26];
  const way = [...over.slice(first), tip];
  return [
    art,
    line(smoothPath([[-20, bottom - 20], ...over.slice(0, first + 1)]), colors.strong, 4),
    arrowLine(smoothPath(way), tip, [tip[0] - start[0], tip[1] - start[1]]),
    ...over.map((at, step) =>
      isStarred[step] ? ringMarker(at, colors) : dot(at, 20, colors.background) + dot(at, 12, colors.strong),
    ),
  ].join("");
}
