import { useEffect, useState } from "react";
import { newestFirst, type Post } from "../../shared/post.ts";
import { adminApi } from "../api.ts";
import { sayError } from "../notices.ts";

/** All posts, newest first; null until they are there. `reload` asks for them again. */
export function usePosts(): { posts: Post[] | null; reload(): Promise<void> } {
  const [posts, setPosts] = useState<Post[] | null>(null);

  async function reload() {
    try {
      setPosts((await adminApi.listPosts()).toSorted(newestFirst));
    } catch {
      sayError("Failed to fetch blog posts");
      setPosts((known) => known ?? []);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; later only after a write
  useEffect(() => {
    reload();
  }, []);

  return { posts, reload };
}
