import { mark, marks } from "../../../shared/drawing/marks.ts";
import { dotAt, type Point, round, spline } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { fan } from "../fan.ts";

/** Orders of 18 weeks: made up, as the card says. */
const orders = [52, 40, 64, 46, 79, 58, 40, 73, 91, 64, 82, 106, 88, 76, 100, 118, 97, 112];
const week = 26;
const base = 180;
const points = orders.map((count, at): Point => [10 + at * week, base - 0.8 * count]);
const [today = 0, height = 0] = points.at(-1) ?? [];

/** Half a year that comes back: what changes from week to week in the two years before, which come in from outside of the card. */
const season = [
  -14, 9, -20, 26, -8, -17, 30, -4, -22, 15, 18, -28, 11, 24, -35, 6, -12, 31, -21, -9, 25, -16, 12, -30, 22,
  7,
];
const before = [...season, ...season, ...season, ...season];
const first = `M${points[0]?.join(" ")}`;

/** What was, week by week, and the ways that the next twelve weeks may take. */
export const forecast = picture(
  790,
  206,
  mark('stroke-width="2" stroke-opacity=".4"', first + before.map((rise) => `l-26 ${rise}`).join("")) +
    marks({
      faint: [0, 1, 2, 3].map((row) => `M10 ${base - row * 50}H780`).join(""),
      clear: Array.from({ length: 30 }, (_, at) => `M${10 + at * week} 192v6`).join(""),
      edge: `${first}C${spline(points)
        .map((curve) => curve.map(([x, y]) => `${round(x)} ${round(y)}`).join(" "))
        .join(" ")}`,
      large: first + before.map((rise) => `m-26 ${rise}h0`).join(""),
      small: points.map(([x, y]) => dotAt(x, y)).join(""),
    }) +
    marks(
      fan({
        seed: 12,
        count: 27,
        strong: 27,
        dots: false,
        from: () => [today, height],
        to: (place, chance) => [today + 12 * week, 12 + place * 124 + chance() * 8],
      }),
    ) +
    mark('stroke="var(--tip)" stroke-width="10"', dotAt(today, height)) +
    mark('stroke="var(--tip)" stroke-width="3.6"', `M${today + 12 * week - 14} 63l14 13l-14 13`),
);

/** The whole page once more: all ways from one day. */
export const allWays = picture(
  1440,
  320,
  marks(
    fan({
      seed: 58,
      count: 54,
      strong: 27,
      dots: false,
      from: () => [90, 212],
      to: (place, chance) => [1440, 76 + place * 158 + chance() * 8],
    }),
  ) + mark('stroke="var(--tip)" stroke-width="14"', dotAt(90, 212)),
  { fit: "xMinYMid slice" },
);
