import type { Post } from "../../shared/posts/post.ts";
import { postPath } from "../../shared/urls.ts";
import type { PostsView } from "../posts/view.ts";

/** What the documents for crawlers and feed readers are made of. */
export interface FeedSource extends PostsView {
  /** The public origin, without a trailing slash: every address is built on it. */
  siteUrl: string;
  /** A post's body as HTML whose addresses are absolute. */
  articleHtml(post: Pick<Post, "slug" | "content">): Promise<string>;
}

/** How many posts, the newest, a feed carries whole. */
export const postsInFeed = 30;

/** One of these documents. */
export interface Feed {
  path: string;
  type: string;
  make(source: FeedSource): string | Promise<string>;
}

/** A post's address. */
export function postUrl(siteUrl: string, slug: string): string {
  return siteUrl + postPath(slug);
}
