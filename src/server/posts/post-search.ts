import type { PostSearch } from "./post-index.ts";
import type { StoredPost } from "./stored-posts.ts";

/** Readers' search; the first call loads it. */
export function createPostSearch(view: () => { newestFirst: readonly StoredPost[] }): PostSearch {
  let loading: Promise<PostSearch> | null = null;
  const index = () => {
    loading ??= import("./post-index.ts").then(({ createPostIndex }) => createPostIndex(view));
    return loading;
  };
  return {
    prepare: async () => (await index()).prepare(),
    find: async (search) => (await index()).find(search),
  };
}
