import { engineerCourse } from "../../../content/training/ai-ml-genai-course.ts";
import { marks } from "../../shared/drawing/marks.ts";
import { arrowhead, boxAt, circleAt, dotAt, type Point, round } from "../../shared/drawing/paths.ts";
import { picture } from "../../shared/drawing/picture.ts";

const [width, height] = [320, 92];
const middle = height / 2;

const teams: Point[] = [6, 26, 42, 42, 26, 6].map((x, at) => [x, 8 + at * 15.2]);

/** Six teams on one way. */
const corporate = picture(
  width,
  height,
  marks({
    strong: teams
      .map(([x, y]) => `M${x} ${round(y)}C${x + 100} ${round(y)} 140 ${middle} 226 ${middle}H314`)
      .join(""),
    arrow: arrowhead([318, middle], [1, 0], 11),
    box: teams.map(([x, y]) => circleAt(x, y, 5)).join(""),
  }),
);

/** A slope for each block of lessons, as wide as it is long, and a dot for the project at its end. */
const engineer = picture(width, height, drawBlocks());

function drawBlocks(): string {
  const floor = height - 6;
  const lengths = engineerCourse.curriculum.items.slice(0, 5).map(({ lessons }) => lessons.length);
  let [x, slopes, projects, rise] = [0, "", "", `M0 ${floor}`];
  for (const [block, length] of lengths.entries()) {
    const up = Math.round(8 + 15 * block);
    const wide = Math.round(length * 3.72);
    slopes += `M${x} ${floor}l${wide} ${-up}v${up}z`;
    x += wide;
    projects += dotAt(x, floor - up);
    rise += `L${x} ${floor - up}`;
  }
  return marks({
    lit: slopes,
    clear: `M0 ${floor}H${width}`,
    strong: `${rise}L${x + 22} 8`,
    arrow: arrowhead([x + 24, 6], [20, -11], 11),
    spark: projects,
  });
}

/** What comes in, an agent with its tools, and what goes out. */
const noCode = picture(
  width,
  height,
  marks({
    strong: `M0 ${middle}H40M92 ${middle}C112 ${middle} 108 28 128 28H212C244 28 236 ${middle} 262 ${middle}H314`,
    arrow: arrowhead([318, middle], [1, 0], 11),
    dashed: [146, 170, 194].map((x) => `M170 42C170 58 ${x} 52 ${x} 70`).join(""),
    lit: boxAt(128, 12, 84, 32, [9]),
    edge: boxAt(128, 12, 84, 32, [9]),
    box: boxAt(40, middle - 12, 52, 24, [8]) + [146, 170, 194].map((x) => circleAt(x, 78, 8)).join(""),
    spark: dotAt(66, middle) + dotAt(170, 28),
  }),
);

/** In the order of the ledger. */
export const courses = [corporate, engineer, noCode];
