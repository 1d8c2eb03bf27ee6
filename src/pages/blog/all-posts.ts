import type { PostSummary } from "../../shared/posts/post.ts";
import type { BlogList } from "./list.ts";

/** Every post, where one page of the list shows them all; null where it does not. */
export function allPosts(list: BlogList | undefined): PostSummary[] | null {
  if (list === undefined || list.lead === null || list.posts.length + 1 < list.total) return null;
  return [list.lead, ...list.posts];
}
