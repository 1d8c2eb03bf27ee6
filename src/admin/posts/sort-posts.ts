import type { Post } from "../../shared/posts/post.ts";

export const postOrders = {
  newest: "Newest first",
  oldest: "Oldest first",
  changed: "Last changed",
  title: "Title",
  category: "Category",
};

export type PostOrder = keyof typeof postOrders;

/** How two posts compare in each order; those without a category come last. */
export const comparePosts: Record<PostOrder, (a: Post, b: Post) => number> = {
  newest: (a, b) => compare(b.createdAt, a.createdAt),
  oldest: (a, b) => compare(a.createdAt, b.createdAt),
  changed: (a, b) => compare(b.updatedAt, a.updatedAt),
  title: (a, b) => a.title.localeCompare(b.title, "en"),
  category: (a, b) => compare(a.category || "~", b.category || "~"),
};

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
