import type { Point } from "../drawing/paths.ts";
import type { FigureEntry } from "../posts/figure.ts";
import { figureFrame } from "./figure-frame.ts";
import {
  arrowLine,
  type CoverDrawing,
  dot,
  interpolate,
  line,
  type Pen,
  ringMarker,
  smoothPath,
} from "./svg.ts";

/** With many steps, each has fewer strands. */
const mostStrands = 9;

/** Steps: at each of them some strands leave, and the orange one goes on to the arrow. */
export function stepsDrawing(entries: readonly FigureEntry[], pen: Pen): ReturnType<CoverDrawing> {
  const { colors, between } = pen;
  const { top, bottom, right } = figureFrame;
  const last = entries.length + 1;
  const at = (place: number, off = 0): Point => [
    interpolate(-20, right, place / last),
    interpolate(bottom - 60, top + 40, (place / last) ** 1.35) + off * (1 - place / (last + 0.6)),
  ];
  const strands = Math.min(mostStrands, Math.ceil(50 / last));
  let art = "";
  for (let step = 1; step <= last; step++) {
    for (let i = 0; i < strands; i++) {
      const off = (i % 2 === 0 ? 1 : -1) * ((last + 1 - step) * 15 + (i / strands) * 14);
      const way = Array.from({ length: step + 1 }, (_, place) =>
        at(place, off + (place === 0 ? between(-30, 30) : 0)),
      );
      if (step < last) {
        const [x, y] = way.at(-1) ?? at(0);
        const end: Point = [x + between(50, 150), Math.min(y + Math.sign(off) * between(50, 150), 600)];
        way.push(end);
        art += dot(end, between(4, 10), colors.strong, between(0.35, 0.95));
      }
      art += line(smoothPath(way), colors.line, 2.4, between(0.2, 0.55));
    }
  }
  const rings = entries.map(({ starred }, index) => {
    const place = at(index + 1);
    if (starred) return ringMarker(place, colors, 26);
    return dot(place, 20, colors.background) + dot(place, 12, colors.strong);
  });
  const [tip, before] = [at(last), at(last - 1)];
  const way = smoothPath(Array.from({ length: last + 1 }, (_, place) => at(place)));
  return art + arrowLine(way, tip, [tip[0] - before[0], tip[1] - before[1]]) + rings.join("");
}
