export type Point = readonly [x: number, y: number];

/** The head of an arrow that points to the right, with its tip just past this point. */
export function arrowAt(x: number, y: number): string {
  return `M${round(x - 19)} ${round(y - 21)}l24 20-22 22`;
}

/** A circle as path data, from its right around by the foot. */
export function circleAt(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 0 1`;
  return `M${round(x + radius)} ${round(y)}${half}${-2 * radius} 0${half} ${2 * radius} 0z`;
}

/** A box as path data, with the radii of its corners clockwise from the upper left one. */
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

/**
 * Path data of a smooth curve through all points. Relative and with smooth joins it takes half the bytes of absolute
 * curves; each step starts from the rounded place that the last one reached, so no error adds up.
 */
export function curveThrough(points: readonly Point[]): string {
  const [start = [0, 0]] = points;
  let pen: Point = [half(start[0]), half(start[1])];
  let path = `M${pen[0]} ${pen[1]}`;
  for (const [i, [leave, arrive, to]] of spline(points).entries()) {
    // A smooth join leaves a point in the direction that the curve came from.
    const end = joined(wholeSteps(pen, arrive), halfSteps(pen, to));
    path += i === 0 ? `c${joined(wholeSteps(pen, leave), end)}` : `s${end}`;
    pen = [half(to[0]), half(to[1])];
  }
  return path;
}

/** Cubic curves through all points (Catmull and Rom's spline): two control points each, and where they end. */
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

// What a line only bends toward may be coarser than what it goes through.
function wholeSteps([x, y]: Point, to: Point): string {
  return joined(Math.round(to[0] - x), Math.round(to[1] - y));
}

function halfSteps([x, y]: Point, to: Point): string {
  return joined(half(to[0] - x), half(to[1] - y));
}

function joined(...numbers: (number | string)[]): string {
  return numbers.join(" ").replaceAll(" -", "-");
}

/** Path data of straight lines through all points. */
export function lineThrough(points: readonly Point[], write = spot): string {
  return `M${points.map(write).join("L")}`;
}

/** Path data of an arrowhead at a point, with the direction that it flies in. */
export function arrowhead([x, y]: Point, [dx, dy]: Point, size: number, write = spot): string {
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [(dx / length) * size, (dy / length) * size];
  const head: Point[] = [
    [x - ux - uy, y - uy + ux],
    [x, y],
    [x - ux + uy, y - uy - ux],
  ];
  return lineThrough(head, write);
}

/** Path data of a dot: a line of no length, whose round cap is the dot. */
export function dotAt(x: number, y: number): string {
  return `M${round(x)} ${round(y)}h0`;
}

// Half steps take a fifth fewer bytes than tenths, and no eye sees the difference in a curve.
function half(value: number): number {
  return Math.round(value * 2) / 2;
}

function spot([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}
