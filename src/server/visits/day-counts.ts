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

// More names than these are somebody's game: what is above them is counted under one.
const maxNames = 5_000;
const otherName = "other";

/** What was counted since the last write, day by day: only the differences are kept, so that they can be added to any state. */
export function createDayCounts() {
  let days = new Map<string, Counted[]>();
  return {
    add(date: string, counted: Counted): void {
      const known = days.get(date);
      if (known === undefined) days.set(date, [counted]);
      else known.push(counted);
    },
    /** What was added since; nothing of it is left here. */
    take(): ReadonlyMap<string, readonly Counted[]> {
      const taken = days;
      days = new Map();
      return taken;
    },
    /** Puts back what could not be written. */
    giveBack(taken: ReadonlyMap<string, readonly Counted[]>): void {
      for (const [date, counted] of taken) days.set(date, [...counted, ...(days.get(date) ?? [])]);
    },
  };
}

/** The days with what was counted added to them. */
export function withCounts(
  days: readonly StoredDay[],
  added: ReadonlyMap<string, readonly Counted[]>,
): StoredDay[] {
  const known = new Set(days.map(({ date }) => date));
  const begun = [...added.keys()].filter((date) => !known.has(date)).map(emptyDay);
  return [...days, ...begun]
    .map((day) => (added.has(day.date) ? withDay(day, added.get(day.date) ?? []) : day))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function emptyDay(date: string): StoredDay {
  return { date, visits: 0, views: 0, pages: [], sources: [], campaigns: [], formsSeen: 0, chats: 0 };
}

function withDay(day: StoredDay, added: readonly Counted[]): StoredDay {
  const visits = added.flatMap(({ visit }) => visit ?? []);
  const sum = (name: "views" | "formsSeen" | "chats") =>
    added.reduce((total, counted) => total + (counted[name] ?? 0), day[name]);
  const pages = new Map(day.pages);
  for (const { page } of added) if (page !== undefined) addTo(pages, page, otherName);
  const sources = new Map(day.sources);
  for (const { source } of visits) addTo(sources, source, otherName);
  const campaigns = new Map(
    day.campaigns.map(([campaign, source, medium, count]) => [keyOf([campaign, source, medium]), count]),
  );
  for (const { campaign: of } of visits)
    if (of !== null)
      addTo(campaigns, keyOf([of.campaign, of.source, of.medium]), keyOf([otherName, null, null]));
  return {
    date: day.date,
    visits: day.visits + visits.length,
    views: sum("views"),
    pages: [...pages],
    sources: [...sources],
    campaigns: [...campaigns].map(([key, count]) => [...(JSON.parse(key) as CampaignKey), count]),
    formsSeen: sum("formsSeen"),
    chats: sum("chats"),
  };
}

type CampaignKey = [campaign: string, source: string | null, medium: string | null];

const keyOf = (campaign: CampaignKey) => JSON.stringify(campaign);

function addTo(counts: Map<string, number>, name: string, other: string): void {
  const isFull = counts.size >= maxNames && !counts.has(name);
  const to = isFull ? other : name;
  counts.set(to, (counts.get(to) ?? 0) + 1);
}
