import type { PostWithArticle } from "../../shared/site-api.ts";
import type { Articles } from "../articles/articles.ts";
import { nextArticles } from "./next-articles.ts";
import { createdOn, type PostsView, toPost, toSummary } from "./posts-view.ts";
import type { StoredPost } from "./stored-posts.ts";

/** A post as its page shows it. */
export async function withArticle(
  view: PostsView,
  post: StoredPost,
  articles: Articles,
): Promise<PostWithArticle> {
  const article = await articles.articleOf(post.content);
  const next = nextArticles(view, post).map(toSummary);
  return { ...toPost(post), createdOn: createdOn(post), article, next };
}
