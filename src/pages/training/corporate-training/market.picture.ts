import { corporateTraining } from "../../../../content/training/corporate-training.ts";
import { mark, marks, placed, stretched } from "../../../shared/drawing/marks.ts";
import { fluidPicture } from "../../../shared/drawing/picture.ts";
import { drawMarket } from "./draw-market.ts";

const { curve, stems, ends, points, years } = drawMarket(corporateTraining.market.items);

const path = (spots: typeof stems, rest: string) => spots.map(({ x, y }) => `M${x} ${y}${rest}`).join("");
const [from, to] = ends === null ? [[], []] : [[ends.from], [ends.to]];

/** The projections on one scale of years and one of value; words and numbers stand in the text around it. */
export const projections = fluidPicture(
  stretched(
    100,
    100,
    mark('stroke-opacity=".3"', path(stems, "V100")) +
      mark('stroke="var(--tip)" stroke-width="2"', "M0 100H100") +
      mark('stroke="var(--signal)" stroke-width="2.6"', curve) +
      mark('stroke="var(--gold)" stroke-width="2.2"', path(points, "V100")) +
      mark('stroke="var(--gold)" stroke-width="14.2"', path(points, "h0")) +
      mark('stroke="var(--ground)" stroke-width="9.8"', path(points, "h0")) +
      mark('stroke="var(--signal)" stroke-width="12"', path(from, "h0")),
  ) + to.map(({ x, y }) => placed(x, y, marks({ arrow: "m-17-1 19-1-1 19" }))).join(""),
  {
    words: years.map(({ year, x, anchor }) => ({
      text: String(year),
      x: `${x}%`,
      y: "100%",
      dy: "1.9em",
      anchor,
    })),
  },
);
