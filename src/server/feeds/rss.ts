import { blog } from "../../../content/blog.ts";
import { site } from "../../../content/site.ts";
import { metaFallback } from "../../shared/posts/article-text.ts";
import type { Post } from "../../shared/posts/post.ts";
import { feedPaths, urls } from "../../shared/urls.ts";
import { type Feed, postsInFeed, postUrl } from "./feed.ts";
import { escapeHtml, escapeXml } from "./xml.ts";

/** RSS 2.0 with the whole articles. */
export const rss: Feed = {
  path: feedPaths.rss,
  type: "application/rss+xml; charset=utf-8",
  async make(source) {
    const { siteUrl, changedAt, posts, articleHtml } = source;
    const items: string[] = [];
    for (const post of posts.slice(0, postsInFeed)) items.push(item(post, siteUrl, await articleHtml(post)));
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(`${blog.hero.title} | ${site.name}`)}</title>
<link>${escapeXml(siteUrl + urls.blogs.path)}</link>
<description>${escapeXml(blog.meta.description)}</description>
<language>en-us</language>
<lastBuildDate>${new Date(changedAt).toUTCString()}</lastBuildDate>
<atom:link href="${escapeXml(siteUrl + rss.path)}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel>
</rss>
`;
  },
};

// The id, not the address, is what a reader knows an article by: a new title must not announce it again.
function item(post: Post, siteUrl: string, html: string): string {
  const category = post.category === "" ? "" : `\n<category>${escapeXml(post.category)}</category>`;
  return `<item>
<title>${escapeXml(post.title)}</title>
<link>${escapeXml(postUrl(siteUrl, post.slug))}</link>
<guid isPermaLink="false">${post.id}</guid>
<pubDate>${new Date(post.createdAt).toUTCString()}</pubDate>${category}
<description>${escapeXml(escapeHtml(post.summary || metaFallback(post.content)))}</description>
<content:encoded>${escapeXml(html)}</content:encoded>
</item>`;
}
