import { curve, dotAt, type Point, round } from "../../shared/drawing/paths.ts";
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

/** On a phone the lines sweep down from above, and turn into the button, each inside the one before. */
function sweep(seed: string) {
  const random = randomOf(seed);
  const pens = new Pens();
  const count = 12;
  const strong = new Set([1, 7].map((at) => at + Math.floor(random() * 3)));
  for (let at = 0; at < count; at++) {
    const inward = at / (count - 1);
    const y = -126 + 92 * inward + (random() - 0.5) * 5;
    const turn: Point = [261 + 28 * inward, -14 + 30 * inward];
    const fall: Bend = [
      [640, y + 2],
      [430 - 20 * inward, y - 10],
      [turn[0], turn[1] - 56 + 34 * inward],
      turn,
    ];
    const end: Point = [row.narrow, row.middle + 1 - 2 * inward];
    const arrival: Bend = [turn, [turn[0], turn[1] + 24 - 16 * inward], [turn[0] + 12, end[1]], end];
    pens.add(strong.has(at) ? "strong" : fineInk(random), pathOf(fall) + bendOf(arrival));
    // None where the lines are close, and no two above each other.
    const bead = pointOn(fall, 0.16 + ((at * 0.382) % 1) * 0.4);
    if (strong.has(at)) pens.add("spark", dotAt(...bead));
    else if (random() < 0.6) pens.add(random() < 0.6 ? "small" : "large", dotAt(...bead));
  }
  return pens.paths;
}

/** A cubic Bézier curve. */
type Bend = readonly [from: Point, leave: Point, arrive: Point, to: Point];

function pathOf(bend: Bend): string {
  return `M${bend[0].map(Math.round).join(" ")}${bendOf(bend)}`;
}

function bendOf([, ...points]: Bend): string {
  return `C${points.map((point) => point.map(round).join(" ")).join(" ")}`;
}

function pointOn([from, leave, arrive, to]: Bend, t: number): Point {
  const along = (axis: 0 | 1) =>
    from[axis] * (1 - t) ** 3 +
    3 * leave[axis] * (1 - t) ** 2 * t +
    3 * arrive[axis] * (1 - t) * t ** 2 +
    to[axis] * t ** 3;
  return [along(0), along(1)];
}
