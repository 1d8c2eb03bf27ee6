import { postPath } from "../../shared/paths.ts";
import type {
  ImportedPost,
  ImportOutcome,
  ImportPlan,
  PostIdentity,
} from "../../shared/posts/imported-post.ts";
import { deriveSlug, uniqueSlug } from "../../shared/posts/slug.ts";
import { isOwnPath } from "../http/own-paths.ts";
import type { Collection } from "../store/collection.ts";
import { savedPublication } from "./publication.ts";
import { redirectKey, type StoredRedirect, slugIn } from "./redirects.ts";
import { type PostsState, type StoredPost, withDeleted } from "./stored-posts.ts";
import { slugsOfOthers, texts } from "./writes.ts";

export interface ImportStore {
  posts: Collection<PostsState>;
  redirects: Collection<StoredRedirect[]>;
}

/**
 * Adds a post of another site with its dates, slug and old paths. One that is there already stays as it is, but for the
 * paths that it lacks, and for its text if nobody has saved it since. Throws an HttpError for a published post whose
 * time is still to come.
 */
export async function importPost(
  { posts, redirects }: ImportStore,
  imported: ImportedPost,
  now: Date,
): Promise<ImportOutcome> {
  let outcome: Pick<ImportOutcome, "state" | "slug"> = { state: "imported", slug: "" };
  let postId = imported.id;
  await posts.update((before) => {
    const same = findSame(before, imported);
    const post = same === undefined ? newPost(before, imported, now) : updated(before, same, imported);
    outcome = { state: stateOf(before, same, post), slug: post.slug };
    postId = post.id;
    if (post === same) return before;
    const others = before.posts.filter((other) => other !== same);
    return { ...before, posts: [post, ...others], changedAt: now.toISOString() };
  });
  const { state, slug } = outcome;
  const isItself = (path: string) => redirectKey(path) === postPath(slug);
  const paths = state === "in the trash" ? [] : imported.oldPaths.filter((path) => !isItself(path));
  return { ...outcome, ...(await redirect(redirects, posts.read(), postId, paths)) };
}

function stateOf(
  { posts }: PostsState,
  same: StoredPost | undefined,
  post: StoredPost,
): ImportOutcome["state"] {
  if (same === undefined) return "imported";
  if (same !== post) return "updated";
  return posts.includes(same) ? "present" : "in the trash";
}

/** What an import of these posts would do. A post in the trash, or saved since it came, is settled. */
export function planImport(state: PostsState, identities: readonly PostIdentity[]): ImportPlan[] {
  const taken = slugsOfOthers(state, "");
  return identities.map((identity) => {
    const same = findSame(state, identity);
    if (same !== undefined) return { isSettled: !isUntouched(state, same, identity), slug: same.slug };
    const slug = identity.slug === "" ? null : uniqueSlug(identity.slug, identity.id, taken);
    if (slug !== null) taken.add(slug);
    return { isSettled: false, slug };
  });
}

function isUntouched({ posts }: PostsState, post: StoredPost, { id }: PostIdentity): boolean {
  return post.id === id && post.version === 1 && posts.includes(post);
}

/** The post with the text that it has at its source now, if all images came and nobody has saved it here. */
function updated(state: PostsState, post: StoredPost, imported: ImportedPost): StoredPost {
  const {
    status: _status,
    publishAt: _publishAt,
    slug: _slug,
    sendToSubscribers: _send,
    ...text
  } = imported.input;
  const next = { ...post, ...text };
  const isSame = texts.every((name) => next[name] === post[name]);
  if (!imported.isWhole || isSame || !isUntouched(state, post, imported)) return post;
  return { ...next, updatedAt: new Date(Date.parse(post.updatedAt) + 1).toISOString() };
}

function findSame(state: PostsState, { id, slug, knownBySlug }: PostIdentity): StoredPost | undefined {
  return withDeleted(state).find(
    (post) => post.id === id || (knownBySlug && [post.slug, ...post.oldSlugs].includes(slug)),
  );
}

function newPost(state: PostsState, { id, input, ...imported }: ImportedPost, now: Date): StoredPost {
  // Readers have had it from its earlier site.
  const { status, publishAt, slug: _, sendToSubscribers: __, ...text } = input;
  const earliest = (time: string) => (Date.parse(time) > now.getTime() ? now.toISOString() : time);
  return {
    id,
    slug: uniqueSlug(imported.slug || text.title, id, slugsOfOthers(state, id)),
    oldSlugs: [],
    ...(imported.slug !== "" && imported.slug !== deriveSlug(text.title) && { hasOwnSlug: true as const }),
    ...text,
    createdAt: earliest(imported.createdAt),
    updatedAt: earliest(imported.updatedAt),
    ...savedPublication({ status, publishAt }, null, now),
    knownSlugs: [],
    earlierImages: {},
    version: 1,
  };
}

async function redirect(
  redirects: Collection<StoredRedirect[]>,
  state: PostsState,
  postId: string,
  paths: readonly string[],
): Promise<Pick<ImportOutcome, "redirected" | "refused">> {
  const slugs = slugsOfOthers(state, postId);
  const isPage = (key: string) => isOwnPath(key) || slugs.has(slugIn(key));
  const result: Pick<ImportOutcome, "redirected" | "refused"> = { redirected: [], refused: [] };
  await redirects.update((before) => {
    const present = new Map(before.map(({ from, postId: of }) => [from, of]));
    const added: StoredRedirect[] = [];
    for (const path of paths) {
      const from = redirectKey(path);
      const of = present.get(from);
      const isTaken = isPage(from) || (of !== undefined && of !== postId);
      result[isTaken ? "refused" : "redirected"].push(path);
      if (isTaken || of !== undefined) continue;
      added.push({ from, postId });
      present.set(from, postId);
    }
    return added.length === 0 ? before : [...before, ...added];
  });
  return result;
}
