import { deriveSlug, uniqueSlug } from "../../shared/posts/slug.ts";
import { statusAt } from "./publication.ts";
import { type PostsState, type StoredPost, withDeleted } from "./stored-posts.ts";

/** A title with the same slug as the old one leaves the post at its address, with its number. */
export function slugsFor(
  old: StoredPost,
  title: string,
  state: PostsState,
  now: Date,
): Pick<StoredPost, "slug" | "oldSlugs" | "knownSlugs"> {
  const { slug, oldSlugs } = old;
  const isKnown = statusAt(old, now) === "published";
  const knownSlugs = isKnown ? [...new Set([...old.knownSlugs, slug])] : old.knownSlugs;
  if (deriveSlug(title) === deriveSlug(old.title)) return { slug, oldSlugs, knownSlugs };
  const next = uniqueSlug(title, old.id, slugsOfOthers(state, old.id));
  if (next === slug) return { slug, oldSlugs, knownSlugs };
  return { slug: next, oldSlugs: [...oldSlugs.filter((other) => other !== next), slug], knownSlugs };
}

/** Every slug that leads to another post, or would again if that one were restored. */
export function slugsOfOthers(state: PostsState, id: string): Set<string> {
  const others = withDeleted(state).filter((post) => post.id !== id);
  return new Set(others.flatMap((post) => [post.slug, ...post.oldSlugs]));
}
