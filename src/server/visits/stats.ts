import { forms } from "../../../content/forms.ts";
import { site } from "../../../content/site.ts";
import { dayIn } from "../../shared/company-time.ts";
import { directSource, type SiteStats, type StatsPeriod, statsPeriods } from "../../shared/visits/stats.ts";
import { isPresent } from "../requests/requests.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { StoredDay } from "./stored-visits.ts";
import { campaignNamed, hostName } from "./view.ts";

/** The longest period, and as many days before it. */
export const maxDaysAsked = 2 * Math.max(...statsPeriods);

/** Those that stand in pages, in frames. */
const formIds: ReadonlySet<string> = new Set(Object.values(forms).map(({ id }) => id));

const dayMs = 24 * 60 * 60 * 1000;

/** The day so many days before one, both as ISO 8601 has them. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);
}

/** The figures of the last days up to `today`, from what was counted and from the requests that are still kept. */
export function statsOf(
  stored: readonly StoredDay[],
  requests: readonly StoredRequest[],
  { today, period }: { today: string; period: StatsPeriod },
): SiteStats {
  const dates = Array.from({ length: period }, (_, at) => daysBefore(today, period - 1 - at));
  const [first = today] = dates;
  const firstBefore = daysBefore(first, period);
  const since = daysBefore(firstBefore, 1);
  const leads = requests
    // Most requests of a long file are older; their days need not be found.
    .filter((request) => request.createdAt >= since && isPresent(request) && request.state !== "suspected")
    .map((request) => ({ ...request, date: dayIn(site.timeZone, new Date(request.createdAt)) }))
    .filter(({ date }) => date >= firstBefore && date <= today);
  const days = stored.filter(({ date }) => date >= firstBefore && date <= today);
  const isNow = ({ date }: { date: string }) => date >= first;
  const daysNow = days.filter(isNow);
  const leadsNow = leads.filter(isNow);
  const visitsOn = new Map(daysNow.map((day) => [day.date, day]));
  const leadsOn = Map.groupBy(leadsNow, ({ date }) => date);

  return {
    days: dates.map((date) => ({
      date,
      visits: visitsOn.get(date)?.visits ?? 0,
      views: visitsOn.get(date)?.views ?? 0,
      leads: leadsOn.get(date)?.length ?? 0,
    })),
    pages: listOf(
      daysNow.flatMap(({ pages }) => pages),
      leadsNow.flatMap(({ page }) => page ?? []),
    ).map(({ name, ...of }) => ({ path: name, ...of })),
    sources: listOf(
      daysNow.flatMap(({ sources }) => sources),
      leadsNow.map(({ source }) => (source?.referrer ? hostName(source.referrer) : directSource)),
    ).map(({ name, ...of }) => ({ source: name, ...of })),
    campaigns: listOf(
      daysNow.flatMap(({ campaigns }) =>
        campaigns.map(
          ([campaign, source, medium, count]) => [keyOf(campaign, source, medium), count] as const,
        ),
      ),
      leadsNow.flatMap(({ source }) => {
        const named = campaignNamed((name) => source?.utm[name] ?? null);
        return named === null ? [] : keyOf(named.campaign, named.source, named.medium);
      }),
    ).map(({ name, ...of }) => {
      const [campaign, source, medium] = JSON.parse(name) as [string, string | null, string | null];
      return { campaign, source, medium, ...of };
    }),
    events: {
      formsSeen: sumOf(daysNow.map(({ formsSeen }) => formsSeen)),
      formsSent: leadsNow.filter(({ formId }) => formIds.has(formId)).length,
      chats: sumOf(daysNow.map(({ chats }) => chats)),
      checkouts: leadsNow.filter(({ kind }) => kind === "enrollment").length,
    },
    before: {
      visits: sumOf(days.filter((day) => !isNow(day)).map(({ visits }) => visits)),
      leads: leads.length - leadsNow.length,
    },
  };
}

/** Each name with the sum of its visits and the number of its leads, that of most visits first. */
function listOf(visits: readonly (readonly [string, number])[], leads: readonly string[]) {
  const rows = new Map<string, { name: string; visits: number; leads: number }>();
  const rowOf = (name: string) => {
    const row = rows.get(name) ?? { name, visits: 0, leads: 0 };
    rows.set(name, row);
    return row;
  };
  for (const [name, count] of visits) rowOf(name).visits += count;
  for (const name of leads) rowOf(name).leads += 1;
  return [...rows.values()].sort(
    (one, other) => other.visits - one.visits || other.leads - one.leads || (one.name < other.name ? -1 : 1),
  );
}

const keyOf = (campaign: string, source: string | null, medium: string | null) =>
  JSON.stringify([campaign, source, medium]);

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
