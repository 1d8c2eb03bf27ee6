import { blog } from "../../../content/blog.ts";
import { site } from "../../../content/site.ts";
import { uploadedImage } from "../../shared/images/image.ts";
import { lastChangeOf } from "../../shared/posts/post.ts";
import { feedPaths, urls } from "../../shared/urls.ts";
import { type Feed, type FeedItem, feedItems, feedTitle } from "./feed.ts";

export const jsonFeed: Feed = {
  path: feedPaths.json,
  type: "application/feed+json; charset=utf-8",
  async make(source) {
    const { siteUrl } = source;
    return JSON.stringify({
      version: "https://jsonfeed.org/version/1.1",
      title: feedTitle,
      home_page_url: siteUrl + urls.blogs.path,
      feed_url: siteUrl + jsonFeed.path,
      description: blog.meta.description,
      language: "en-US",
      authors: [{ name: site.name, url: siteUrl }],
      items: (await feedItems(source)).map((item) => toJson(item, siteUrl)),
    });
  },
};

function toJson({ post, url, description, html }: FeedItem, siteUrl: string): object {
  return {
    id: post.id,
    url,
    title: post.title,
    content_html: html,
    summary: description,
    ...(post.imageUrl !== "" && {
      image: uploadedImage(post.imageUrl) ? siteUrl + post.imageUrl : post.imageUrl,
    }),
    date_published: post.createdAt,
    date_modified: lastChangeOf(post),
    ...(post.category !== "" && { tags: [post.category] }),
  };
}
