import { corporateTraining } from "../../../../content/training/corporate-training.ts";
import type { MarketFigure } from "../../../../content/training/types.ts";
import { mark, marks, placed, stretched } from "../../../shared/drawing/marks.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";

const stemsPerYear = 4;

const { curve, stems, ends, points, years } = drawMarket(corporateTraining.market.items);

const path = (spots: typeof stems, rest: string) => spots.map(({ x, y }) => `M${x} ${y}${rest}`).join("");
const [from, to] = ends === null ? [[], []] : [[ends.from], [ends.to]];

/** The projections on one scale of years and of value; their words are text around the picture. */
export const projections: Picture = {
  html:
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
  words: years.map(({ year, x, anchor }) => ({
    text: String(year),
    x: `${x}%`,
    y: "100%",
    dy: "1.9em",
    anchor,
  })),
};

interface Spot {
  x: number;
  y: number;
}

interface MarketDrawing {
  /** The growth from a projection's start to its end, in a view box of 100 by 100. */
  curve: string;
  /** Four lines a year under the curve. */
  stems: Spot[];
  ends: { from: Spot; to: Spot } | null;
  /** Projections of a single figure. */
  points: Spot[];
  years: { year: number; x: number; anchor?: "middle" | "end" }[];
}

/** Scales years from the first to the last, and values from zero to the largest. */
export function drawMarket(figures: readonly MarketFigure[]): MarketDrawing {
  const years = [...new Set(figures.flatMap(({ year, start }) => [start?.year ?? year, year]))].sort();
  const first = years[0] as number;
  const last = years.at(-1) as number;
  const most = Math.max(...figures.map(({ billions }) => billions));
  const spotAt = (year: number, billions: number): Spot => ({
    x: round((100 * (year - first)) / (last - first)),
    y: Math.max(0, round(100 - (100 * billions) / most)),
  });

  const growing = figures.find(({ start }) => start !== undefined);
  const path = growing === undefined ? [] : growth(growing).map(([year, value]) => spotAt(year, value));
  const from = path[0];
  const to = path.at(-1);
  return {
    curve: path.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join(""),
    stems: path,
    ends: from !== undefined && to !== undefined ? { from, to } : null,
    points: figures
      .filter((figure) => figure !== growing)
      .map(({ year, billions }) => spotAt(year, billions)),
    years: years.map((year) => ({
      year,
      x: spotAt(year, 0).x,
      ...(year !== first && { anchor: year === last ? "end" : "middle" }),
    })),
  };
}

/** Steady growth from a projection's start to its end. */
function growth({ year, billions, start }: MarketFigure): [year: number, billions: number][] {
  if (start === undefined) return [];
  const steps = (year - start.year) * stemsPerYear;
  return Array.from({ length: steps + 1 }, (_, i) => [
    start.year + i / stemsPerYear,
    start.billions * (billions / start.billions) ** (i / steps),
  ]);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
