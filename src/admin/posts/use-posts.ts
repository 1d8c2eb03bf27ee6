import { useState } from "react";
import { newestFirst, type PostSummary } from "../../shared/posts/post.ts";
import { adminApi } from "../api.ts";
import { useLoadedList } from "../use-list.ts";

/** All posts, newest first, with the search and order of the list. Fetched once, and after each write. */
export function usePosts() {
  const list = useLoadedList(
    async () => (await adminApi.listPosts()).toSorted(newestFirst),
    "Failed to fetch blog posts",
  );
  const [query, setQuery] = useState("");
  const [order, setOrder] = useState<PostOrder>("newest");

  return { list, query, setQuery, order, setOrder };
}

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
