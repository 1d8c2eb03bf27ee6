import { csvCell, csvFile } from "../../shared/csv.ts";
import type { SiteStats } from "../../shared/visits/stats.ts";

const columns = [
  "list",
  "name",
  "source",
  "medium",
  "visits",
  "views",
  "leads",
  "won",
  "enrollments",
  "revenue",
  "subscriptions",
  "count",
] as const;

type Row = Partial<Record<(typeof columns)[number], string | number | null>>;

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
