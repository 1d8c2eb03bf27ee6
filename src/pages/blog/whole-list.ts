import type { PostSummary } from "../../shared/posts/post.ts";
import type { BlogList } from "./list.ts";

/** The whole list, where one page holds all of it. */
export function wholeList(list: BlogList | undefined): PostSummary[] | null {
  if (list === undefined || list.lead === null || list.posts.length + 1 < list.total) return null;
  return [list.lead, ...list.posts];
}
