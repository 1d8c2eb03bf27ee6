import { csvCell, csvFile } from "../../shared/csv.ts";
import type { RowStats, SiteStats } from "../../shared/visits/stats.ts";

type Figure = keyof RowStats | "views";

/** An object, so that the types miss a figure without a column. */
const figures: Record<Figure, true> = {
  visits: true,
  views: true,
  leads: true,
  won: true,
  enrollments: true,
  revenue: true,
  subscriptions: true,
};

type Row = Partial<Record<"list" | "name" | "source" | "medium" | "count" | Figure, string | number | null>>;

const columns = ["list", "name", "source", "medium", ...Object.keys(figures), "count"] as (keyof Row)[];

/** All figures in one table, for the filter of a spreadsheet. What the site cannot know is empty. */
export function statsCsv({
  days,
  pages,
  landings,
  sources,
  campaigns,
  events,
  revenue,
  before,
  elsewhere,
}: SiteStats): string {
  const known = {
    ...events,
    ...(elsewhere.forms && { formsSent: null }),
    ...(elsewhere.payments && { enrollments: null }),
  };
  const rows: Row[] = [
    { list: "sum", name: "revenue in cents of US dollars", revenue },
    ...days.map(({ date, ...of }) => ({ list: "day", name: date, ...of })),
    ...pages.map(({ path, ...of }) => ({ list: "page", name: path, ...of })),
    ...landings.map(({ path, ...of }) => ({ list: "first page", name: path, ...of })),
    ...sources.map(({ source, ...of }) => ({ list: "source", name: source, ...of })),
    ...campaigns.map(({ campaign, ...of }) => ({ list: "campaign", name: campaign, ...of })),
    ...Object.entries(known).map(([name, count]) => ({ list: "event", name, count })),
    { list: "before", name: `the ${days.length} days before`, ...before },
  ];
  return csvFile([
    columns.map((column) => csvCell(column)),
    ...rows.map((row) => columns.map((column) => csvCell(String(row[column] ?? "")))),
  ]);
}
