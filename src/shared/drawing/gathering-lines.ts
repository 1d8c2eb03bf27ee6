import { dotInk, emptyPaths, fineInk, marks } from "./marks.ts";
import { arrowhead, dotAt, type Point, round } from "./paths.ts";
import { type Picture, picture } from "./picture.ts";
import { randomFrom } from "./random.ts";

interface GatheringLines {
  seed: number;
  width: number;
  height: number;
  strands: number;
  /** Where the lines gather, and where the arrow points, as shares of width and height. */
  knot: readonly [number, number];
  tip: readonly [number, number];
  /** How wildly the lines start, as a share of the height. */
  scatter: number;
}

/** At the tip the lines are this close together, and end this far behind it, in px. */
const endSpread = 3;
const endGap = 6;
const headSize = 17;

/** Scattered signals that gather into one rising line; another picture for each seed. */
export function gatheringLines(shape: GatheringLines): Picture {
  const { width, height, strands } = shape;
  const random = randomFrom(shape.seed);
  const knot = { x: shape.knot[0] * width, y: shape.knot[1] * height };
  const tip = { x: shape.tip[0] * width, y: shape.tip[1] * height };
  const paths = emptyPaths();
  const pull = (tip.x - knot.x) * 0.42;
  const rise = (knot.y - tip.y) * 0.36;
  // The lines arrive along this, and so does the head of the arrow.
  const direction: Point = [pull, -rise];
  const length = Math.hypot(...direction);
  const end = { x: tip.x - (pull / length) * endGap, y: tip.y + (rise / length) * endGap };
  const strongEvery = Math.max(4, Math.round(strands / 5));

  for (let i = 0; i < strands; i++) {
    const from = i / (strands - 1) - 0.5;
    const startY = height * (0.5 + from * 0.94);
    const sway = shape.scatter * height * (random() - 0.5);
    const throughY = knot.y + from * strands * 3.1;
    const endY = end.y + from * endSpread;
    const path =
      `M0 ${round(startY)}C${round(knot.x * 0.46)} ${round(startY + sway)} ` +
      `${round(knot.x * 0.62)} ${round(throughY + (knot.y - tip.y) * 0.22)} ${round(knot.x)} ${round(throughY)}` +
      `S${round(end.x - pull)} ${round(endY + rise)} ${round(end.x)} ${round(endY)}`;
    if (i % strongEvery === strongEvery >> 1) paths.strong += path;
    else paths[fineInk(random() * 3)] += path;

    for (let k = 0; k < 3; k++) {
      const x = random() * knot.x * 0.66;
      paths[dotInk(random())] += dotAt(x, startY + (sway * x) / (knot.x * 1.3));
    }
  }
  return picture(width, height, marks({ ...paths, arrow: arrowhead([tip.x, tip.y], direction, headSize) }), {
    fit: "xMaxYMid slice",
  });
}
