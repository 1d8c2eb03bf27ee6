import { blog } from "../../../content/blog.ts";
import { feedPaths } from "../../shared/urls.ts";

const { hero, follow } = blog;

/** Links in the head, by which browsers and feed readers find the feeds. */
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
