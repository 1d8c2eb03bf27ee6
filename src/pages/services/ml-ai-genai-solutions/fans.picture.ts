import { mark, marks } from "../../../shared/drawing/marks.ts";
import { dotAt, type Point, round, spline } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { fan } from "../fan.ts";

/** Orders of 18 weeks: made up, as the card says. */
const orders = [52, 40, 64, 46, 79, 58, 40, 73, 91, 64, 82, 106, 88, 76, 100, 118, 97, 112];
const week = 26;
const base = 220;
const points = orders.map((count, at): Point => [10 + at * week, base - count]);
const [today = 0, height = 0] = points.at(-1) ?? [];

/** What was, week by week, and the ways that the next twelve weeks may take. */
export const forecast = picture(
  790,
  250,
  marks({
    faint: [0, 1, 2, 3].map((row) => `M10 ${base - row * 55}H780`).join(""),
    clear: Array.from({ length: 30 }, (_, at) => `M${10 + at * week} 232v6`).join(""),
    edge: `M${points[0]?.join(" ")}C${spline(points)
      .map((curve) => curve.map(([x, y]) => `${round(x)} ${round(y)}`).join(" "))
      .join(" ")}`,
    small: points.map(([x, y]) => dotAt(x, y)).join(""),
  }) +
    marks(
      fan({
        seed: 12,
        count: 27,
        strong: 27,
        dots: false,
        from: () => [today, height],
        to: (place, chance) => [today + 12 * week, 20 + place * 150 + chance() * 8],
      }),
    ) +
    mark('stroke="var(--tip)" stroke-width="10"', dotAt(today, height)) +
    mark('stroke="var(--tip)" stroke-width="3.6"', `M${today + 12 * week - 14} 82l14 13l-14 13`),
);

/** Three trends that open out of one point, one over each column. */
export const outlook = picture(
  1216,
  150,
  [0, 1, 2]
    .map((column) =>
      marks(
        fan({
          seed: 5 + column,
          count: 13,
          strong: 13,
          dots: false,
          from: () => [column * 422, 145],
          to: (place) => [column * 422 + 350, 8 + place * (60 + column * 35)],
        }),
      ),
    )
    .join("") + marks({ large: [0, 1, 2].map((column) => dotAt(column * 422, 145)).join("") }),
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
      from: () => [90, 250],
      to: (place, chance) => [1440, 10 + place * 290 + chance() * 12],
    }),
  ) + mark('stroke="var(--tip)" stroke-width="14"', dotAt(90, 250)),
  { fit: "xMidYMid slice" },
);
