import type { PostSummary } from "../../shared/posts/post.ts";

export const postOrders = {
  newest: "Newest first",
  oldest: "Oldest first",
  changed: "Last changed",
  title: "Title",
  category: "Category",
};

export type PostOrder = keyof typeof postOrders;

const english = new Intl.Collator("en");

/** Posts without a category come last. */
export const comparePosts: Record<PostOrder, (a: PostSummary, b: PostSummary) => number> = {
  newest: (a, b) => compare(b.createdAt, a.createdAt),
  oldest: (a, b) => compare(a.createdAt, b.createdAt),
  changed: (a, b) => compare(b.updatedAt, a.updatedAt),
  title: (a, b) => english.compare(a.title, b.title),
  category: (a, b) => compare(a.category || "~", b.category || "~"),
};

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
