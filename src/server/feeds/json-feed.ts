import { blog } from "../../../content/blog.ts";
import { site } from "../../../content/site.ts";
import { metaFallback } from "../../shared/posts/article-text.ts";
import type { Post } from "../../shared/posts/post.ts";
import { feedPaths, urls } from "../../shared/urls.ts";
import { type Feed, postsInFeed, postUrl } from "./feed.ts";

/** JSON Feed 1.1 with the whole articles. */
export const jsonFeed: Feed = {
  path: feedPaths.json,
  type: "application/feed+json; charset=utf-8",
  async make({ siteUrl, posts, articleHtml }) {
    const items: object[] = [];
    for (const post of posts.slice(0, postsInFeed)) items.push(item(post, siteUrl, await articleHtml(post)));
    return JSON.stringify({
      version: "https://jsonfeed.org/version/1.1",
      title: `${blog.hero.title} | ${site.name}`,
      home_page_url: siteUrl + urls.blogs.path,
      feed_url: siteUrl + jsonFeed.path,
      description: blog.meta.description,
      language: "en-US",
      authors: [{ name: site.name, url: siteUrl }],
      items,
    });
  },
};

function item(post: Post, siteUrl: string, html: string): object {
  return {
    id: post.id,
    url: postUrl(siteUrl, post.slug),
    title: post.title,
    content_html: html,
    summary: post.summary || metaFallback(post.content),
    ...(post.imageUrl !== "" && { image: post.imageUrl }),
    date_published: post.createdAt,
    date_modified: post.updatedAt,
    ...(post.category !== "" && { tags: [post.category] }),
  };
}
