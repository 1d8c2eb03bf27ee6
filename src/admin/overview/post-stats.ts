import { type PostSummary, uncategorized } from "../../shared/posts/post.ts";

const dayMs = 24 * 60 * 60 * 1000;
const recentDays = 7;

export interface PostStats {
  total: number;
  /** Categories in use with their number of posts, the largest first. */
  categories: { name: string; count: number }[];
  recent: number;
  /** When each post came, the oldest first: 0 is the time of the first one, 1 is now. */
  growth: number[];
  /** Posts of each of the last seven days, the oldest first. */
  week: { day: string; count: number }[];
}

/** The figures of the overview; days are those of `timeZone`. */
export function postStats(posts: readonly PostSummary[], now: Date, timeZone: string): PostStats {
  const counts = new Map<string, number>();
  for (const { category } of posts) {
    // As in the public list, whose filter offers those without one too.
    const name = category || uncategorized;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const since = (days: number) =>
    posts.filter(({ createdAt }) => now.getTime() - Date.parse(createdAt) <= days * dayMs);
  const recent = since(recentDays);
  const times = posts.map(({ createdAt }) => Date.parse(createdAt)).sort((a, b) => a - b);
  const [first = 0] = times;
  const dayOf = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "short" });
  // The week's days go as far back as its first midnight. Only theirs are worked out: it takes a while for 10,000 posts.
  const days = since(recentDays + 1).map(({ createdAt }) => dayOf.format(new Date(createdAt)));
  const weekday = new Intl.DateTimeFormat("en-US", { timeZone, weekday: "short" });
  return {
    total: posts.length,
    categories: [...counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    recent: recent.length,
    growth: times.map((time) => (time - first) / Math.max(1, now.getTime() - first)),
    week: Array.from({ length: recentDays }, (_, index) => {
      const date = new Date(now.getTime() - (recentDays - 1 - index) * dayMs);
      const onDay = dayOf.format(date);
      return { day: weekday.format(date), count: days.filter((day) => day === onDay).length };
    }),
  };
}
