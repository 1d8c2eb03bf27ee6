import { dotInk, fineInk, marks } from "./marks.ts";
import { curveThrough, dotAt, type Point } from "./paths.ts";
import { randomFrom } from "./random.ts";

/** A place that a bundle of lines runs through: how far the lines spread there, and how far each strays from its own. */
export interface Stop {
  x: number;
  y: number;
  spread: number;
  stray?: number;
}

interface Bundle {
  seed: number;
  strands: number;
  route: readonly Stop[];
  /** Which of the strands stand out. */
  strong: readonly number[];
}

/**
 * Lines that run side by side through the stops of a route: wide apart where the route begins, close together where
 * it ends; the strong ones on top.
 */
export function bundle({ seed, strands, route, strong }: Bundle): string {
  const random = randomFrom(seed);
  const normals = route.map((_, at) => normalAt(route, at));
  const lines = { faint: "", middle: "", clear: "", strong: "" };
  for (let i = 0; i < strands; i++) {
    const from = strands === 1 ? 0 : i / (strands - 1) - 0.5;
    const points = route.map(({ x, y, spread, stray = 0 }, at): Point => {
      const [nx, ny] = normals[at] ?? [0, 1];
      const away = from * spread + (random() - 0.5) * stray;
      return [x + nx * away, y + ny * away];
    });
    const weight = fineInk(random() * 3);
    lines[strong.includes(i) ? "strong" : weight] += curveThrough(points);
  }
  return marks(lines);
}

/** Dots at the places that a function finds by chance; where it finds none, there is no dot. */
export function scatter(seed: number, count: number, find: (random: () => number) => Point | null): string {
  const random = randomFrom(seed);
  const dots = { small: "", large: "", spark: "" };
  for (let i = 0; i < count; i++) {
    const place = find(random);
    if (place === null) continue;
    dots[dotInk(random())] += dotAt(...place);
  }
  return marks(dots);
}

/** Unit vector across the route at one of its stops. */
function normalAt(route: readonly Stop[], at: number): Point {
  const before = route[Math.max(at - 1, 0)];
  const after = route[Math.min(at + 1, route.length - 1)];
  if (before === undefined || after === undefined || before === after) return [0, 1];
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return [-dy / length, dx / length];
}
