import { blog } from "../../../content/blog.ts";
import { feedPaths } from "../../shared/urls.ts";

const { hero, follow } = blog;

/** The feeds of the blog, for the head of its pages: browsers and feed readers find them there. */
export const feedLinks = [
  {
    rel: "alternate",
    href: feedPaths.rss,
    type: "application/rss+xml",
    title: `${hero.title}, ${follow.rss}`,
  },
  {
    rel: "alternate",
    href: feedPaths.json,
    type: "application/feed+json",
    title: `${hero.title}, ${follow.json}`,
  },
] as const;
