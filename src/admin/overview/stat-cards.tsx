import { Figures } from "../components/figures.tsx";
import { countOf } from "../leads/lead-text.ts";
import type { PostStats } from "./post-stats.ts";

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
