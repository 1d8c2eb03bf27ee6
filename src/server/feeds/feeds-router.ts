import { setImmediate as nextTurn } from "node:timers/promises";
import { Router } from "express";
import { LRUCache } from "lru-cache";
import type { Articles } from "../articles/articles.ts";
import { CachedResponse } from "../cache/cached-response.ts";
import { allowOnly } from "../http/http-error.ts";
import type { RenderArticle } from "../pages/render.ts";
import type { Posts } from "../posts/posts.ts";
import type { PostsView } from "../posts/view.ts";
import { type Feed, type FeedSource, postUrl } from "./feed.ts";
import { jsonFeed } from "./json-feed.ts";
import { llms } from "./llms.ts";
import { robots } from "./robots.ts";
import { rss } from "./rss.ts";
import { sitemap } from "./sitemap.ts";

/** What the site offers to crawlers and feed readers. Each document is made once for each state of the blog. */
export function feeds(
  posts: Posts,
  siteUrl: string,
  articles: Articles,
  renderArticle: RenderArticle,
): Router {
  const router = Router({ caseSensitive: true });
  const articleHtml = rememberedHtml(siteUrl, articles, renderArticle);
  for (const feed of [sitemap, robots, rss, jsonFeed, llms]) {
    let made: { view: PostsView; answer: Promise<CachedResponse> } | null = null;
    router
      .route(feed.path)
      .get(async (req, res) => {
        const view = posts.view();
        if (made?.view !== view) made = { view, answer: make(feed, view) };
        const { answer } = made;
        answer.catch(() => {
          if (made?.answer === answer) made = null;
        });
        await (await answer).send(req, res);
      })
      .all(allowOnly("GET"));
  }
  return router;

  async function make(feed: Feed, view: PostsView): Promise<CachedResponse> {
    const text = await feed.make({ ...view, siteUrl, articleHtml });
    return new CachedResponse(
      text,
      { "Content-Type": feed.type, "Cache-Control": "no-cache" },
      { modified: view.changedAt },
    );
  }
}

// Two feeds carry the same articles, and most of them are the same after a change.
function rememberedHtml(
  siteUrl: string,
  articles: Articles,
  renderArticle: RenderArticle,
): FeedSource["articleHtml"] {
  const remembered = new LRUCache<string, string>({ max: 100, maxSize: 5_000_000 });
  return async ({ slug, content }) => {
    const url = postUrl(siteUrl, slug);
    const key = `${url} ${content}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const html = renderArticle(await articles.articleOf(content), url);
    remembered.set(key, html, { size: key.length + html.length });
    // Requests in between wait for one article, not for all of a feed.
    await nextTurn();
    return html;
  };
}
