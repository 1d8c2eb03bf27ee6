import { blog } from "../../../content/blog.ts";
import { site } from "../../../content/site.ts";
import { metaFallback } from "../../shared/posts/article-text.ts";
import type { Post } from "../../shared/posts/post.ts";
import { postPath } from "../../shared/urls.ts";
import type { PostsView } from "../posts/posts-view.ts";

export interface Feed {
  path: string;
  type: string;
  make(source: FeedSource): string | Promise<string>;
}

export interface FeedSource extends PostsView {
  /** The public origin, without a trailing slash: every address is built on it. */
  siteUrl: string;
  /** A post's body as HTML whose addresses are absolute. */
  articleHtml(post: Post): Promise<string>;
}

export interface FeedItem {
  post: Post;
  url: string;
  description: string;
  html: string;
}

export const feedTitle = `${blog.hero.title} | ${site.name}`;

/** How many posts, the newest, a feed carries whole. */
export const postsInFeed = 30;

export async function feedItems({ siteUrl, posts, articleHtml }: FeedSource): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for (const post of posts.slice(0, postsInFeed)) {
    const url = postUrl(siteUrl, post.slug);
    items.push({ post, url, description: descriptionOf(post), html: await articleHtml(post) });
  }
  return items;
}

export function descriptionOf({ summary, content }: Post): string {
  return summary || metaFallback(content);
}

export function postUrl(siteUrl: string, slug: string): string {
  return siteUrl + postPath(slug);
}
