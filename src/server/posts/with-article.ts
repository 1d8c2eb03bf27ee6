import type { PostWithArticle } from "../../shared/site-api.ts";
import type { Articles } from "../articles/articles.ts";
import { nextArticles } from "./next-articles.ts";
import type { OwnImages } from "./own-images.ts";
import type { Posts } from "./posts.ts";
import { createdOn, type PostsView, reviewedOn, toPost, toSummary } from "./posts-view.ts";
import type { StoredPost } from "./stored-posts.ts";

/** The post of a preview's token as its page will show it, or null: a draft as if it were published now. */
export async function previewWithArticle(
  posts: Posts,
  token: string,
  articles: Articles,
  imageTypeOf: OwnImages["typeOf"],
): Promise<PostWithArticle | null> {
  const post = posts.previewed(token);
  if (post === null) return null;
  const dated = post.publishAt === null ? { ...post, publishAt: posts.now().toISOString() } : post;
  return withArticle(posts.view(), dated, articles, imageTypeOf);
}

/** A post as its page shows it. */
export async function withArticle(
  view: PostsView,
  post: StoredPost,
  articles: Articles,
  imageTypeOf: OwnImages["typeOf"],
): Promise<PostWithArticle> {
  const article = await articles.articleOf(post.content);
  const next = nextArticles(view, post).map(toSummary);
  const imageType = imageTypeOf(post.imageUrl);
  const shown = toPost(post);
  const facts = { createdOn: createdOn(shown), reviewedOn: reviewedOn(post) };
  return { ...shown, ...facts, ...(imageType !== undefined && { imageType }), article, next };
}
