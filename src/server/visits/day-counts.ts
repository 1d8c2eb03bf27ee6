import { otherName } from "../../shared/visits/stats.ts";
import type { StoredDay } from "./stored-visits.ts";

/** One thing that is counted of a day. */
export interface Counted {
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

/** Of the names in one list of a day, as they are stored. More is somebody's game: the rest is counted under one name. */
const maxListBytes = 80_000;

const sums = ["visits", "views", "formsSeen", "chats"] as const;
const lists = ["pages", "sources", "campaigns"] as const;

/** A day in a shape that can be added to: campaigns stand under a key. */
type DayCounts = Record<(typeof sums)[number], number> & Record<(typeof lists)[number], NamedCounts>;

/** What was counted since the last write, day by day: only the differences are kept, so that they can be added to any state. */
export function createDayCounts() {
  let days = new Map<string, DayCounts>();
  const dayOf = (date: string) => {
    const day = days.get(date) ?? emptyDay();
    days.set(date, day);
    return day;
  };
  return {
    add(date: string, { views = 0, visit, page, formsSeen = 0, chats = 0 }: Counted): void {
      const day = dayOf(date);
      day.views += views;
      day.formsSeen += formsSeen;
      day.chats += chats;
      if (page !== undefined) day.pages.add(page, 1);
      if (visit === undefined) return;
      day.visits += 1;
      day.sources.add(visit.source, 1);
      if (visit.campaign !== null) day.campaigns.add(keyOf(visit.campaign), 1);
    },
    /** What was added since; nothing of it is left here. */
    take(): ReadonlyMap<string, DayCounts> {
      const taken = days;
      days = new Map();
      return taken;
    },
    /** Puts back what could not be written. */
    giveBack(taken: ReadonlyMap<string, DayCounts>): void {
      for (const [date, day] of taken) addDay(dayOf(date), day);
    },
  };
}

/** The days with what was counted added to them. */
export function withCounts(days: readonly StoredDay[], added: ReadonlyMap<string, DayCounts>): StoredDay[] {
  const stored = new Map(days.map((day) => [day.date, day]));
  for (const [date, counts] of added) {
    const day = countsOf(stored.get(date));
    addDay(day, counts);
    stored.set(date, storedDay(date, day));
  }
  return [...stored.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

function addDay(to: DayCounts, day: DayCounts): void {
  for (const sum of sums) to[sum] += day[sum];
  for (const list of lists) for (const [name, count] of day[list].counts) to[list].add(name, count);
}

function emptyDay(): DayCounts {
  return countsOf(undefined);
}

function countsOf(day: StoredDay | undefined): DayCounts {
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

type NamedCounts = ReturnType<typeof namedCounts>;

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
