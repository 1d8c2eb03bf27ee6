import type { Point } from "../drawing/paths.ts";
import { palette } from "../palette.ts";
import type { FigureEntry } from "../posts/figure.ts";
import { stairsDrawing } from "./figure-stairs.ts";
import { arrowLine, dot, interpolate, line, type Pen, point, ringMarker, smoothPath } from "./svg.ts";

const from = 70;
const to = 1060;
const middle = 315;
const rings = 7;

export function rosettesDrawing(entries: readonly FigureEntry[], pen: Pen): string {
  const count = entries[0]?.dots ?? 0;
  const gap = (to - from) / count;
  const isStarred = Array.from({ length: count }, (_, i) => {
    const share = (100 * (i + 0.5)) / count;
    return entries.some(
      ({ span, starred }) => starred && span !== null && span[0] <= share && share < span[1],
    );
  });
  if (isStarred.filter(Boolean).length === 1) return stairsDrawing(isStarred, pen);
  const centers = isStarred.map((_, i): Point => [from + (i + 0.5) * gap, middle]);
  const radius = Math.min(gap * 0.6, 170);
  const { colors } = pen;
  const rosettes = centers.map((center, i) => rosette(center, radius, isStarred[i] === true, pen));
  const first = centers[isStarred.indexOf(true)] ?? [from, middle];
  const tip: Point = [1110, middle];
  const beads = centers.map((center, i) =>
    isStarred[i]
      ? ringMarker(center, colors)
      : dot(center, 20, colors.background) + dot(center, 12, colors.strong),
  );
  return [
    ...rosettes,
    line(`M-20 ${middle}L${point(first)}`, colors.strong, 4),
    arrowLine(`M${point(first)}L${point(tip)}`, tip, [1, 0]),
    ...beads,
  ].join("");
}

function rosette(center: Point, radius: number, starred: boolean, { colors, between }: Pen): string {
  const ink = starred ? palette.signal : colors.line;
  const [turn, wobble] = [between(0, 6.3), between(0.04, 0.09)];
  const at = (far: number, angle: number): Point => {
    const round = far * (1 + wobble * Math.sin(3 * angle + turn) + (wobble / 2) * Math.sin(5 * angle - turn));
    return [center[0] + round * Math.cos(angle), center[1] + round * Math.sin(angle)];
  };
  let art = "";
  for (let ring = rings; ring >= 1; ring--) {
    const points = Array.from({ length: 14 }, (_, i) => at((radius * ring) / rings, (i / 14) * 2 * Math.PI));
    art += line(
      smoothPath(points, true),
      ink,
      ring % 3 === 1 ? 4 : 2.4,
      interpolate(0.95, 0.35, ring / rings),
    );
  }
  for (let i = 0; i < 16; i++) {
    const spot = at(between(0.3, 1.1) * radius, between(0, 6.3));
    art += dot(spot, between(3, 7.5), starred ? palette.signal : colors.strong, between(0.4, 1));
  }
  return art;
}
