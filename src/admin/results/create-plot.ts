import uPlot from "uplot";
import type { SiteStats } from "../../shared/visits/stats.ts";

const height = 300;
/** Leads have a band of their own under the visits, each with its scale at the left: parts of the plot's height. */
const leadsBand = 0.2;
const visitsFrom = 0.28;

export function createPlot(
  box: HTMLElement,
  days: readonly SiteStats["days"][number][],
  onDay: (at: number | null) => void,
): uPlot {
  const style = getComputedStyle(box);
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const axis: uPlot.Axis = {
    stroke: color("ink-soft"),
    grid: { stroke: color("line"), width: 1 },
    ticks: { show: false },
    font: `13px ${style.fontFamily}`,
  };
  const mostVisits = Math.max(5, ...days.map(({ visits }) => visits)) / 0.95;
  const mostLeads = Math.max(1, ...days.map(({ leads }) => leads));
  return new uPlot(
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
      scales: {
        x: { time: false, range: () => [-0.5, days.length - 0.5] },
        visits: { range: () => [(-mostVisits * visitsFrom) / (1 - visitsFrom), mostVisits] },
        leads: { range: () => [0, mostLeads / leadsBand] },
      },
      axes: [
        {
          ...axis,
          size: 30,
          grid: { show: false },
          incrs: [1, 2, 7, 14, 30],
          values: (_plot, places) => places.map((at) => dayName(days[at]?.date)),
        },
        {
          ...axis,
          scale: "leads",
          size: 0,
          splits: () => [0, mostLeads],
          values: () => ["", mostLeads],
          stroke: color("signal-text"),
        },
        {
          ...axis,
          scale: "visits",
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000],
          splits: (_plot, _axis, _min, max, step) =>
            Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step),
        },
      ],
      series: [
        {},
        {
          scale: "visits",
          stroke: color("pine"),
          fill: color("mint"),
          fillTo: 0,
          width: 2,
          points: { show: days.length <= 30, size: 6, fill: color("pine") },
        },
        {
          scale: "leads",
          stroke: color("signal-text"),
          fill: color("signal"),
          ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [0.35, 18] }) }),
          points: { show: false },
        },
      ],
      hooks: { setCursor: [({ cursor }) => onDay(cursor.idx ?? null)] },
    },
    [days.map((_day, at) => at), days.map(({ visits }) => visits), days.map(({ leads }) => leads)],
    box,
  );
}

function dayName(date: string | undefined): string {
  if (date === undefined) return "";
  return new Date(date).toLocaleDateString("en-US", { timeZone: "UTC", month: "short", day: "numeric" });
}
