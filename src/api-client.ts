import type { Post, PostSummary } from "./shared/post.ts";
import { onPostChange } from "./shared/post-changes.ts";
import { request } from "./shared/request.ts";
import type { SiteApi } from "./shared/site-api.ts";

/**
 * The site's API as the browser reaches it: by `fetch`, with credentials, never retried.
 * `known` is the list of all posts where the page came with it.
 */
export function createApiClient(known: PostSummary[] | null): SiteApi {
  let list: Promise<PostSummary[]> | null = known === null ? null : Promise.resolve(known);
  onPostChange(() => {
    list = null;
  });
  return {
    // Kept until a write: going back to the list asks nothing again.
    listPosts() {
      list ??= request<PostSummary[] | null>("/api/blogs?fields=summary").then((posts) => posts ?? []);
      list.catch(() => {
        list = null;
      });
      return list;
    },
    async findPost(slug) {
      const posts = await request<Post[]>(`/api/blogs?slug=${encodeURIComponent(slug)}`);
      const post = posts.find((candidate) => candidate.slug === slug);
      if (post !== undefined) return post;
      const [moved] = posts;
      return moved === undefined ? null : { movedTo: moved.slug };
    },
  };
}
