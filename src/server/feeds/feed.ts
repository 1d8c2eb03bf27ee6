import { blog } from "../../../content/blog.ts";
import { site } from "../../../content/site.ts";
import { escapeHtml } from "../../shared/escape-html.ts";
import { postPath } from "../../shared/paths.ts";
import { metaFallback } from "../../shared/posts/article-text.ts";
import type { Post } from "../../shared/posts/post.ts";
import { memoize } from "../cache/memoize.ts";
import { type PostsView, toPost } from "../posts/posts-view.ts";
import type { StoredPost } from "../posts/stored-posts.ts";

export interface Feed {
  path: string;
  type: string;
  make(source: FeedSource): string | Promise<string>;
}

interface FeedSource extends PostsView {
  siteUrl: string;
  /** All addresses in the HTML are absolute. */
  articleHtml(post: Post): Promise<string>;
}

export interface FeedItem {
  post: Post;
  url: string;
  description: string;
  html: string;
}

export const feedTitle = `${blog.hero.title} | ${site.name}`;

export const postsInFeed = 30;

export async function feedItems({ siteUrl, newestFirst, articleHtml }: FeedSource): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for (const stored of newestFirst.slice(0, postsInFeed)) {
    const post = toPost(stored);
    const url = postUrl(siteUrl, post.slug);
    items.push({ post, url, description: descriptionOf(stored), html: await articleHtml(post) });
  }
  return items;
}

export const descriptionOf = memoize(
  ({ summary, content }: StoredPost): string => summary || metaFallback(content),
);

export function postUrl(siteUrl: string, slug: string): string {
  return siteUrl + postPath(slug);
}

/** Drops characters that XML does not allow. */
export function escapeXml(text: string): string {
  const valid = text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "");
  return escapeHtml(valid).replaceAll("'", "&apos;");
}
