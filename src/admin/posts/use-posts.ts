import { useEffect } from "react";
import { newestFirst, type Post } from "../../shared/posts/post.ts";
import { adminApi } from "../api.ts";
import { type List, useList } from "../use-list.ts";

/** All posts, newest first. */
export function usePosts(): List<Post> {
  const posts = useList(fetchPosts, "Failed to fetch blog posts");

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; later only after a write
  useEffect(() => {
    posts.reload();
  }, []);

  return posts;
}

async function fetchPosts(): Promise<Post[]> {
  return (await adminApi.listPosts()).toSorted(newestFirst);
}
