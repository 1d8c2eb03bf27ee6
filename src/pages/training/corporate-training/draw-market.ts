import type { MarketFigure } from "../../../../content/training/types.ts";

interface Spot {
  /** Percent of the chart's width and height, from its upper left corner. */
  x: number;
  y: number;
}

interface MarketDrawing {
  /** The growth of the projection that names its start, in a view box of 100 by 100. */
  curve: string;
  /** Lines under the curve, four a year. */
  stems: Spot[];
  ends: { from: Spot; to: Spot } | null;
  /** The projections that are one figure alone. */
  points: Spot[];
  years: { year: number; x: number; anchor?: "middle" | "end" }[];
}

const stemsPerYear = 4;

/** Puts the figures to scale: years from the first to the last, value from zero to the largest. */
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

/** The years and values of steady growth from a projection's start to its end. */
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
