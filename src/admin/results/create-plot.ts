import uPlot from "uplot";
import type { SiteStats } from "../../shared/visits/stats.ts";

export type Count = "visits" | "leads";

interface Plot {
  fit(width: number): void;
  /** Marks a day, counted from 0. */
  point(at: number): void;
  destroy(): void;
}

const axisHeight = 34;
const colors = { visits: ["pine", "mint"], leads: ["signal-text", "signal"] } as const;
/** At least this much stands on the scale, so that a quiet time looks quiet. */
const leastMost = { visits: 5, leads: 2 };

/** Plots a count of each day; `onDay` gets the day that is pointed at. */
export function createPlot(
  box: HTMLElement,
  count: Count,
  days: readonly SiteStats["days"][number][],
  onDay: (at: number) => void,
): Plot {
  const style = getComputedStyle(box);
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const axis: uPlot.Axis = {
    stroke: color("ink-soft"),
    grid: { stroke: color("line"), width: 1 },
    ticks: { show: false },
    font: `13px ${style.fontFamily}`,
  };
  const height = box.clientHeight;
  const counts = days.map((day) => day[count]);
  const most = Math.max(leastMost[count], ...counts) / 0.95;
  const [line, area] = colors[count];
  const bars = count === "leads" ? uPlot.paths.bars?.({ size: [0.35, 18] }) : undefined;
  const plot = new uPlot(
    {
      width: box.clientWidth,
      height,
      cursor: {
        drag: { x: false, y: false },
        y: false,
        // A finger leaves at once, and the day that it pointed at stays.
        bind: { mouseleave: () => null },
      },
      legend: { show: false },
      scales: { x: { time: false, range: () => [-0.5, days.length - 0.5] }, y: { range: () => [0, most] } },
      axes: [
        {
          ...axis,
          size: axisHeight,
          gap: 10,
          grid: { show: false },
          incrs: [1, 2, 7, 14, 30],
          values: (_plot, places) => places.map((at) => dayName(days[at]?.date)),
        },
        { ...axis, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000] },
      ],
      series: [
        {},
        {
          stroke: color(line),
          fill: color(area),
          width: 2,
          points: { show: bars === undefined && days.length <= 30, size: 6, fill: color(line) },
          ...(bars && { paths: bars }),
        },
      ],
      hooks: { setCursor: [({ cursor }) => typeof cursor.idx === "number" && onDay(cursor.idx)] },
    },
    [days.map((_day, at) => at), counts],
    box,
  );
  return {
    fit: (width) => plot.setSize({ width, height }),
    point: (at) => plot.setCursor({ left: plot.valToPos(at, "x"), top: 0 }, false),
    destroy: () => plot.destroy(),
  };
}

function dayName(date: string | undefined): string {
  if (date === undefined) return "";
  return new Date(date).toLocaleDateString("en-US", { timeZone: "UTC", month: "short", day: "numeric" });
}
