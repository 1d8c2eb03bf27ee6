import { site } from "../../../content/site.ts";
import { longDateIn } from "../../shared/company-time.ts";
import type { AdminPost } from "../../shared/posts/admin-post.ts";
import { readingTime, summaryFallback } from "../../shared/posts/article-text.ts";
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
  /** The posts of each category, by the name on their badges, newest first. */
  byCategory: ReadonlyMap<string, readonly StoredPost[]>;
  /** The posts by their slugs, the present one and those that a post had before. */
  bySlug: ReadonlyMap<string, StoredPost>;
  /** When posts were last written, or the time of the newest one came. */
  changedAt: string;
}

/**
 * What is public now: asked at each request, and the same object until that changes, by a write or by the clock. So
 * whatever is cached for a view is never older than the view, and a draft that is saved empties no cache.
 */
export function createPublicView(read: () => PostsState, clock: Clock): () => PostsView {
  let last: { of: PostsState["posts"]; view: PostsView; from: number; until: number } | null = null;
  return () => {
    const state = read();
    const now = clock.now();
    const time = now.getTime();
    if (last?.of === state.posts && time >= last.from && time < last.until) return last.view;
    const present = viewOf(state, now);
    const view = last !== null && isSame(last.view.newestFirst, present.newestFirst) ? last.view : present;
    last = { of: state.posts, view, from: time, until: nextTimeAfter(time, state) };
    return view;
  };
}

// A post that did not change stays the same object.
function isSame(some: readonly StoredPost[], others: readonly StoredPost[]): boolean {
  return some.length === others.length && some.every((post, at) => post === others[at]);
}

/** When the next scheduled post becomes public. */
function nextTimeAfter(now: number, { posts }: PostsState): number {
  let next = Number.POSITIVE_INFINITY;
  for (const { status, publishAt } of posts) {
    const time = status === "scheduled" && publishAt !== null ? Date.parse(publishAt) : now;
    if (time > now) next = Math.min(next, time);
  }
  return next;
}

/** What is public at a moment. */
export function viewOf(state: PostsState, now: Date): PostsView {
  const posts = state.posts.filter((post) => statusAt(post, now) === "published").toSorted(byTime);
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  for (const post of posts) for (const slug of oldSlugsOf(post)) bySlug.set(slug, post);
  const times = [state.changedAt, ...posts.slice(0, 1).map(timeOf)].map((time) => Date.parse(time));
  const changedAt = new Date(Math.max(...times)).toISOString();
  return { newestFirst: posts, byCategory: groupByCategory(posts), bySlug, changedAt };
}

// A slug that a post had as a draft must lead nobody to it.
function oldSlugsOf({ oldSlugs, knownSlugs }: StoredPost): string[] {
  return oldSlugs.filter((slug) => knownSlugs.includes(slug));
}

/** Newest first, as readers see them; posts of the same moment keep their order. */
export function byTime(a: StoredPost, b: StoredPost): number {
  const [timeA, timeB] = [timeOf(a), timeOf(b)];
  if (timeA === timeB) return 0;
  return timeA < timeB ? 1 : -1;
}

/** The time of a post for its readers; of a draft that was never public it is when that was begun. */
export function timeOf({ publishAt, createdAt }: Pick<StoredPost, "publishAt" | "createdAt">): string {
  return publishAt ?? createdAt;
}

/** When what readers see of a post last changed: one that was scheduled was not there before its time. */
export function modifiedAt(post: StoredPost): string {
  return lastChangeOf({ createdAt: timeOf(post), updatedAt: post.updatedAt });
}

/** A post as its readers get it. */
export const toPost = memoize((post: StoredPost): Post => {
  const { id, slug, title, content, summary, imageUrl, updatedAt } = post;
  const category = knownCategory(post.category);
  const createdAt = timeOf(post);
  return {
    id,
    slug,
    title,
    content,
    summary,
    category,
    imageUrl,
    createdAt,
    updatedAt,
    readingTime: readingTime(content),
  };
});

/** A post as its authors get it. */
export function toAdminPost(post: StoredPost, now: Date): AdminPost {
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
