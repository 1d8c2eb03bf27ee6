import { forms } from "../../../content/forms.ts";
import { site } from "../../../content/site.ts";
import { dayIn } from "../../shared/company-time.ts";
import { urls } from "../../shared/urls.ts";
import { hostName } from "../../shared/visits/referring-host.ts";
import { directSource, type SiteStats, type StatsPeriod, statsPeriods } from "../../shared/visits/stats.ts";
import { daysAfter } from "../clock/clock.ts";
import { isPresent, type StoredRequest } from "../requests/stored-requests.ts";
import { campaignIn, keyOf } from "./day-counts.ts";
import type { StoredDay } from "./stored-visits.ts";
import { campaignNamed, type PageOf } from "./view.ts";

export const maxDaysAsked = 2 * Math.max(...statsPeriods);

const formIds: ReadonlySet<string> = new Set(Object.values(forms).map(({ id }) => id));

interface StatsQuestion {
  today: string;
  period: StatsPeriod;
  pageOf: PageOf;
  elsewhere: SiteStats["elsewhere"];
}

export function statsOf(
  stored: readonly StoredDay[],
  requests: readonly StoredRequest[],
  { today, period, pageOf, elsewhere }: StatsQuestion,
): SiteStats {
  const dates = Array.from({ length: period }, (_, at) => daysAfter(today, at + 1 - period));
  const [first = today] = dates;
  const firstBefore = daysAfter(first, -period);
  const since = daysAfter(firstBefore, -1);
  const leads = requests
    // Cheap prefilter: the time zone's day is computed only for recent requests.
    .filter((request) => request.createdAt >= since && isPresent(request) && request.state !== "suspected")
    .map((request) => ({ ...request, date: dayIn(site.timeZone, new Date(request.createdAt)) }))
    .filter(({ date }) => date >= firstBefore && date <= today);
  const days = stored.filter(({ date }) => date >= firstBefore && date <= today);
  const isNow = ({ date }: { date: string }) => date >= first;
  const daysNow = days.filter(isNow);
  const leadsNow = leads.filter(isNow);
  const visitsOn = new Map(daysNow.map((day) => [day.date, day]));
  const leadsOn = Map.groupBy(leadsNow, ({ date }) => date);

  const pages = listOf(
    daysNow.flatMap(({ pages }) => pages.map(([path, count]) => [pageOf(path) ?? path, count] as const)),
    // A sender may have made the path up.
    leadsNow.flatMap(({ page }) => (page === null ? null : pageOf(page)) ?? []),
  );

  const landings = listOf(
    [],
    leadsNow.flatMap(({ source }) => (source?.landing ? pageOf(source.landing) : null) ?? []),
  );

  return {
    days: dates.map((date) => ({
      date,
      visits: visitsOn.get(date)?.visits ?? 0,
      views: visitsOn.get(date)?.views ?? 0,
      leads: leadsOn.get(date)?.length ?? 0,
    })),
    pages: pages.map(({ name, ...of }) => ({ path: name, ...of })),
    landings: landings.map(({ name, leads: count }) => ({ path: name, leads: count })),
    sources: listOf(
      daysNow.flatMap(({ sources }) => sources),
      leadsNow.map(({ source }) => (source?.referrer ? hostName(source.referrer) : directSource)),
    ).map(({ name, ...of }) => ({ source: name, ...of })),
    campaigns: listOf(
      daysNow.flatMap(({ campaigns }) =>
        campaigns.map(
          ([campaign, source, medium, count]) => [keyOf({ campaign, source, medium }), count] as const,
        ),
      ),
      leadsNow.flatMap(({ source }) => {
        const named = campaignNamed((name) => source?.utm[name] ?? null);
        return named === null ? [] : keyOf(named);
      }),
    ).map(({ name, ...of }) => {
      const [campaign, source, medium] = campaignIn(name);
      return { campaign, source, medium, ...of };
    }),
    events: {
      formsSeen: sumOf(daysNow.map(({ formsSeen }) => formsSeen)),
      formsSent: leadsNow.filter(({ formId }) => formIds.has(formId)).length,
      chats: sumOf(daysNow.map(({ chats }) => chats)),
      checkouts: pages.find(({ name }) => name === urls.checkout.path)?.visits ?? 0,
      enrollments: leadsNow.filter(({ kind }) => kind === "enrollment").length,
    },
    before: {
      visits: sumOf(days.filter((day) => !isNow(day)).map(({ visits }) => visits)),
      leads: leads.length - leadsNow.length,
    },
    elsewhere,
  };
}

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

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
