import type { Point } from "../drawing/paths.ts";
import { arrowLine, type CoverDrawing, dot, line, point, ringMarker } from "./svg.ts";

/** Scattered signals gather into one rising line. */
export const gatheringLines: CoverDrawing = ({ colors, random, between }) => {
  const strands = 28;
  const knot: Point = [between(772, 836), between(316, 344)];
  const tip: Point = [1102, 152];
  const chosen = 9 + Math.floor(random() * 9);
  let art = "";
  let signals = "";
  let main = "";
  for (let i = 0; i < strands; i++) {
    const off = i - (strands - 1) / 2;
    const start: Point = [-20, 312 + off * 21.5];
    const sway = between(-105, 105);
    const first: Point = [260, start[1] + sway];
    const second: Point = [450, knot[1] + 84 + off * 5.2];
    const end: Point = [knot[0], knot[1] + off * 0.7];
    const strand = `M${point(start)}C${point(first)} ${point(second)} ${point(end)}`;
    const rise = `C${point([knot[0] + 96, knot[1] - 22 + off * 0.5])} ${point([1004, 256 + off * 0.35])} ${point([1068, 190 + off * 0.25])}`;
    const along = (t: number): Point => bezier([start, first, second, end], t);
    if (i === chosen) {
      const begin = along(0.2);
      const [a, b, c] = [along(0.46), along(0.7), along(0.9)];
      const path = `M${point(begin)}C${point(along(0.3))} ${point(along(0.38))} ${point(a)}S${point(b)} ${point(c)}C${point([knot[0] + 90, knot[1] - 10])} ${point([1000, 254])} ${point(tip)}`;
      main = arrowLine(path, tip, [102, -98]) + ringMarker(begin, colors);
      art += line(strand, colors.line, 2.4, 0.4);
      continue;
    }
    art += line(strand + rise, colors.line, 2.4, between(0.15, 0.5));
    for (let k = 0; k < 3; k++) {
      signals += dot(along(between(0.06, 0.46)), between(3.5, 10), colors.strong, between(0.3, 1));
    }
  }
  return art + signals + main;
};

function bezier([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
  const axis = (k: 0 | 1) => [a, b, c, d].reduce((sum, p, i) => sum + p[k] * (weights[i] ?? 0), 0);
  return [axis(0), axis(1)];
}
