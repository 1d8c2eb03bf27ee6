import { engineerCourse } from "../../../content/training/ai-ml-genai-course.ts";
import { marks } from "../../shared/drawing/marks.ts";
import { arrowhead, boxAt, circleAt, dotAt, type Point, round } from "../../shared/drawing/paths.ts";
import { picture } from "../../shared/drawing/picture.ts";

const [width, height] = [320, 92];
const middle = height / 2;

const teams: Point[] = [30, 46, 58, 58, 46, 30].map((x, at) => [x, 8 + at * 15.2]);

/** Six teams on one way. */
const corporate = picture(
  width,
  height,
  marks({
    strong: teams
      .map(([x, y]) => `M${x} ${round(y)}C${x + 90} ${round(y)} 150 ${middle} 232 ${middle}H306`)
      .join(""),
    arrow: arrowhead([310, middle], [1, 0], 11),
    box: teams.map(([x, y]) => circleAt(x, y, 5)).join(""),
  }),
);

/** A line for each lesson, higher in each block, and a dot for the project at a block's end. */
const engineer = picture(width, height, drawLessons());

function drawLessons(): string {
  const floor = height - 6;
  const lengths = engineerCourse.curriculum.items.slice(0, 5).map(({ lessons }) => lessons.length);
  const count = lengths.reduce((sum, length) => sum + length, 0);
  let [at, lines, projects, rise] = [0, "", "", `M8 ${floor}`];
  for (const [block, length] of lengths.entries()) {
    const from = (floor - 12) * ((block + 0.4) / lengths.length) ** 1.2;
    for (let lesson = 0; lesson < length; lesson++) {
      const x = round(10 + (280 * at) / (count - 1));
      const up = round(6 + (from * (lesson + 1)) / length);
      lines += `M${x} ${floor}V${round(floor - up)}`;
      if (lesson === length - 1) {
        projects += dotAt(x, floor - up);
        rise += `L${x} ${round(floor - up)}`;
      }
      at += 1;
    }
  }
  return marks({
    clear: `M4 ${floor}H296`,
    middle: lines,
    strong: `${rise}L310 8`,
    arrow: arrowhead([312, 6], [20, -11], 11),
    spark: projects,
  });
}

/** What comes in, an agent with its tools, and what goes out. */
const noCode = picture(
  width,
  height,
  marks({
    strong: `M4 ${middle}H40M92 ${middle}C112 ${middle} 108 28 128 28H212C244 28 236 ${middle} 262 ${middle}H306`,
    arrow: arrowhead([310, middle], [1, 0], 11),
    dashed: [146, 170, 194].map((x) => `M170 42C170 58 ${x} 52 ${x} 70`).join(""),
    lit: boxAt(128, 12, 84, 32, [9]),
    edge: boxAt(128, 12, 84, 32, [9]),
    box: boxAt(40, middle - 12, 52, 24, [8]) + [146, 170, 194].map((x) => circleAt(x, 78, 8)).join(""),
    spark: dotAt(66, middle) + dotAt(170, 28),
  }),
);

/** In the order of the ledger. */
export const courses = [corporate, engineer, noCode];
