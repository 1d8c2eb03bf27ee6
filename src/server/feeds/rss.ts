import { blog } from "../../../content/blog.ts";
import { site } from "../../../content/site.ts";
import { escapeHtml } from "../../shared/escape-html.ts";
import { feedPaths, urls } from "../../shared/urls.ts";
import { escapeXml, type Feed, type FeedItem, feedItems, feedTitle } from "./feed.ts";

export const rss: Feed = {
  path: feedPaths.rss,
  type: "application/rss+xml; charset=utf-8",
  async make(source) {
    const { siteUrl, changedAt } = source;
    const items = await feedItems(source);
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(feedTitle)}</title>
<link>${escapeXml(siteUrl + urls.blogs.path)}</link>
<description>${escapeXml(blog.meta.description)}</description>
<language>en-us</language>
<lastBuildDate>${new Date(changedAt).toUTCString()}</lastBuildDate>
<atom:link href="${escapeXml(siteUrl + rss.path)}" rel="self" type="application/rss+xml"/>
${items.map(toXml).join("\n")}
</channel>
</rss>
`;
  },
};

// The author element of RSS would need a mail address.
const creator = `<dc:creator>${escapeXml(site.name)}</dc:creator>`;

// The guid is the id and not the address, so that a new title does not announce the article again.
function toXml({ post, url, description, html }: FeedItem): string {
  const category = post.category === "" ? "" : `\n<category>${escapeXml(post.category)}</category>`;
  return `<item>
<title>${escapeXml(post.title)}</title>
<link>${escapeXml(url)}</link>
<guid isPermaLink="false">${post.id}</guid>
<pubDate>${new Date(post.createdAt).toUTCString()}</pubDate>
${creator}${category}
<description>${escapeXml(escapeHtml(description))}</description>
<content:encoded>${escapeXml(html)}</content:encoded>
</item>`;
}
