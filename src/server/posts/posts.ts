import { randomUUID } from "node:crypto";
import type { AdminPost, PostVersion, PostVersionText } from "../../shared/posts/admin-post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { uniqueSlug } from "../../shared/posts/slug.ts";
import type { Clock } from "../clock/clock.ts";
import type { IsExpected } from "../http/write-headers.ts";
import type { Collection } from "../store/collection.ts";
import { createPublicView, type PostsView, toAdminPost } from "./posts-view.ts";
import { createPreview, previewedPost } from "./previews.ts";
import { savedPublication } from "./publication.ts";
import type { PostsState, StoredPost } from "./stored-posts.ts";
import { restorableUntil, withoutExpired } from "./trash.ts";
import type { PostVersions } from "./versions.ts";
import {
  createWrites,
  findPost,
  isAsSent,
  restoredPost,
  slugsOfOthers,
  type UpdateOutcome,
} from "./writes.ts";

export interface Posts {
  /** What is public now; the same object until that changes. */
  view(): PostsView;
  /** All posts as they are stored, drafts too: not for readers. */
  all(): readonly StoredPost[];
  /** The posts that can be restored, the last deleted one first. */
  deleted(): { post: StoredPost; deletedAt: string; restorableUntil: string }[];
  now(): Date;
  /** Creates a post by an id at most once: where there is one, it is not saved unless it was sent the same. */
  create(input: PostInput, id?: string): Promise<UpdateOutcome>;
  /**
   * Saves a post if `isExpected` accepts its version; null where there is no such post. A version is the post's
   * `updatedAt`, which no two states of a post share.
   */
  update(id: string, input: PostInput, isExpected: IsExpected): Promise<UpdateOutcome | null>;
  /** Moves a post to the trash; says whether there was one. */
  remove(id: string): Promise<boolean>;
  /**
   * Restores a deleted post as it was, but as a draft where it was to become public meanwhile: whoever deletes a scheduled
   * post stops it. Null where it is not there, or can be restored no more.
   */
  restore(id: string): Promise<AdminPost | null>;

  /** The versions of a post before the present one, newest first; null where there is no such post. */
  versions(id: string): Promise<PostVersion[] | null>;
  version(id: string, n: number): Promise<PostVersionText | null>;
  /** Saves a post with the text of one of its versions; it stays public, or not, as it is. */
  restoreVersion(id: string, n: number, isExpected: IsExpected): Promise<UpdateOutcome | null>;

  /** Makes a link that shows a post, and does not count as a change of it; null where there is no such post. */
  createPreview(id: string): Promise<{ token: string; expiresAt: string } | null>;
  /** Ends all links to a post; says whether there is such a post. */
  removePreviews(id: string): Promise<boolean>;
  /** The post that a link's token shows, or null. */
  previewed(token: string): StoredPost | null;
}

/** The blog over its collection; deleted posts can be restored for `restorableMs`. */
export function createPosts(
  collection: Collection<PostsState>,
  versions: PostVersions,
  restorableMs: number,
  clock: Clock,
): Posts {
  const { change, save } = createWrites(collection, versions, clock);

  return {
    view: createPublicView(collection.read, clock),
    all: () => collection.read().posts,
    deleted: () =>
      withoutExpired(collection.read(), restorableMs, clock.now())
        .deleted.map((entry) => ({
          ...entry,
          restorableUntil: restorableUntil(entry.deletedAt, restorableMs).toISOString(),
        }))
        .toReversed(),
    now: clock.now,

    create: (input, wantedId = randomUUID()) =>
      change<UpdateOutcome>((state, now) => {
        const { status, publishAt, ...text } = input;
        const present = findPost(state, wantedId);
        if (present !== undefined)
          return { result: { saved: isAsSent(present, input), post: toAdminPost(present, now) } };
        // The post of the trash keeps its id.
        const id = state.deleted.some(({ post }) => post.id === wantedId) ? randomUUID() : wantedId;
        const time = now.toISOString();
        const post = {
          id,
          slug: uniqueSlug(text.title, id, slugsOfOthers(state, id)),
          oldSlugs: [],
          ...text,
          createdAt: time,
          updatedAt: time,
          ...savedPublication({ status, publishAt }, null, now),
          knownSlugs: [],
          earlierImages: {},
          version: 1,
        };
        return {
          result: { saved: true, post: toAdminPost(post, now) },
          next: { posts: [post, ...state.posts] },
        };
      }),

    update: (id, { status, publishAt, ...text }, isExpected) =>
      save(id, isExpected, (old, now) => ({
        ...text,
        ...savedPublication({ status, publishAt }, old, now),
      })),

    remove: (id) =>
      change((state, now) => {
        const post = findPost(state, id);
        if (post === undefined) return { result: false };
        const posts = state.posts.filter((other) => other !== post);
        const deleted = [...state.deleted, { post, deletedAt: now.toISOString() }];
        return { result: true, next: { posts, deleted } };
      }),

    restore: (id) =>
      change<AdminPost | null>((state, now) => {
        const present = findPost(state, id);
        if (present !== undefined) return { result: toAdminPost(present, now) };
        const restorable = withoutExpired(state, restorableMs, now).deleted;
        const entry = restorable.find(({ post }) => post.id === id);
        if (entry === undefined) return { result: null };
        const deleted = state.deleted.filter((other) => other !== entry);
        const post = restoredPost(entry, now);
        return { result: toAdminPost(post, now), next: { posts: [post, ...state.posts], deleted } };
      }),

    async versions(id) {
      const post = findPost(collection.read(), id);
      return post === undefined ? null : versions.list(post);
    },

    async version(id, n) {
      const post = findPost(collection.read(), id);
      return post === undefined ? null : versions.read(post, n);
    },

    async restoreVersion(id, n, isExpected) {
      const post = findPost(collection.read(), id);
      const version = post === undefined ? null : await versions.read(post, n);
      if (version === null) return null;
      const { title, content, summary, category, imageUrl } = version;
      return save(id, isExpected, () => ({ title, content, summary, category, imageUrl }));
    },

    createPreview: (id) =>
      change<{ token: string; expiresAt: string } | null>((state, now) => {
        if (findPost(state, id) === undefined) return { result: null };
        const { token, preview } = createPreview(id, now);
        return {
          result: { token, expiresAt: preview.expiresAt },
          next: { previews: [...state.previews, preview] },
        };
      }),

    removePreviews: (id) =>
      change((state) => {
        if (findPost(state, id) === undefined) return { result: false };
        return { result: true, next: { previews: state.previews.filter(({ postId }) => postId !== id) } };
      }),

    previewed: (token) => previewedPost(collection.read(), token, clock.now()),
  };
}
