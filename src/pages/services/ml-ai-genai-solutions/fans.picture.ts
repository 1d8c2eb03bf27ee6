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

/** What was, week by week, and the ways that the next twelve weeks may take. */
export const forecast = picture(
  790,
  206,
  marks({
    faint: [0, 1, 2, 3].map((row) => `M10 ${base - row * 50}H780`).join(""),
    clear: Array.from({ length: 30 }, (_, at) => `M${10 + at * week} 192v6`).join(""),
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
        to: (place, chance) => [today + 12 * week, 12 + place * 124 + chance() * 8],
      }),
    ) +
    mark('stroke="var(--tip)" stroke-width="10"', dotAt(today, height)) +
    mark('stroke="var(--tip)" stroke-width="3.6"', `M${today + 12 * week - 14} 63l14 13l-14 13`),
);

const columns = [0, 1, 2].map((column) => 6 + column * 422);

/** One development, which divides into three: each column has its part of it. */
export const outlook = picture(
  1216,
  120,
  columns
    .map((x, column) => {
      const paths = { faint: "", middle: "", clear: "", strong: "" };
      const inks = ["faint", "middle", "clear"] as const;
      for (let i = 0; i < 9; i++) {
        const [y, apart] = [16 + column * 2 + i * 4, (i - 4) * 1.1];
        const bend = Math.max(x - 330, -420);
        paths[i === 4 ? "strong" : (inks[i % 3] ?? "middle")] +=
          `M-900 ${y}H${bend}C${round(x - 120)} ${y} ${round(x + apart)} ${y} ${round(x + apart)} 116`;
      }
      return marks({ ...paths, spark: dotAt(x, 116) });
    })
    .join(""),
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
