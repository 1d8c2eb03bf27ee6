import { randomUUID } from "node:crypto";
import type { Post } from "../../shared/posts/post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { deriveSlug, uniqueSlug } from "../../shared/posts/slug.ts";
import type { Collection } from "../store/collection.ts";
import { type PostsView, toPost, viewOf } from "./posts-view.ts";
import type { PostsState, StoredPost } from "./stored-posts.ts";

export interface Posts {
  view(): PostsView;
  onChange: Collection<PostsState>["onChange"];
  create(input: PostInput): Promise<Post>;
  /**
   * Saves a post if `isExpected` accepts its version; null where there is no such post. A version is the post's
   * `updatedAt`, which no two states of a post share.
   */
  update(
    id: string,
    input: PostInput,
    isExpected: (version: string) => boolean,
  ): Promise<UpdateOutcome | null>;
  /** Moves a post to the trash; says whether there was one. */
  remove(id: string): Promise<boolean>;
  /** Restores a deleted post as it was; null where it is not there, or its time is over. */
  restore(id: string): Promise<Post | null>;
}

interface UpdateOutcome {
  saved: boolean;
  post: Post;
}

/** The blog over its collection; deleted posts can be restored for `restorableMs`. */
export function createPosts(collection: Collection<PostsState>, restorableMs: number): Posts {
  /** Makes a change, if there is one, and resolves to its result once it is safe. */
  function change<R>(make: (state: PostsState) => { result: R; next?: Partial<PostsState> }): Promise<R> {
    let result: R;
    return collection
      .update((state) => {
        const deleted = state.deleted.filter(
          ({ deletedAt }) => Date.parse(deletedAt) + restorableMs > Date.now(),
        );
        const made = make({ ...state, deleted });
        result = made.result;
        if (made.next === undefined) return state;
        return { ...state, deleted, ...made.next, changedAt: nextChange(state.changedAt) };
      })
      .then(() => result);
  }

  return {
    view: () => viewOf(collection.read()),
    onChange: collection.onChange,

    create: (input) =>
      change((state) => {
        const id = randomUUID();
        const now = new Date().toISOString();
        const slug = uniqueSlug(input.title, id, slugsOfOthers(state, id));
        const post = { id, slug, oldSlugs: [], ...input, createdAt: now, updatedAt: now };
        return { result: toPost(post), next: { posts: [post, ...state.posts] } };
      }),

    update: (id, input, isExpected) =>
      change<UpdateOutcome | null>((state) => {
        const old = state.posts.find((post) => post.id === id);
        if (old === undefined) return { result: null };
        if (!isExpected(old.updatedAt)) return { result: { saved: false, post: toPost(old) } };
        const post = { ...old, ...input, ...slugsFor(old, input.title, state), updatedAt: nextVersion(old) };
        const posts = state.posts.map((other) => (other === old ? post : other));
        return { result: { saved: true, post: toPost(post) }, next: { posts } };
      }),

    remove: (id) =>
      change((state) => {
        const post = state.posts.find((candidate) => candidate.id === id);
        if (post === undefined) return { result: false };
        const posts = state.posts.filter((other) => other !== post);
        const deleted = [...state.deleted, { post, deletedAt: new Date().toISOString() }];
        return { result: true, next: { posts, deleted } };
      }),

    restore: (id) =>
      change<Post | null>((state) => {
        const present = state.posts.find((post) => post.id === id);
        if (present !== undefined) return { result: toPost(present) };
        const entry = state.deleted.find(({ post }) => post.id === id);
        if (entry === undefined) return { result: null };
        const deleted = state.deleted.filter((other) => other !== entry);
        return { result: toPost(entry.post), next: { posts: [entry.post, ...state.posts], deleted } };
      }),
  };
}

/** A title with the same slug as the old one leaves the post at its address, with its number. */
function slugsFor(old: StoredPost, title: string, state: PostsState): Pick<StoredPost, "slug" | "oldSlugs"> {
  const { slug, oldSlugs } = old;
  if (deriveSlug(title) === deriveSlug(old.title)) return { slug, oldSlugs };
  const next = uniqueSlug(title, old.id, slugsOfOthers(state, old.id));
  if (next === slug) return { slug, oldSlugs };
  return { slug: next, oldSlugs: [...oldSlugs.filter((other) => other !== next), slug] };
}

/** Every slug that leads to another post, or would again if that one were restored. */
function slugsOfOthers(state: PostsState, id: string): Set<string> {
  const all = [...state.posts, ...state.deleted.map(({ post }) => post)];
  return new Set(all.filter((post) => post.id !== id).flatMap((post) => [post.slug, ...post.oldSlugs]));
}

function nextVersion({ updatedAt }: StoredPost): string {
  return new Date(Math.max(Date.now(), Date.parse(updatedAt) + 1)).toISOString();
}

// Last-Modified counts in seconds: each state gets one of its own, so that none is taken for another.
function nextChange(changedAt: string): string {
  return new Date(Math.max(Date.now(), Date.parse(changedAt) + 1_000)).toISOString();
}
