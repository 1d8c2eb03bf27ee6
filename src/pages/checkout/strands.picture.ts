import { plans } from "../../../content/training/plans.ts";
import { mark, marks, type Paths } from "../../shared/drawing/marks.ts";
import { circleAt, round } from "../../shared/drawing/paths.ts";
import { picture } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";

const strands = 22;
const width = 640;
const height = 400;
const knot = { x: 300, y: 210 };

/** Strands that begin with a dot each and meet in the knot, where `rest` continues them. */
function gather(rest: string): Paths {
  const random = randomFrom(999);
  const paths = { faint: "", clear: "", strong: "", small: "", spark: "" };
  for (let i = 0; i < strands; i++) {
    const x = round(8 + random() * 110);
    const y = round(40 + (320 * i) / (strands - 1));
    const at = round(knot.y + (random() - 0.5) * 14);
    const isLit = i % 6 === 2;
    paths[isLit ? "strong" : random() > 0.5 ? "clear" : "faint"] +=
      `M${x} ${y}C${round(x + 100)} ${y} 200 ${at} ${knot.x} ${at}${rest}`;
    paths[isLit ? "spark" : "small"] += `M${x} ${y}h0`;
  }
  return paths;
}

const ways = [
  { plan: plans.professionals, y: 110 },
  { plan: plans.students, y: 310 },
];

/** Two plans, and none is chosen. */
export const waiting = picture(
  width,
  height,
  marks({
    ...gather(""),
    dashed: ways.map(({ y }) => `M312 210C400 210 400 ${y} 504 ${y}`).join(""),
    edge: ways.map(({ y }) => circleAt(524, y, 16)).join(""),
  }) + mark('stroke="var(--signal)" stroke-width="22"', `M${knot.x} ${knot.y}h0`),
  {
    words: ways.map(({ plan, y }) => ({ text: plan.priceDisplay, x: 556, y: y + 9, kind: "name" as const })),
  },
);

/** It has arrived: all strands reach the arrow. */
export const arrived = picture(
  width,
  height,
  marks({ ...gather("C420 210 440 110 612 110"), arrow: "M595 92l18 18-18 18" }),
);
