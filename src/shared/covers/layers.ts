import type { Point } from "../drawing/paths.ts";
import {
  arrowLine,
  type CoverDrawing,
  dot,
  line,
  outlinedShape,
  point,
  ringMarker,
  roundedPath,
} from "./svg.ts";

/** A stack of planes; one thread finds its way up through all of them. */
export const layers: CoverDrawing = ({ colors, between, random }) => {
  const planes = 4;
  // The planes are drawn in parallel projection: u to the right and down, v to the left and down, level upward.
  const at = (u: number, v: number, level: number): Point => [
    548 + (u - v) * 384,
    478 + (u + v - 1) * 128 - level * 80,
  ];
  const [first, second] = [between(0.32, 0.46), between(0.62, 0.76)];
  const [near, nearer] = [between(0.84, 0.94), between(0.7, 0.78)];
  // The thread runs on the strips that no upper plane hides.
  const thread = [
    at(between(0.1, 0.16), near, 0),
    at(first, near, 0),
    at(first, near, 1),
    at(first, nearer, 1),
    at(second, nearer, 1),
    at(second, nearer, 2),
    at(0.92, nearer, 2),
    at(0.92, nearer, 3),
  ];
  let art = "";
  for (let i = 0; i < 34; i++) {
    const right = i % 4 === 0;
    const spot: Point = [right ? between(1000, 1160) : between(36, 200), between(60, 580)];
    art += dot(spot, between(2.5, 8), colors.strong, between(0.2, 0.6));
  }
  for (let level = 0; level < planes; level++) {
    const corners = [at(0, 0, level), at(1, 0, level), at(1, 1, level), at(0, 1, level)];
    const outline = `M${corners.map(point).join("L")}Z`;
    art += `<path d="${outline}" fill="${colors.background}" fill-opacity="0.7"/>`;
    art += outlinedShape(outline, colors.fill, 0.45 + level * 0.15, colors.line, 3.2, 0.4 + level * 0.18);
    for (let row = 1; row < 8; row++) {
      for (let column = 1; column < 8; column++) {
        if (random() > 0.95 - level * 0.28) continue;
        const [x, y] = at(row / 8, column / 8, level);
        const length = between(3, 12);
        art += line(
          `M${point([x - length, y - length / 3])}l${point([length * 2, (length * 2) / 3])}`,
          colors.strong,
          5,
          between(0.3, 0.7),
        );
      }
    }
  }
  const [start, edge] = [thread[0], thread.at(-1)];
  if (start === undefined || edge === undefined) return art;
  const tip: Point = [1102, edge[1] - (1102 - edge[0]) / 3];
  return art + arrowLine(roundedPath([...thread, tip], 20), tip, [3, -1]) + ringMarker(start, colors, 13);
};
