import { categoryOf } from "../../shared/posts/list.ts";
import type { PostWithArticle } from "../../shared/site-api.ts";
import type { Articles } from "../articles/articles.ts";
import type { ImageTypes } from "./post-images.ts";
import type { Posts } from "./posts.ts";
import { createdOn, type PostsView, reviewedOn, toPost, toSummary } from "./posts-view.ts";
import type { StoredPost } from "./stored-posts.ts";

export type PostPages = ReturnType<typeof createPostPages>;

export function createPostPages(posts: Posts, articles: Articles, imageTypeOf: ImageTypes["typeOf"]) {
  async function pageOf(post: StoredPost): Promise<PostWithArticle> {
    const view = posts.view();
    const article = await articles.articleOf(post.content);
    const next = nextArticles(view, post).map(toSummary);
    const imageType = imageTypeOf(post.imageUrl);
    const shown = toPost(post);
    const facts = { createdOn: createdOn(shown), reviewedOn: reviewedOn(post) };
    return { ...shown, ...facts, ...(imageType !== undefined && { imageType }), article, next };
  }

  return {
    pageOf,
    async previewOf(token: string): Promise<PostWithArticle | null> {
      const post = posts.previewed(token);
      if (post === null) return null;
      return pageOf(post.publishAt === null ? { ...post, publishAt: posts.now().toISOString() } : post);
    },
  };
}

const articlesAfter = 3;

/**
 * Chooses the next older post of the category, then the next older posts of any, starting over with the newest at the end.
 */
export function nextArticles({ newestFirst, byCategory }: PostsView, post: StoredPost): StoredPost[] {
  const same = following(byCategory.get(categoryOf(post)) ?? [], post, 1);
  return [...new Set([...same, ...following(newestFirst, post, articlesAfter)])].slice(0, articlesAfter);
}

function following(posts: readonly StoredPost[], post: StoredPost, count: number): StoredPost[] {
  // A post that is not public yet has the index -1, so that all others follow it.
  const at = posts.indexOf(post);
  const after = posts.slice(at + 1, at + 1 + count);
  return [...after, ...posts.slice(0, Math.max(0, Math.min(at, count - after.length)))];
}
