import { deriveSlug, uniqueSlug } from "../../shared/posts/slug.ts";
import type { PostsState, StoredPost } from "./stored-posts.ts";

/** A title with the same slug as the old one leaves the post at its address, with its number. */
export function slugsFor(
  old: StoredPost,
  title: string,
  state: PostsState,
): Pick<StoredPost, "slug" | "oldSlugs"> {
  const { slug, oldSlugs } = old;
  if (deriveSlug(title) === deriveSlug(old.title)) return { slug, oldSlugs };
  const next = uniqueSlug(title, old.id, slugsOfOthers(state, old.id));
  if (next === slug) return { slug, oldSlugs };
  return { slug: next, oldSlugs: [...oldSlugs.filter((other) => other !== next), slug] };
}

/** Every slug that leads to another post, or would again if that one were restored. */
export function slugsOfOthers(state: PostsState, id: string): Set<string> {
  const all = [...state.posts, ...state.deleted.map(({ post }) => post)];
  return new Set(all.filter((post) => post.id !== id).flatMap((post) => [post.slug, ...post.oldSlugs]));
}
