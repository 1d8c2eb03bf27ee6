export type Point = readonly [x: number, y: number];

/** A circle as path data, clockwise from the right. */
export function circleAt(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 0 1`;
  return `M${round(x + radius)} ${round(y)}${half}${-2 * radius} 0${half} ${2 * radius} 0z`;
}

/** A rounded box as path data; the radii go clockwise from the upper left corner. */
export function boxAt(
  x: number,
  y: number,
  width: number,
  height: number,
  [a, b = a, c = a, d = a]: readonly [number, number?, number?, number?],
): string {
  const turn = (radius: number, dx: number, dy: number) =>
    `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return (
    `M${round(x + a)} ${y}h${round(width - a - b)}${turn(b, 1, 1)}v${height - b - c}${turn(c, -1, 1)}` +
    `h${round(c + d - width)}${turn(d, -1, -1)}v${d + a - height}${turn(a, 1, -1)}z`
  );
}

/** One decimal is enough for a line of 1.2 px. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A Catmull-Rom spline through all points, as cubic Bézier curves. */
export function spline(points: readonly Point[], closed = false): [leave: Point, arrive: Point, to: Point][] {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];
  return Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return [leave, arrive, to];
  });
}

/** The spline through all points as path data in whole units, relative where that is shorter. */
export function curve(points: readonly Point[]): string {
  const [first = [0, 0]] = points;
  let [x, y] = first.map(Math.round) as [number, number];
  let path = `M${x} ${y}`;
  for (const bend of spline(points)) {
    const from: Point = [x, y];
    path += `c${bend.map(([bx, by]) => `${Math.round(bx - from[0])} ${Math.round(by - from[1])}`).join(" ")}`;
    x = Math.round(bend[2][0] - from[0]) + from[0];
    y = Math.round(bend[2][1] - from[1]) + from[1];
  }
  return path.replaceAll(" -", "-");
}

/** Path data of an arrowhead that points along the direction. */
export function arrowhead([x, y]: Point, [dx, dy]: Point, size: number, write = spot): string {
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [(dx / length) * size, (dy / length) * size];
  const head: Point[] = [
    [x - ux - uy, y - uy + ux],
    [x, y],
    [x - ux + uy, y - uy - ux],
  ];
  return `M${head.map((place) => write(place)).join("L")}`;
}

/** Path data of a dot: a line of no length, whose round cap is the dot. */
export function dotAt(x: number, y: number): string {
  return `M${round(x)} ${round(y)}h0`;
}

/** A point as path data. */
export function spot([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}
