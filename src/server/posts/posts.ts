import { randomUUID } from "node:crypto";
import type { AdminPost, PostVersion, PostVersionText } from "../../shared/posts/admin-post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { uniqueSlug } from "../../shared/posts/slug.ts";
import type { Clock } from "../clock/clock.ts";
import type { IsExpected } from "../http/preconditions.ts";
import type { Collection } from "../store/collection.ts";
import { createPublicView, toAdminPost } from "./posts-view.ts";
import { createPreview, previewedPost } from "./previews.ts";
import { savedPublication } from "./publication.ts";
import type { PostsState, StoredPost } from "./stored-posts.ts";
import { restorableUntil, withoutExpired } from "./trash.ts";
import type { PostVersions } from "./versions.ts";
import {
  createPostWrites,
  equalsInput,
  findPost,
  freeSlug,
  restoredPost,
  slugsOfOthers,
  type UpdateOutcome,
} from "./writes.ts";

export type Posts = ReturnType<typeof createPosts>;

export function createPosts(
  collection: Collection<PostsState>,
  versions: PostVersions,
  restorableMs: number,
  clock: Clock,
) {
  const { change, save } = createPostWrites(collection, versions, clock);

  return {
    view: createPublicView(collection.read, clock),
    /** Includes drafts: not for readers. */
    all: (): readonly StoredPost[] => collection.read().posts,
    deleted: () =>
      withoutExpired(collection.read(), restorableMs, clock.now())
        .deleted.map((entry) => ({
          ...entry,
          restorableUntil: restorableUntil(entry.deletedAt, restorableMs).toISOString(),
        }))
        .toReversed(),
    now: clock.now,

    /** `wantedId` is an idempotency key: a repeated request returns the saved post. */
    create: (input: PostInput, wantedId: string = randomUUID()) =>
      change<UpdateOutcome>((state, now) => {
        const { status, publishAt, slug = "", sendToSubscribers, ...text } = input;
        const present = findPost(state, wantedId);
        if (present !== undefined)
          return { result: { saved: equalsInput(present, input), post: toAdminPost(present, now) } };
        const id = state.deleted.some(({ post }) => post.id === wantedId) ? randomUUID() : wantedId;
        const time = now.toISOString();
        const post = {
          id,
          slug:
            slug === "" ? uniqueSlug(text.title, id, slugsOfOthers(state, id)) : freeSlug(slug, state, id),
          oldSlugs: [],
          ...(slug !== "" && { hasOwnSlug: true as const }),
          ...text,
          createdAt: time,
          updatedAt: time,
          ...savedPublication({ status, publishAt }, null, now),
          ...(sendToSubscribers && { sendToSubscribers }),
          knownSlugs: [],
          earlierImages: {},
          version: 1,
        };
        return {
          result: { saved: true, post: toAdminPost(post, now) },
          next: { posts: [post, ...state.posts] },
        };
      }),

    /** Saves only if `isExpected` accepts the version, which is the post's `updatedAt` (optimistic concurrency). */
    update: (id: string, { status, publishAt, ...text }: PostInput, isExpected: IsExpected) =>
      save(id, isExpected, (old, now) => ({
        ...text,
        ...savedPublication({ status, publishAt }, old, now),
      })),

    remove: (id: string): Promise<boolean> =>
      change((state, now) => {
        const post = findPost(state, id);
        if (post === undefined) return { result: false };
        const posts = state.posts.filter((other) => other !== post);
        const deleted = [...state.deleted, { post, deletedAt: now.toISOString() }];
        return { result: true, next: { posts, deleted } };
      }),

    /** A post that was scheduled for a time that has passed comes back as a draft. Null if it cannot be restored. */
    restore: (id: string) =>
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

    async versions(id: string): Promise<PostVersion[] | null> {
      const post = findPost(collection.read(), id);
      return post === undefined ? null : versions.list(post);
    },

    async version(id: string, n: number): Promise<PostVersionText | null> {
      const post = findPost(collection.read(), id);
      return post === undefined ? null : versions.read(post, n);
    },

    /** Keeps the publication status as it is. */
    async restoreVersion(id: string, n: number, isExpected: IsExpected): Promise<UpdateOutcome | null> {
      const post = findPost(collection.read(), id);
      const version = post === undefined ? null : await versions.read(post, n);
      if (version === null) return null;
      const { title, content, summary, category, imageUrl } = version;
      return save(id, isExpected, () => ({ title, content, summary, category, imageUrl }));
    },

    createPreview: (id: string) =>
      change<{ token: string; expiresAt: string } | null>((state, now) => {
        if (findPost(state, id) === undefined) return { result: null };
        const { token, preview } = createPreview(id, now);
        return {
          result: { token, expiresAt: preview.expiresAt },
          next: { previews: [...state.previews, preview] },
        };
      }),

    removePreviews: (id: string): Promise<boolean> =>
      change((state) => {
        if (findPost(state, id) === undefined) return { result: false };
        return { result: true, next: { previews: state.previews.filter(({ postId }) => postId !== id) } };
      }),

    previewed: (token: string): StoredPost | null => previewedPost(collection.read(), token, clock.now()),
  };
}
