import { corporateTraining } from "../../../../content/training/corporate-training.ts";
import { mark, marks, placed, stretched } from "../../../shared/drawing/marks.ts";
import { dotAt, round } from "../../../shared/drawing/paths.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";

const { items } = corporateTraining.market;
const most = Math.max(...items.map(({ value }) => amount(value)));

/** A line to scale for each projection; the one that says where it comes from begins there. */
export const projections: readonly Picture[] = items.map(({ value, caption }): Picture => {
  const end = share(value);
  const from = caption === undefined ? 0 : share(caption);
  const isMost = end === 100;
  return {
    html:
      stretched(
        100,
        100,
        marks({ clear: `M0 50H${from}`, steady: `M${from} 50H${end}` }) +
          (isMost ? "" : mark('stroke="var(--signal)" stroke-width="9"', dotAt(end, 50))) +
          (from === 0 ? "" : mark('stroke="var(--ink)" stroke-width="9"', dotAt(from, 50))),
      ) + (isMost ? placed(100, 50, mark('stroke="var(--ink)" stroke-width="3"', "m-8-7 8 7-8 7")) : ""),
  };
});

/** In percent of the largest. */
function share(words: string): number {
  return round((100 * amount(words)) / most);
}

/** "3.68 trillion" in billions. */
function amount(words: string): number {
  const [, number = "", unit] = /([\d.]+) (billion|trillion)/.exec(words) ?? [];
  return Number(number) * (unit === "trillion" ? 1000 : 1);
}
