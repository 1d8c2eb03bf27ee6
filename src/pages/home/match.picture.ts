import { fineInk, marks } from "../../shared/drawing/marks.ts";
import { boxAt, circleAt, dotAt } from "../../shared/drawing/paths.ts";
import { picture } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";

const count = 6;
const [left, right] = [22, 338];
const row = (at: number) => 25 + at * 50;
/** The task and the specialist that fit each other. */
const match = [1, 4] as const;

const random = randomFrom(7);
const line = (from: number, to: number) =>
  `M${left + 14} ${row(from)}C${left + 130} ${row(from)} ${right - 130} ${row(to)} ${right - 14} ${row(to)}`;
const fine = { faint: "", middle: "", clear: "" };
let edge = "";
for (let from = 0; from < count; from++) {
  edge += boxAt(left - 12, row(from) - 12, 24, 24, [5]) + circleAt(right, row(from), 12);
  for (let to = 0; to < count; to++) {
    const isMatch = from === match[0] && to === match[1];
    if (!isMatch && random() < 0.6) fine[fineInk(random() * 3)] += line(from, to);
  }
}

/** One network between work and specialists: of all the lines that could be, the one that fits. */
export const network = picture(
  360,
  300,
  marks({
    ...fine,
    edge,
    strong: line(...match),
    spark: dotAt(left, row(match[0])) + dotAt(right, row(match[1])),
  }),
);
