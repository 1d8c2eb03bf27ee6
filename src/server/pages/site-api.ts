import type { SiteApi } from "../../shared/site-api.ts";
import type { Articles } from "../articles/articles.ts";
import type { Posts } from "../posts/posts.ts";

/** What pages ask the site for, answered from the store. */
export function createSiteApi(posts: Posts, articles: Articles): SiteApi {
  return {
    listPosts: async () => [...posts.view().summaries],
    async findPost(slug) {
      const { bySlug, byOldSlug } = posts.view();
      const post = bySlug.get(slug);
      if (post !== undefined) return { ...post, article: await articles.articleOf(post.content) };
      const moved = byOldSlug.get(slug);
      return moved === undefined ? null : { movedTo: moved.slug };
    },
  };
}
