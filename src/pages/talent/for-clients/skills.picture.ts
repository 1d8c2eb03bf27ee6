import { mark, marks } from "../../../shared/drawing/marks.ts";
import { circleAt, dotAt, type Point } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";

const apart = 22;
const rows = [0, 1, 2, 3].map((row) => apart * (row + 0.5));
const seat: Point = [62, apart * 2];
const reach = 13;

/** Four skills, a line each, come together in the seat of one person; the lines begin where those beside the words end. */
export const skills = picture(
  seat[0] + reach + 1,
  apart * rows.length,
  mark(
    'stroke-width="var(--strand)"',
    rows.map((y) => `M0 ${y}C30 ${y} 24 ${seat[1]} ${seat[0] - reach} ${seat[1]}`).join(""),
  ) +
    marks({ box: circleAt(...seat, reach) }) +
    mark('stroke-width="var(--person)"', dotAt(...seat)),
);
