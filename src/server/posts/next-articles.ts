import { categoryOf } from "../../shared/posts/list.ts";
import type { PostsView } from "./posts-view.ts";
import type { StoredPost } from "./stored-posts.ts";

const shown = 3;

/**
 * What to read after a post: the next older one of its category, then whatever stands nearest below it in the list, and
 * at the list's end the newest.
 */
export function nextArticles({ newestFirst, byCategory }: PostsView, post: StoredPost): StoredPost[] {
  const same = following(byCategory.get(categoryOf(post)) ?? [], post, 1);
  return [...new Set([...same, ...following(newestFirst, post, shown)])].slice(0, shown);
}

/** The posts after one of them, going on at the beginning. */
function following(posts: readonly StoredPost[], post: StoredPost, count: number): StoredPost[] {
  // A post that is not public yet stands before all others.
  const at = posts.indexOf(post);
  const after = posts.slice(at + 1, at + 1 + count);
  return [...after, ...posts.slice(0, Math.max(0, Math.min(at, count - after.length)))];
}
