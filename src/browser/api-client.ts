import type { PostSummary } from "../shared/posts/post.ts";
import type { PostWithArticle, SiteApi } from "../shared/site-api.ts";
import { onPostChange } from "./post-changes.ts";
import { request } from "./request.ts";

/**
 * The site's API as the browser reaches it: by `fetch`, with credentials, never retried.
 * `known` is the list of all posts where the page came with it.
 */
export function createApiClient(known: PostSummary[] | null): SiteApi {
  let list: Promise<PostSummary[]> | null = known === null ? null : Promise.resolve(known);
  const found = new Map<string, ReturnType<SiteApi["findPost"]>>();
  onPostChange(() => {
    list = null;
    found.clear();
  });
  // Both are kept until a write: going back asks nothing again. A failure is not kept.
  return {
    listPosts() {
      list ??= request<PostSummary[] | null>("/api/blogs?fields=summary").then((posts) => posts ?? []);
      list.catch(() => {
        list = null;
      });
      return list;
    },
    findPost(slug) {
      const asked = found.get(slug) ?? findPost(slug);
      found.set(slug, asked);
      asked.catch(() => found.delete(slug));
      return asked;
    },
  };
}

async function findPost(slug: string): ReturnType<SiteApi["findPost"]> {
  const posts = await request<PostWithArticle[]>(
    `/api/blogs?slug=${encodeURIComponent(slug)}&fields=article`,
  );
  const post = posts.find((candidate) => candidate.slug === slug);
  if (post !== undefined) return post;
  const [moved] = posts;
  return moved === undefined ? null : { movedTo: moved.slug };
}
