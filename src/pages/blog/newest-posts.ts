import type { PostSummary } from "../../shared/posts/post.ts";
import type { SiteApi } from "../../shared/site-api.ts";

/** The three newest articles for who found few or none; those that were `found` are left out. */
export async function newestPosts(api: SiteApi, found: readonly PostSummary[] = []): Promise<PostSummary[]> {
  const { lead, posts } = await api.listPosts({ search: "", category: null, page: 1 });
  const ids = new Set(found.map(({ id }) => id));
  return [...(lead === null ? [] : [lead]), ...posts].filter(({ id }) => !ids.has(id)).slice(0, 3);
}
