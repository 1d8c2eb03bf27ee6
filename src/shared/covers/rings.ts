import type { Point } from "../drawing/paths.ts";
import { arrowLine, type CoverDrawing, line, point, ringMarker, smoothPath } from "./svg.ts";

/** Rings of noise around a question; the orange line finds the gap in each of them. */
export const rings: CoverDrawing = ({ colors, random, between }) => {
  const center: Point = [between(440, 486), between(330, 352)];
  const count = 11;
  const onRing = (ring: number, angle: number): Point => {
    const radius = 54 + ring * 35;
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  };
  // The gaps turn from one side toward the upper right.
  const from = between(1.1, 1.9);
  const gapAt = (ring: number) => from * (1 - ring / (count - 1)) ** 1.6 - 0.34;
  let art = "";
  for (let ring = 0; ring < count; ring++) {
    const radius = 54 + ring * 35;
    const gap = gapAt(ring);
    const opening = 46 / radius;
    const end = gap + 2 * Math.PI - opening;
    for (let angle = gap + opening; angle < end; ) {
      const sweep = Math.min(between(12, 130) / radius, end - angle);
      const [a, b] = [onRing(ring, angle), onRing(ring, angle + sweep)];
      const inView = (p: Point) => p[0] > -40 && p[0] < 1240 && p[1] > -40 && p[1] < 670;
      if (inView(a) || inView(b)) {
        const heavy = random() < 0.2;
        const large = sweep > Math.PI ? 1 : 0;
        art += line(
          `M${point(a)}A${radius} ${radius} 0 ${large} 1 ${point(b)}`,
          heavy ? colors.strong : colors.line,
          heavy ? 7 : 3.4,
          heavy ? between(0.55, 1) : between(0.2, 0.6),
        );
      }
      angle += sweep + between(14, 44) / radius;
    }
  }
  const gaps = Array.from({ length: count }, (_, ring) => onRing(ring, gapAt(ring) + 22 / (54 + ring * 35)));
  const tip: Point = [1102, 150];
  const out = gaps.at(-1) ?? center;
  const path = smoothPath([
    center,
    ...gaps.filter((_, ring) => ring % 2 === 0),
    [(out[0] + tip[0]) / 2 + 10, (out[1] + tip[1]) / 2 - 14],
    tip,
  ]);
  return art + arrowLine(path, tip, [tip[0] - out[0], tip[1] - out[1]]) + ringMarker(center, colors, 19);
};
