import { dayMs } from "../../shared/durations.ts";
import { type PostSummary, uncategorized } from "../../shared/posts/post.ts";
import { Figures } from "../components/figures.tsx";
import { countOf } from "../leads/lead-text.ts";

interface StatCardsProps extends PostStats {
  /** Drafts and scheduled posts, which the other figures leave out. */
  unpublished: number;
}

export function StatCards({ total, categories, recent, unpublished }: StatCardsProps) {
  const [most] = categories;
  return (
    <Figures
      figures={[
        {
          label: "Total Posts",
          value: `${total + unpublished}`,
          note: unpublished === 0 ? "all published" : `${total} published`,
        },
        { label: "Categories", value: `${categories.length}`, note: "in use" },
        { label: "Recent Posts", value: `${recent}`, note: "in the last 7 days" },
        {
          label: "Most Active Category",
          value: most?.name ?? "N/A",
          ...(most && { note: countOf(most.count, "post") }),
        },
      ]}
    />
  );
}

const recentDays = 7;

interface PostStats {
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
