import { bundle } from "../../../shared/drawing/bundle.ts";
import { marks } from "../../../shared/drawing/marks.ts";
import { arrowhead, dotAt } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";

const width = 1216;
const height = 240;
const base = height - 34;
const tip = { x: width - 8, y: 26 };
/** Above the left edge of each of the three columns. */
const starts = [6, 428, 850];

const bundles = starts.map((x, at) => {
  const along = (share: number) => x + (tip.x - x) * share;
  return bundle({
    seed: 610 + at,
    strands: 11,
    strong: [5],
    route: [
      { x, y: base, spread: 1 },
      { x: along(0.16), y: base - 34, spread: 44 - at * 9, stray: 16 },
      { x: along(0.42), y: base - 74, spread: 54 - at * 14, stray: 20 },
      { x: along(0.72), y: base - 122, spread: 26 - at * 6, stray: 5 },
      { x: tip.x - 3, y: tip.y + 2, spread: 3 },
    ],
  });
});

/** Three bundles, one from each column, that meet in one line. */
export const strands = picture(
  width,
  height,
  bundles.join("") +
    marks({
      spark: starts.map((x) => dotAt(x, base)).join(""),
      arrow: arrowhead([tip.x, tip.y], [1, -0.5], 15),
    }),
);
