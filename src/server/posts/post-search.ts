import type { PostSearch } from "./post-index.ts";
import type { StoredPost } from "./stored-posts.ts";

/** Readers' search; the first call loads it. */
export function createPostSearch(view: () => { newestFirst: readonly StoredPost[] }): PostSearch {
  let loading: Promise<PostSearch> | null = null;
  async function load(): Promise<PostSearch> {
    try {
      return (await import("./post-index.ts")).createPostIndex(view);
    } catch (error) {
      loading = null;
      throw error;
    }
  }
  const index = () => {
    loading ??= load();
    return loading;
  };
  return {
    prepare: async () => (await index()).prepare(),
    find: async (search) => (await index()).find(search),
  };
}
