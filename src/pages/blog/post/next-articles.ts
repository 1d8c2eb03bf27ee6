import type { PostSummary } from "../../../shared/posts/post.ts";

const shown = 3;

/**
 * What to read after a post: older posts of its category, then whatever stands nearest below it in the list, and
 * at the list's end the newest.
 */
export function nextArticles(
  posts: readonly PostSummary[],
  current: Pick<PostSummary, "id" | "category">,
): PostSummary[] {
  const at = posts.findIndex(({ id }) => id === current.id);
  const around = at === -1 ? posts : [...posts.slice(at + 1), ...posts.slice(0, at)];
  const same = around.filter(({ category }) => category === current.category).slice(0, 1);
  return [...new Set([...same, ...around])].slice(0, shown);
}
