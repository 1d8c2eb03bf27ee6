import { forms } from "../../../content/forms.ts";
import { site } from "../../../content/site.ts";
import { dayIn } from "../../shared/company-time.ts";
import { daysAfter } from "../../shared/durations.ts";
import { handAddedForm } from "../../shared/forms/hand-added.ts";
import { urls } from "../../shared/urls.ts";
import { hostName } from "../../shared/visits/referring-host.ts";
import {
  directSource,
  type RowStats,
  type SiteStats,
  type StatsPeriod,
  statsPeriods,
} from "../../shared/visits/stats.ts";
import { isPresent, type StoredRequest } from "../requests/stored-requests.ts";
import { type StoredSubscriber, subscribedReaders } from "../subscribers/stored-subscribers.ts";
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
  subscribers: readonly StoredSubscriber[],
  { today, period, pageOf, elsewhere }: StatsQuestion,
): SiteStats {
  const dates = Array.from({ length: period }, (_, at) => daysAfter(today, at + 1 - period));
  const [first = today] = dates;
  const firstBefore = daysAfter(first, -period);
  const since = daysAfter(firstBefore, -1);
  const leads = requests
    // Cheap prefilter: the time zone's day is computed only for recent requests.
    .filter(
      (request) =>
        request.createdAt >= since &&
        isPresent(request) &&
        request.state !== "suspected" &&
        isFromSite(request),
    )
    .map((request) => ({ ...request, date: dayIn(site.timeZone, new Date(request.createdAt)) }))
    .filter(({ date }) => date >= firstBefore && date <= today);
  const readersNow = subscribedReaders(subscribers).filter(({ confirmedAt }) => {
    const date = confirmedAt === null ? "" : dayIn(site.timeZone, new Date(confirmedAt));
    return date >= first && date <= today;
  });
  const days = stored.filter(({ date }) => date >= firstBefore && date <= today);
  const isNow = ({ date }: { date: string }) => date >= first;
  const daysNow = days.filter(isNow);
  const leadsNow = leads.filter(isNow);
  const visitsOn = new Map(daysNow.map((day) => [day.date, day]));
  const leadsOn = Map.groupBy(leadsNow, ({ date }) => date);

  const pages = listOf(
    daysNow.flatMap(({ pages }) => pages.map(([path, count]) => [pageOf(path) ?? path, count] as const)),
    // A sender may have made the path up.
    leadsNow.flatMap((lead) => named(pageNamed(lead.page), lead)),
    readersNow.flatMap((reader) => pageNamed(reader.page) ?? []),
  );

  const landings = listOf(
    [],
    leadsNow.flatMap((lead) => named(pageNamed(lead.source?.landing ?? null), lead)),
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
      leadsNow.map((lead) => [sourceNameOf(lead), lead]),
      readersNow.map(sourceNameOf),
    ).map(({ name, ...of }) => ({ source: name, ...of })),
    campaigns: listOf(
      daysNow.flatMap(({ campaigns }) =>
        campaigns.map(
          ([campaign, source, medium, count]) => [keyOf({ campaign, source, medium }), count] as const,
        ),
      ),
      leadsNow.flatMap((lead) => named(campaignKeyOf(lead), lead)),
      readersNow.flatMap((reader) => campaignKeyOf(reader) ?? []),
    ).map(({ name, ...of }) => {
      const [campaign, source, medium] = campaignIn(name);
      return { campaign, source, medium, ...of };
    }),
    events: {
      formsSeen: sumOf(daysNow.map(({ formsSeen }) => formsSeen)),
      formsSent: leadsNow.filter(({ formId }) => formIds.has(formId)).length,
      chats: sumOf(daysNow.map(({ chats }) => chats)),
      searches: sumOf(daysNow.map(({ searches = 0 }) => searches)),
      checkouts: pages.find(({ name }) => name === urls.checkout.path)?.visits ?? 0,
      enrollments: leadsNow.filter(({ kind }) => kind === "enrollment").length,
      subscriptions: readersNow.length,
    },
    revenue: sumOf(leadsNow.map(revenueOf)),
    before: {
      visits: sumOf(days.filter((day) => !isNow(day)).map(({ visits }) => visits)),
      leads: leads.length - leadsNow.length,
    },
    elsewhere,
  };

  function pageNamed(path: string | null): string | null {
    return path === null ? null : pageOf(path);
  }
}

type Sent = Pick<StoredRequest, "source">;

function sourceNameOf({ source }: Sent): string {
  return source?.referrer ? hostName(source.referrer) : directSource;
}

function campaignKeyOf({ source }: Sent): string | null {
  const campaign = campaignNamed((name) => source?.utm[name] ?? null);
  return campaign && keyOf(campaign);
}

/** A lead that somebody added came from no page, and would make the rate of direct visits look better. */
function isFromSite({ formId }: StoredRequest): boolean {
  return formId !== handAddedForm.id;
}

type Lead = Pick<StoredRequest, "kind" | "state" | "payment">;

function named(name: string | null, lead: Lead): (readonly [string, Lead])[] {
  return name === null ? [] : [[name, lead]];
}

function listOf(
  visits: readonly (readonly [string, number])[],
  leads: readonly (readonly [string, Lead])[],
  readers: readonly string[] = [],
): ({ name: string } & RowStats)[] {
  const rows = new Map<string, { name: string } & RowStats>();
  const rowOf = (name: string) => {
    const row = rows.get(name) ?? {
      name,
      visits: 0,
      leads: 0,
      won: 0,
      enrollments: 0,
      revenue: 0,
      subscriptions: 0,
    };
    rows.set(name, row);
    return row;
  };
  for (const [name, count] of visits) rowOf(name).visits += count;
  for (const [name, lead] of leads) {
    const row = rowOf(name);
    row.leads += 1;
    if (lead.state === "won") row.won += 1;
    if (lead.kind === "enrollment") row.enrollments += 1;
    row.revenue += revenueOf(lead);
  }
  for (const name of readers) rowOf(name).subscriptions += 1;
  return [...rows.values()].sort(
    (one, other) => other.visits - one.visits || other.leads - one.leads || (one.name < other.name ? -1 : 1),
  );
}

/** In cents, without what went back to the payer. Other currencies are not summed, since nothing here knows what they are worth. */
function revenueOf({ payment }: Lead): number {
  if (payment?.currency !== "usd") return 0;
  const isLost = payment.state === "disputed" && payment.dispute === "closed";
  return payment.state === "refunded" || isLost ? 0 : payment.amount;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
