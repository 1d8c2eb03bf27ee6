import * as v from "valibot";
import { canonicalPath } from "../../shared/canonical-path.ts";
import { postPath } from "../../shared/paths.ts";
import { memoize } from "../cache/memoize.ts";
import type { CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";
import type { PostsView } from "./posts-view.ts";

export type StoredRedirect = v.InferOutput<typeof storedRedirectSchema>;

const storedRedirectSchema = checkedOnce(
  v.strictObject({
    /** The path that a post had on an earlier site, as `redirectKey` spells it. */
    from: v.string(),
    postId: v.string(),
  }),
);

export const redirectsCollection: CollectionDefinition<StoredRedirect[]> = {
  schema: v.array(storedRedirectSchema),
  first: [],
  keys: { "": ({ from }: StoredRedirect) => from },
};

/** One spelling of a path: with or without a slash at its end, in any letter case. */
export function redirectKey(path: string): string {
  return canonicalPath(path).toLowerCase();
}

const postIdsOf = memoize(
  (redirects: StoredRedirect[]): ReadonlyMap<string, string> =>
    new Map(redirects.map(({ from, postId }) => [from, postId])),
);

const publicSlugsOf = memoize(
  ({ newestFirst }: PostsView): ReadonlyMap<string, string> =>
    new Map(newestFirst.map(({ id, slug }) => [id, slug])),
);

/** The path of the public post that had this path on an earlier site, or null. Only for paths that are no post's. */
export function createMovedTo(
  read: () => StoredRedirect[],
  view: () => PostsView,
): (path: string) => string | null {
  return (path) => {
    const redirects = read();
    const key = redirectKey(path);
    if (redirects.length === 0 || view().bySlug.has(slugIn(key))) return null;
    const postId = postIdsOf(redirects).get(key);
    const slug = postId === undefined ? undefined : publicSlugsOf(view()).get(postId);
    return slug === undefined ? null : postPath(slug);
  };
}

/** The slug in the path of a post, or "". */
export function slugIn(path: string): string {
  const prefix = postPath("");
  return path.startsWith(prefix) ? path.slice(prefix.length) : "";
}
