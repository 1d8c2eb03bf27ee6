import { otherName } from "../../shared/visits/stats.ts";
import type { StoredDay } from "./stored-visits.ts";

export interface Counted {
  date: string;
  views?: number;
  visit?: { source: string; campaign: Campaign | null };
  page?: string;
  formsSeen?: number;
  chats?: number;
  searches?: number;
}

export interface Campaign {
  campaign: string;
  source: string | null;
  medium: string | null;
}

/** Limits what made-up names can store: further names are counted together. */
const maxListBytes = 60_000;

export function withCounts(days: readonly StoredDay[], added: readonly Counted[]): StoredDay[] {
  const stored = new Map(days.map((day) => [day.date, day]));
  for (const [date, counted] of Map.groupBy(added, (one) => one.date)) {
    const day = countsOf(stored.get(date));
    for (const one of counted) addTo(day, one);
    stored.set(date, storedDay(date, day));
  }
  return [...stored.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

type DayCounts = ReturnType<typeof countsOf>;

function addTo(
  day: DayCounts,
  { views = 0, visit, page, formsSeen = 0, chats = 0, searches = 0 }: Counted,
): void {
  day.views += views;
  day.formsSeen += formsSeen;
  day.chats += chats;
  day.searches += searches;
  if (page !== undefined) day.pages.add(page, 1);
  if (visit === undefined) return;
  day.visits += 1;
  day.sources.add(visit.source, 1);
  if (visit.campaign !== null) day.campaigns.add(keyOf(visit.campaign), 1);
}

function countsOf(day: StoredDay | undefined) {
  const campaigns = (day?.campaigns ?? []).map(
    ([campaign, source, medium, count]) => [keyOf({ campaign, source, medium }), count] as const,
  );
  return {
    visits: day?.visits ?? 0,
    views: day?.views ?? 0,
    formsSeen: day?.formsSeen ?? 0,
    chats: day?.chats ?? 0,
    searches: day?.searches ?? 0,
    pages: namedCounts(day?.pages ?? [], otherName),
    sources: namedCounts(day?.sources ?? [], otherName),
    campaigns: namedCounts(campaigns, keyOf({ campaign: otherName, source: null, medium: null })),
  };
}

function storedDay(date: string, { pages, sources, campaigns, ...sums }: DayCounts): StoredDay {
  return {
    date,
    ...sums,
    pages: [...pages.counts],
    sources: [...sources.counts],
    campaigns: [...campaigns.counts].map(([key, count]) => [...campaignIn(key), count]),
  };
}

export function keyOf({ campaign, source, medium }: Campaign): string {
  return JSON.stringify([campaign, source, medium]);
}

export function campaignIn(key: string): [campaign: string, source: string | null, medium: string | null] {
  return JSON.parse(key);
}

function namedCounts(first: Iterable<readonly [name: string, count: number]>, other: string) {
  const counts = new Map<string, number>();
  let bytes = 0;
  function add(name: string, count: number): void {
    const more = counts.has(name) || name === other ? 0 : Buffer.byteLength(JSON.stringify([name, count]));
    const hasRoom = bytes + more <= maxListBytes;
    const listed = hasRoom ? name : other;
    if (hasRoom) bytes += more;
    counts.set(listed, (counts.get(listed) ?? 0) + count);
  }
  for (const [name, count] of first) add(name, count);
  return { counts: counts as ReadonlyMap<string, number>, add };
}
