import { type PostSummary, uncategorized } from "../../shared/posts/post.ts";

const dayMs = 24 * 60 * 60 * 1000;
const recentDays = 7;

export interface PostStats {
  total: number;
  categories: { name: string; count: number }[];
  recent: number;
}

export function postStats(posts: readonly PostSummary[], now: Date): PostStats {
  const counts = new Map<string, number>();
  for (const { category } of posts) {
    // The filter of the public list has this category too.
    const name = category || uncategorized;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return {
    total: posts.length,
    categories: [...counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    recent: posts.filter(({ createdAt }) => now.getTime() - Date.parse(createdAt) <= recentDays * dayMs)
      .length,
  };
}
