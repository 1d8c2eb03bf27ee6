import { setImmediate as nextTurn } from "node:timers/promises";
import { Router } from "express";
import type { Post } from "../../shared/posts/post.ts";
import type { Articles } from "../articles/articles.ts";
import { CachedResponse } from "../cache/cached-response.ts";
import { memoize } from "../cache/memoize.ts";
import { allowOnly } from "../http/http-error.ts";
import type { RenderArticle } from "../pages/render.ts";
import type { Posts } from "../posts/posts.ts";
import type { PostsView } from "../posts/posts-view.ts";
import { postUrl } from "./feed.ts";
import { jsonFeed } from "./json-feed.ts";
import { llms } from "./llms.ts";
import { rss } from "./rss.ts";
import { robots, sitemap } from "./sitemap.ts";

/** Each document is made once per state of the blog. */
export function feedsRouter(
  posts: Posts,
  siteUrl: string,
  articles: Articles,
  renderArticle: RenderArticle,
): Router {
  const router = Router({ caseSensitive: true });
  const articleHtml = memoize(async ({ slug, content }: Post) => {
    const html = renderArticle(await articles.articleOf(content), postUrl(siteUrl, slug));
    // Yields to the event loop after each article.
    await nextTurn();
    return html;
  });
  for (const { path, type, make } of [sitemap, robots, rss, jsonFeed, llms]) {
    const responseFor = memoize(async (view: PostsView) => {
      const text = await make({ ...view, siteUrl, articleHtml });
      const headers = { "Content-Type": type, "Cache-Control": "no-cache" };
      return new CachedResponse(text, headers);
    });
    router
      .route(path)
      .get(async (req, res) => (await responseFor(posts.view())).send(req, res))
      .all(allowOnly("GET"));
  }
  return router;
}
