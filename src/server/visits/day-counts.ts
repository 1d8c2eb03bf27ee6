import { otherName } from "../../shared/visits/stats.ts";
import type { StoredDay } from "./stored-visits.ts";

/** One thing that is counted of a day. */
export interface Counted {
  date: string;
  views?: number;
  visit?: { source: string; campaign: Campaign | null };
  /** The path of a page that a visit has come to for the first time. */
  page?: string;
  formsSeen?: number;
  chats?: number;
}

export interface Campaign {
  campaign: string;
  source: string | null;
  medium: string | null;
}

/** How much the names in one list of a day take as they are stored. The rest is counted under one name: somebody made it up. */
const maxListBytes = 60_000;

/** The days with what was counted added to them. */
export function withCounts(days: readonly StoredDay[], added: readonly Counted[]): StoredDay[] {
  const stored = new Map(days.map((day) => [day.date, day]));
  for (const [date, counted] of Map.groupBy(added, (one) => one.date)) {
    const day = countsOf(stored.get(date));
    for (const one of counted) addTo(day, one);
    stored.set(date, storedDay(date, day));
  }
  return [...stored.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** A day in a shape that can be added to: campaigns stand under a key. */
type DayCounts = ReturnType<typeof countsOf>;

function addTo(day: DayCounts, { views = 0, visit, page, formsSeen = 0, chats = 0 }: Counted): void {
  day.views += views;
  day.formsSeen += formsSeen;
  day.chats += chats;
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

/** A campaign as one word, by which it is found in a list. */
export function keyOf({ campaign, source, medium }: Campaign): string {
  return JSON.stringify([campaign, source, medium]);
}

/** The campaign of such a word, and its source and medium. */
export function campaignIn(key: string): [campaign: string, source: string | null, medium: string | null] {
  return JSON.parse(key);
}

/** Counts by name, as many names as a list has room for, and the rest under `other`. */
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
