import { mark, marks, placed, stretched } from "../../../shared/drawing/marks.ts";
import { arrowhead } from "../../../shared/drawing/paths.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";
import { seats } from "./missing.picture.ts";

/** Where a line leaves its row, and where it has come to the others, in percent of the width. */
const [bend, joined] = [87, 96.5];
/** A row in the units of the drawing, and what is between two lines that run together. */
const [row, lane] = [100, 3.6];
const middle = (seats.length - 1) / 2;
const head = marks({ arrow: arrowhead([-2, 0], [1, 0], 12) });

/**
 * The way of each role, past its skills and to the row in the middle, where the ways of all run into one arrow. Its box is as
 * high as a row, and begins at the row's own line. The way of the missing role lies over the others, and has the arrow.
 */
export const ways = seats.map(({ isFree }, role): Picture => {
  const off = (role - middle) * lane;
  const [y, end] = [(middle - role) * row + off, (middle - role) * row];
  const half = (bend + joined) / 2;
  return {
    html:
      stretched(
        100,
        row,
        mark(
          'stroke-width="var(--strand)"',
          `M0 0H${bend}C${half} 0 ${half} ${y} ${joined} ${y}C98.2 ${y} 98.2 ${end} 100 ${end}`,
        ),
      ) + (isFree ? placed(100, end, head) : ""),
  };
});
