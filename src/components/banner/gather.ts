import { curve, dotAt, type Point } from "../../shared/drawing/paths.ts";
import { type Ending, endingOf, fineInk, Pens, randomOf, row } from "./ending.ts";

/** Half of the height that the lines have at the panel's edge. */
const spread = 70;

/** Loose lines from the panel's edge that come together; some carry a dot. Each seed has waves of its own. */
export function gather(seed: string): Ending {
  return endingOf(wide(seed), sweep(seed));
}

function wide(seed: string) {
  const random = randomOf(seed);
  const pens = new Pens();
  const waves = [random(), random(), random()].map((turn) => turn * 6.28);
  const count = 16;
  const strong = new Set([2, 7, 12].map((at) => at + Math.floor(random() * 3)));
  for (let at = 0; at < count; at++) {
    const share = (at / (count - 1)) * 2 - 1;
    const points: Point[] = Array.from({ length: 7 }, (_, step) => {
      const x = step * 166;
      const open = (1 - step / 6) ** 1.5;
      const wave = Math.sin(step * 1.4 + (waves[0] ?? 0) + share * 2.2) * 15 * open;
      return [x, row.middle + (share * spread + wave + (random() - 0.5) * 16) * open];
    });
    points[6] = [row.wide, row.middle + share * 0.8];
    pens.add(strong.has(at) ? "strong" : fineInk(random), curve(points));
    // A dot at the panel's edge would be cut.
    for (const point of points.slice(1, 4))
      if (random() < 0.28)
        pens.add(strong.has(at) ? "spark" : random() < 0.6 ? "small" : "large", dotAt(...point));
  }
  return pens.paths;
}

/** On a phone the lines sweep down from above, and turn into the button. */
export function sweep(seed: string) {
  const random = randomOf(seed);
  const pens = new Pens();
  const count = 9;
  const strong = new Set([1, 4, 6].map((at) => at + Math.floor(random() * 3)));
  for (let at = 0; at < count; at++) {
    const points = besides(course, (at / (count - 1)) * 2 - 1).map(
      ([x, y], step): Point => [x, step < 3 ? y + (random() - 0.5) * 12 : y],
    );
    pens.add(strong.has(at) ? "strong" : fineInk(random), curve(points));
    for (const point of points.slice(1, 4)) if (random() < 0.3) pens.add("small", dotAt(...point));
  }
  return pens.paths;
}

const course = [
  [620, -120, 50],
  [500, -110, 52],
  [400, -88, 44],
  [324, -58, 31],
  [282, -24, 19],
  [271, 6, 10],
  [279, 25, 4.5],
  [300, 30, 1.2],
] as const;

/** The points of a course, moved aside by a share of its half width at each of them. */
function besides(course: readonly (readonly [x: number, y: number, half: number])[], share: number): Point[] {
  return course.map(([x, y, half], at) => {
    const [ax, ay] = course[Math.max(0, at - 1)] ?? [x, y];
    const [bx, by] = course[Math.min(course.length - 1, at + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay);
    const away = share * half;
    return [x + ((by - ay) / length) * away, y - ((bx - ax) / length) * away];
  });
}
