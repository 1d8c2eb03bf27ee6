import { useEffect, useState } from "react";
import { newestFirst } from "../../shared/posts/post.ts";
import { adminApi } from "../api.ts";
import { useList } from "../use-list.ts";
import type { PostOrder } from "./sort-posts.ts";

/** All posts, newest first, and what of them the list shows. */
export function usePosts() {
  const list = useList(
    async () => (await adminApi.listPosts()).toSorted(newestFirst),
    "Failed to fetch blog posts",
  );
  const [query, setQuery] = useState("");
  const [order, setOrder] = useState<PostOrder>("newest");

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; later only after a write
  useEffect(() => {
    list.reload();
  }, []);

  return { list, query, setQuery, order, setOrder };
}
