import { mark, steady } from "../../shared/drawing/marks.ts";
import { boxAt, dotAt } from "../../shared/drawing/paths.ts";
import { bends, board, byInk, ending, type Stroke, turn } from "./ending.ts";

const teams = [
  { x: 150, y: 78, side: 2, hasEnds: false, isOne: false },
  { x: 240, y: 176, side: 2, hasEnds: true, isOne: false },
  { x: 340, y: 78, side: 4, hasEnds: true, isOne: true },
  { x: 437, y: 176, side: 3, hasEnds: false, isOne: false },
  { x: 524, y: 78, side: 3, hasEnds: false, isOne: false },
  { x: 612, y: 176, side: 3, hasEnds: true, isOne: false },
];

const [seat, half] = [30, 22];

/** Teams at their tables, seen from above, whose lines come together in one program. */
export const meet = tables();

function tables() {
  const strokes: Stroke[] = [];
  const tops = { one: "", others: "" };
  const { ground } = board;
  for (const { x, y, side, hasEnds, isOne } of teams) {
    // Between two seats, where one is in the middle.
    const leaves = x - (side % 2) * (seat / 2);
    strokes.push([
      isOne ? "strong" : "clear",
      bends([
        [leaves, y],
        [leaves, y],
        [leaves, ground - 42],
        [leaves, ground - 42],
        [leaves, ground - 14],
        [leaves - 14, ground],
        [leaves - 42, ground],
      ]) + turn(),
    ]);
    const wide = side * seat + 6;
    tops[isOne ? "one" : "others"] += boxAt(x - wide / 2, y - half, wide, 2 * half, [10]);
    for (let at = 0; at < side; at++)
      for (const sign of [-1, 1])
        strokes.push([
          isOne ? "spark" : "large",
          dotAt(x + (at - (side - 1) / 2) * seat, y + sign * (half + 14)),
        ]);
    if (hasEnds)
      for (const sign of [-1, 1])
        strokes.push([isOne ? "spark" : "large", dotAt(x + sign * (wide / 2 + 14), y)]);
  }
  return ending(
    byInk(strokes),
    steady(
      mark('fill="var(--surface)" stroke-width="1.4" stroke-opacity=".62"', tops.others) +
        mark('fill="var(--signal)" stroke="none"', tops.one),
    ),
  );
}
