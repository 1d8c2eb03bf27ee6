import { site } from "../../../content/site.ts";
import { localTimeIn } from "../../shared/company-time.ts";
import { csvCell, csvFile } from "../../shared/csv.ts";
import { sourceColumns } from "../../shared/forms/source-columns.ts";
import type { SubscriberEntry } from "../../shared/subscribers/subscriber.ts";

type Column = [name: string, textOf: (subscriber: SubscriberEntry) => string | null | undefined];

/** What leads have too is named as it is there. */
const columns: Column[] = [
  ["received", ({ createdAt }) => timeOf(createdAt)],
  ["state", ({ state }) => state],
  ["confirmed", ({ confirmedAt }) => confirmedAt && timeOf(confirmedAt)],
  ["email", ({ email }) => email],
  ["page", ({ page }) => page],
  ...sourceColumns.map(([name, textOf]): Column => [name, ({ source }) => source && textOf(source)]),
  ["id", ({ id }) => id],
];

export function subscribersCsv(subscribers: readonly SubscriberEntry[]): string {
  return csvFile([
    columns.map(([name]) => csvCell(name)),
    ...subscribers.map((one) => columns.map(([, textOf]) => csvCell(textOf(one) ?? ""))),
  ]);
}

function timeOf(time: string): string {
  return localTimeIn(site.timeZone, time).replace("T", " ");
}
