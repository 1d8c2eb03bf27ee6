import type { AdminPost } from "../../shared/posts/admin-post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { deriveSlug, uniqueSlug } from "../../shared/posts/slug.ts";
import type { Clock } from "../clock/clock.ts";
import { HttpError } from "../http/http-error.ts";
import type { IsExpected } from "../http/preconditions.ts";
import type { Collection } from "../store/collection.ts";
import { earlierImagesAfter } from "./post-images.ts";
import { toAdminPost } from "./posts-view.ts";
import { statusAt } from "./publication.ts";
import { type PostsState, type StoredPost, withDeleted } from "./stored-posts.ts";
import type { PostVersions } from "./versions.ts";

export interface UpdateOutcome {
  saved: boolean;
  post: AdminPost;
}

/** A version restores the text, but neither the slug nor the publication. */
type PostText = Pick<StoredPost, "title" | "content" | "summary" | "category" | "imageUrl">;

type EditedPost = PostText &
  Partial<Pick<StoredPost, "status" | "publishAt">> &
  Pick<PostInput, "slug" | "sendToSubscribers">;

export function createPostWrites(collection: Collection<PostsState>, versions: PostVersions, clock: Clock) {
  async function change<R>(
    make: (state: PostsState, now: Date) => { result: R; next?: Partial<PostsState> },
  ): Promise<R> {
    let result: R | undefined;
    await collection.update((state) => {
      const now = clock.now();
      const made = make(state, now);
      result = made.result;
      if (made.next === undefined) return state;
      const next = { ...state, ...made.next };
      return next.posts === state.posts ? next : { ...next, changedAt: now.toISOString() };
    });
    return result as R;
  }

  /** Optimistic concurrency: starts over if another save comes between reading and writing, to keep that version too. */
  async function save(
    id: string,
    isExpected: IsExpected,
    edit: (old: StoredPost, now: Date) => EditedPost,
  ): Promise<UpdateOutcome | null> {
    for (;;) {
      const old = findPost(collection.read(), id);
      if (old === undefined) return null;
      if (!isExpected(old.updatedAt)) return { saved: false, post: toAdminPost(old, clock.now()) };
      const edited = edit(old, clock.now());
      await versions.keep(old);
      const saved = await compareAndSwap(old, edited);
      if (saved !== null) return { saved: true, post: toAdminPost(saved, clock.now()) };
    }
  }

  function compareAndSwap(
    old: StoredPost,
    { slug, sendToSubscribers = old.sendToSubscribers, ...edited }: EditedPost,
  ): Promise<StoredPost | null> {
    return change<StoredPost | null>((state, now) => {
      if (findPost(state, old.id) !== old) return { result: null };
      const { hasOwnSlug: _, sendToSubscribers: __, ...kept } = old;
      const slugs = slugsFor(old, edited.title, slug, state, now);
      const updatedAt = nextUpdatedAt(old, now);
      const earlierImages = earlierImagesAfter(old);
      const post = {
        ...kept,
        ...edited,
        ...slugs,
        ...(sendToSubscribers && { sendToSubscribers }),
        earlierImages,
        updatedAt,
        version: old.version + 1,
      };
      const posts = state.posts.map((other) => (other === old ? post : other));
      return { result: post, next: { posts } };
    });
  }

  return { change, save };
}

export function findPost({ posts }: PostsState, id: string): StoredPost | undefined {
  return posts.find((post) => post.id === id);
}

/** `wanted` is the slug set by hand, "" to follow the title again, or undefined to leave it as it is. */
function slugsFor(
  old: StoredPost,
  title: string,
  wanted: string | undefined,
  state: PostsState,
  now: Date,
): Pick<StoredPost, "slug" | "oldSlugs" | "knownSlugs" | "hasOwnSlug"> {
  const { slug, oldSlugs } = old;
  const isKnown = statusAt(old, now) === "published";
  const knownSlugs = isKnown ? [...new Set([...old.knownSlugs, slug])] : old.knownSlugs;
  const own = wanted ?? (old.hasOwnSlug === true ? slug : "");
  const next = own === "" ? derivedSlug(old, title, state) : freeSlug(own, state, old.id);
  return {
    slug: next,
    oldSlugs: next === slug ? oldSlugs : [...oldSlugs.filter((other) => other !== next), slug],
    knownSlugs,
    ...(own !== "" && { hasOwnSlug: true }),
  };
}

/** A title that gives the same slug leaves the post at its address, even one with a number. */
function derivedSlug(old: StoredPost, title: string, state: PostsState): string {
  const isSameTitle = old.hasOwnSlug !== true && deriveSlug(title) === deriveSlug(old.title);
  return isSameTitle ? old.slug : uniqueSlug(title, old.id, slugsOfOthers(state, old.id));
}

/** Throws where another post has or had this address. */
export function freeSlug(slug: string, state: PostsState, id: string): string {
  if (!slugsOfOthers(state, id).has(slug)) return slug;
  throw new HttpError(400, "Please check the marked fields.", {
    issues: { slug: "Another post has this address, or had it. Please choose another one." },
  });
}

export function slugsOfOthers(state: PostsState, id: string): Set<string> {
  const others = withDeleted(state).filter((post) => post.id !== id);
  return new Set(others.flatMap((post) => [post.slug, ...post.oldSlugs]));
}

export function restoredPost({ post, deletedAt }: PostsState["deleted"][number], now: Date): StoredPost {
  const cameDue = statusAt(post, new Date(deletedAt)) === "scheduled" && statusAt(post, now) === "published";
  if (!cameDue) return post;
  return { ...post, status: "draft", publishAt: null, updatedAt: nextUpdatedAt(post, now) };
}

function nextUpdatedAt({ updatedAt }: StoredPost, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString();
}

export const texts = ["title", "content", "summary", "category", "imageUrl"] as const;

/** Whether a post is what was sent. One that was to be scheduled is public if its time had passed when it came. */
export function equalsInput(post: StoredPost, input: PostInput, now: Date): boolean {
  const { status = "published", publishAt = null } = input;
  const asked = statusAt({ status, publishAt: publishAt ?? post.publishAt }, now);
  const isThen = publishAt === null || post.publishAt === publishAt;
  const isThere = !input.slug || post.slug === input.slug;
  const isSent = (post.sendToSubscribers ?? false) === (input.sendToSubscribers ?? false);
  const isSamePublication = isThen && statusAt(post, now) === asked && isSent;
  return isSamePublication && isThere && texts.every((name) => post[name] === input[name]);
}
