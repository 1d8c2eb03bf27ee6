import { site } from "../../../content/site.ts";
import { longDateIn } from "../../shared/company-time.ts";
import { readingTime, summaryFallback } from "../../shared/posts/article-text.ts";
import type { DeskPost } from "../../shared/posts/desk.ts";
import { type BlogList, groupByCategory, type ListQuery, listPage } from "../../shared/posts/list.ts";
import { knownCategory, lastChangeOf, type Post, type PostSummary } from "../../shared/posts/post.ts";
import { memoize } from "../cache/memoize.ts";
import type { Clock } from "../clock/clock.ts";
import { statusAt } from "./publication.ts";
import type { PostsState, StoredPost } from "./stored-posts.ts";

/**
 * The posts that are public, in the order and by the names that they are asked for. What is shown of one is made then.
 * Whatever readers get of posts is made from this alone.
 */
export interface PostsView {
  newestFirst: readonly StoredPost[];
  /** By what stands on their badges, newest first. */
  byCategory: ReadonlyMap<string, readonly StoredPost[]>;
  /** By the slug of each, and by those that it had before. */
  bySlug: ReadonlyMap<string, StoredPost>;
  changedAt: string;
}

/**
 * What is public now: asked at each request, and the same object until that changes, by a write or by the clock. So
 * whatever is cached for a view is never older than the view, and a draft that is saved empties no cache.
 */
export function createPublicView(read: () => PostsState, clock: Clock): () => PostsView {
  let last: LastView | null = null;
  return () => {
    const state = read();
    const now = clock.now();
    const time = now.getTime();
    if (last?.of === state.posts && time >= last.from && time < last.until) return last.view;
    const posts = publicPosts(state, now);
    const view = last !== null && isSame(last.posts, posts) ? last.view : viewOf(state, now);
    last = { of: state.posts, posts, view, ...spanOf(state, time) };
    return view;
  };
}

interface LastView {
  of: PostsState["posts"];
  /** Those of them that were public. */
  posts: readonly StoredPost[];
  view: PostsView;
  from: number;
  until: number;
}

function publicPosts({ posts }: PostsState, now: Date): StoredPost[] {
  return posts.filter((post) => statusAt(post, now) === "published");
}

// A post that did not change stays the same object.
function isSame(some: readonly StoredPost[], others: readonly StoredPost[]): boolean {
  return some.length === others.length && some.every((post, at) => post === others[at]);
}

/** What is public at a moment. */
export function viewOf(state: PostsState, now: Date): PostsView {
  const posts = publicPosts(state, now).toSorted(byTime);
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  for (const post of posts) for (const slug of oldSlugsOf(post)) bySlug.set(slug, post);
  return { newestFirst: posts, byCategory: groupByCategory(posts), bySlug, changedAt: changedAt(state, now) };
}

// What a draft was called is nobody's to guess.
function oldSlugsOf({ oldSlugs, knownSlugs }: StoredPost): string[] {
  return oldSlugs.filter((slug) => knownSlugs.includes(slug));
}

/** Newest first, as readers see them; posts of the same moment keep their order. */
export function byTime(a: StoredPost, b: StoredPost): number {
  const [timeA, timeB] = [timeOf(a), timeOf(b)];
  if (timeA === timeB) return 0;
  return timeA < timeB ? 1 : -1;
}

/** From when and until when the same is public as at a moment. */
function spanOf(state: PostsState, now: number): { from: number; until: number } {
  let from = Number.NEGATIVE_INFINITY;
  let until = Number.POSITIVE_INFINITY;
  for (const time of scheduledTimes(state)) {
    if (time <= now) from = Math.max(from, time);
    else until = Math.min(until, time);
  }
  return { from, until };
}

// As long as the changes of one second can put the time of the last one ahead.
const aheadMs = 60_000;

/**
 * When the public posts last changed: by a write, or because the time of one came. Last-Modified counts in seconds, so
 * each of these gets one of its own, and none is taken for another.
 */
export function changedAt(state: PostsState, now: Date): string {
  const written = Date.parse(state.changedAt);
  const since = scheduledTimes(state)
    .filter((time) => time > written - aheadMs && time <= now.getTime())
    .toSorted((a, b) => a - b);
  return new Date(since.reduce((last, time) => Math.max(last + 1_000, time), written)).toISOString();
}

function scheduledTimes({ posts }: PostsState): number[] {
  return posts.flatMap(({ status, publishAt }) =>
    status === "scheduled" && publishAt !== null ? [Date.parse(publishAt)] : [],
  );
}

/** The time of a post for its readers; of a draft that was never public it is when that was begun. */
export function timeOf({ publishAt, createdAt }: Pick<StoredPost, "publishAt" | "createdAt">): string {
  return publishAt ?? createdAt;
}

/** When what readers see of a post last changed: one that was scheduled was not there before its time. */
export function modifiedAt(post: StoredPost): string {
  return lastChangeOf({ createdAt: timeOf(post), updatedAt: post.updatedAt });
}

export const toPost = memoize(
  ({
    oldSlugs: _,
    knownSlugs: __,
    earlierImages: ___,
    version: ____,
    status: _____,
    publishAt,
    category,
    ...post
  }: StoredPost): Post => ({
    ...post,
    createdAt: publishAt ?? post.createdAt,
    category: knownCategory(category),
    readingTime: readingTime(post.content),
  }),
);

/** A post as its authors get it. */
export function toDeskPost(post: StoredPost, now: Date): DeskPost {
  return { ...toPost(post), status: statusAt(post, now), publishAt: post.publishAt };
}

export const toSummary = memoize((stored: StoredPost): PostSummary => {
  const { content, ...post } = toPost(stored);
  return { ...post, summary: post.summary || summaryFallback(content), createdOn: createdOn(post) };
});

/** A page of the list. */
export function listOf({ newestFirst: all, byCategory }: PostsView, query: ListQuery): BlogList {
  const { lead, posts, ...list } = listPage(all, byCategory, query);
  return { lead: lead && toSummary(lead), posts: posts.map(toSummary), ...list };
}

/** The day in words on which a post was last saved, where that is a later one than that of its publication. */
export function reviewedOn(post: StoredPost): string | null {
  const day = longDateIn(site.timeZone, modifiedAt(post));
  return day === createdOn({ createdAt: timeOf(post) }) ? null : day;
}

/** The day of a post in words, as its readers see it. */
export function createdOn({ createdAt }: Pick<Post, "createdAt">): string {
  return longDateIn(site.timeZone, createdAt);
}
