import { randomFrom } from "../random.ts";

/** A place that a bundle of lines runs through: how far the lines spread there, and how far each strays from its own. */
export interface Stop {
  x: number;
  y: number;
  spread: number;
  stray?: number;
}

interface BundleShape {
  seed: number;
  strands: number;
  route: readonly Stop[];
  /** Which of the strands stand out. */
  strong: readonly number[];
}

/** Path data by weight, as an illustration has them. */
export interface Lines {
  faint: string;
  middle: string;
  clear: string;
  strong: string;
}

type Point = readonly [x: number, y: number];

/**
 * Lines that run side by side through the stops of a route: wide apart where the route begins, close together where
 * it ends. Only exact arithmetic is used, so that server and browser agree to the last digit.
 */
export function drawBundle({ seed, strands, route, strong }: BundleShape): Lines {
  const random = randomFrom(seed);
  const normals = route.map((_, at) => normalAt(route, at));
  const lines: Lines = { faint: "", middle: "", clear: "", strong: "" };
  const fine = ["faint", "middle", "clear"] as const;
  for (let i = 0; i < strands; i++) {
    const from = strands === 1 ? 0 : i / (strands - 1) - 0.5;
    const points = route.map(({ x, y, spread, stray = 0 }, at): Point => {
      const [nx, ny] = normals[at] ?? [0, 1];
      const away = from * spread + (random() - 0.5) * stray;
      return [x + nx * away, y + ny * away];
    });
    const weight = fine[Math.floor(random() * 3)] ?? "faint";
    lines[strong.includes(i) ? "strong" : weight] += curveThrough(points);
  }
  return lines;
}

/** Path data of dots by size, and of those that stand out. */
export interface Dots {
  small: string;
  large: string;
  spark: string;
}

/** Dots at the places that a function finds by chance; where it finds none, there is no dot. */
export function scatterDots(seed: number, count: number, find: (random: () => number) => Point | null): Dots {
  const random = randomFrom(seed);
  const dots: Dots = { small: "", large: "", spark: "" };
  for (let i = 0; i < count; i++) {
    const place = find(random);
    if (place === null) continue;
    const pick = random();
    dots[pick > 0.86 ? "spark" : pick > 0.5 ? "large" : "small"] += dotAt(...place);
  }
  return dots;
}

/**
 * Path data of a smooth curve through all points (Catmull-Rom). Relative and with smooth joins it takes half the bytes
 * of absolute curves; each step starts from the rounded place that the last one reached, so no error adds up.
 */
export function curveThrough(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0];
  let pen: Point = [half(at(0)[0]), half(at(0)[1])];
  let path = `M${pen[0]} ${pen[1]}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    // A smooth join leaves a point in the direction that the curve came from.
    path += i === 0 ? `c${steps(pen, leave, arrive, to)}` : `s${steps(pen, arrive, to)}`;
    pen = [half(to[0]), half(to[1])];
  }
  return path;
}

function steps([x, y]: Point, ...points: Point[]): string {
  return points
    .flatMap((point) => [half(point[0] - x), half(point[1] - y)])
    .join(" ")
    .replaceAll(" -", "-");
}

/** Path data of straight lines through all points. */
export function lineThrough(points: readonly Point[]): string {
  return `M${points.map(spot).join("L")}`;
}

/** Path data of an arrowhead at a point, with the direction that it flies in. */
export function arrowhead([x, y]: Point, [dx, dy]: Point, size: number): string {
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = [(dx / length) * size, (dy / length) * size];
  return lineThrough([
    [x - ux - uy, y - uy + ux],
    [x, y],
    [x - ux + uy, y - uy - ux],
  ]);
}

/** Path data of a dot: a line of no length, whose round cap is the dot. */
export function dotAt(x: number, y: number): string {
  return `M${round(x)} ${round(y)}h0`;
}

// Half steps take a fifth fewer bytes than tenths, and no eye sees the difference in a curve.
function half(value: number): number {
  return Math.round(value * 2) / 2;
}

/** One decimal is enough for a line of 1.2 px. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function spot([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
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
