import { type PostSummary, uncategorized } from "../../shared/posts/post.ts";

const dayMs = 24 * 60 * 60 * 1000;
const recentDays = 7;

export interface PostStats {
  total: number;
  categories: { name: string; count: number }[];
  recent: number;
  /** When each post was published, oldest first, on a scale from 0 (the first one) to 1 (now). */
  growth: number[];
  /** Posts on each of the last seven days, oldest first. */
  week: { day: string; count: number }[];
}

export function postStats(posts: readonly PostSummary[], now: Date, timeZone: string): PostStats {
  const counts = new Map<string, number>();
  for (const { category } of posts) {
    // The filter of the public list has this category too.
    const name = category || uncategorized;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const since = (days: number) =>
    posts.filter(({ createdAt }) => now.getTime() - Date.parse(createdAt) <= days * dayMs);
  const recent = since(recentDays);
  const times = posts.map(({ createdAt }) => Date.parse(createdAt)).sort((a, b) => a - b);
  const [first = 0] = times;
  const dayOf = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "short" });
  // The first day begins at its midnight. Formatting is slow for 10,000 posts, so only recent ones are formatted.
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
