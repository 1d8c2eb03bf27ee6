import { useState } from "react";
import { newestFirst } from "../../shared/posts/post.ts";
import { adminApi } from "../api.ts";
import { useLoadedList } from "../use-list.ts";
import type { PostOrder } from "./sort-posts.ts";

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
