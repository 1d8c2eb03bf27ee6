import { aiAutomations } from "../../../../content/services/ai-automations.ts";
import { bundle, scatter } from "../../../shared/drawing/bundle.ts";
import { marks } from "../../../shared/drawing/marks.ts";
import {
  arrowhead,
  boxAt,
  circleAt,
  curveThrough,
  dotAt,
  type Point,
} from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";

const { source, steps, approval, result } = aiAutomations.hero.diagram;
const [collect, understand, act] = steps;

const gates = [
  { x: 120, y: 318, lanes: 7 },
  { x: 222, y: 232, lanes: 5 },
  { x: 322, y: 140, lanes: 3 },
] as const;
const tip = { x: 396, y: 50 };
const person = { x: 298, y: 312 };

const flow = bundle({
  seed: 91,
  strands: 22,
  strong: [5, 11, 17],
  route: [
    { x: -120, y: 232, spread: 350, stray: 40 },
    { x: 0, y: 240, spread: 300, stray: 70 },
    { x: 66, y: 296, spread: 130, stray: 20 },
    { x: gates[0].x, y: gates[0].y, spread: 58, stray: 2 },
    { x: 172, y: 290, spread: 50, stray: 2 },
    { x: 184, y: 250, spread: 44, stray: 1 },
    { x: gates[1].x, y: gates[1].y, spread: 38, stray: 1 },
    { x: 272, y: 206, spread: 32, stray: 1 },
    { x: 286, y: 160, spread: 28 },
    { x: gates[2].x, y: gates[2].y, spread: 22 },
    { x: 366, y: 112, spread: 14 },
    { x: tip.x - 2, y: tip.y + 4, spread: 3 },
  ],
});

const arrivals = scatter(12, 32, (random) => [5 + random() * random() * 120, 70 + random() * 310]);

const papers: readonly Point[] = [
  [30, 112],
  [58, 182],
  [22, 230],
];

/** What needs a person leaves the line after the second gate and comes back before the third. */
const detour =
  curveThrough([
    [222, 272],
    [230, 300],
    [274, 312],
  ]) +
  curveThrough([
    [322, 312],
    [344, 290],
    [334, 210],
    [323, 170],
  ]);

/** A gate has a light for each lane; the middle one is lit. */
function gate({ x, y, lanes }: (typeof gates)[number]): string {
  const half = 14 + lanes * 5;
  const lights = Array.from({ length: lanes }, (_, i) => i - (lanes - 1) / 2);
  return marks({
    box: boxAt(x - 14, y - half, 28, 2 * half, [14]),
    small: lights.map((at) => (at === 0 ? "" : dotAt(x, y + at * 10))).join(""),
    spark: dotAt(x, y),
  });
}

/** Work comes in from everywhere, is sorted lane by lane as it passes three gates, and leaves as one line. */
export const pipeline = picture(
  420,
  430,
  flow +
    arrivals +
    marks({
      box: papers.map(([x, y]) => `M${x} ${y}h20l9 9v27h-29z`).join(""),
      edge: papers.map(([x, y]) => `M${x + 7} ${y + 15}h15m-15 7h15m-15 7h8`).join(""),
      dashed: detour,
    }) +
    marks({
      box: circleAt(person.x, person.y, 24),
      edge: `M${person.x - 12} ${person.y + 13}a12 11 0 0 1 24 0${circleAt(person.x, person.y - 7, 6.5)}`,
    }) +
    gates.map(gate).join("") +
    marks({ arrow: arrowhead([tip.x, tip.y], [0.7, -1], 16) }),
  {
    words: [
      { text: source, x: 22, y: 418, kind: "quiet" },
      { text: collect, x: 150, y: 366 },
      { text: understand, x: 208, y: 178, anchor: "end" },
      { text: act, x: 300, y: 90, anchor: "end" },
      { text: approval, x: person.x, y: person.y + 50, kind: "quiet", anchor: "middle" },
      { text: result, x: 362, y: 38, anchor: "end" },
    ],
  },
);
