import { site } from "../../../content/site.ts";
import { longDateIn } from "../../shared/company-time.ts";
import type { AdminPost } from "../../shared/posts/admin-post.ts";
import { readingTime, summaryFallback } from "../../shared/posts/article-text.ts";
import { type BlogList, groupByCategory, type ListQuery, listPage } from "../../shared/posts/list.ts";
import { knownCategory, lastChangeOf, type Post, type PostSummary } from "../../shared/posts/post.ts";
import { memoize } from "../cache/memoize.ts";
import type { Clock } from "../clock/clock.ts";
import { markedPost } from "./marked-post.ts";
import type { FoundWords } from "./post-index.ts";
import { statusAt } from "./publication.ts";
import type { PostsState, StoredPost } from "./stored-posts.ts";

/** Everything that readers get is made from these public posts. */
export interface PostsView {
  newestFirst: readonly StoredPost[];
  byCategory: ReadonlyMap<string, readonly StoredPost[]>;
  bySlug: ReadonlyMap<string, StoredPost>;
  /** It is the time of the last write, or the publication time of the newest post if that is later. */
  changedAt: string;
}

/** Returns the same object until a write or the clock changes what is public: caches are keyed by it. */
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

function isSame(some: readonly StoredPost[], others: readonly StoredPost[]): boolean {
  return some.length === others.length && some.every((post, at) => post === others[at]);
}

function nextTimeAfter(now: number, { posts }: PostsState): number {
  let next = Number.POSITIVE_INFINITY;
  for (const { status, publishAt } of posts) {
    const time = status === "scheduled" && publishAt !== null ? Date.parse(publishAt) : now;
    if (time > now) next = Math.min(next, time);
  }
  return next;
}

export function viewOf(state: PostsState, now: Date): PostsView {
  const posts = state.posts.filter((post) => statusAt(post, now) === "published").toSorted(byTime);
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  for (const post of posts) for (const slug of oldSlugsOf(post)) bySlug.set(slug, post);
  const times = [state.changedAt, ...posts.slice(0, 1).map(timeOf)].map((time) => Date.parse(time));
  const changedAt = new Date(Math.max(...times)).toISOString();
  return { newestFirst: posts, byCategory: groupByCategory(posts), bySlug, changedAt };
}

// A slug that a post had as a draft must not reveal it.
function oldSlugsOf({ oldSlugs, knownSlugs }: StoredPost): string[] {
  return oldSlugs.filter((slug) => knownSlugs.includes(slug));
}

export function byTime(a: StoredPost, b: StoredPost): number {
  const [timeA, timeB] = [timeOf(a), timeOf(b)];
  if (timeA === timeB) return 0;
  return timeA < timeB ? 1 : -1;
}

export function timeOf({ publishAt, createdAt }: Pick<StoredPost, "publishAt" | "createdAt">): string {
  return publishAt ?? createdAt;
}

/** A scheduled post is not older than its publication, though it was saved before. */
export function modifiedAt(post: StoredPost): string {
  return lastChangeOf({ createdAt: timeOf(post), updatedAt: post.updatedAt });
}

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

export function toAdminPost(post: StoredPost, now: Date): AdminPost {
  return {
    ...toPost(post),
    status: statusAt(post, now),
    publishAt: post.publishAt,
    ...(post.hasOwnSlug && { hasOwnSlug: true }),
    ...(post.sendToSubscribers && { sendToSubscribers: true }),
  };
}

export const toSummary = memoize((stored: StoredPost): PostSummary => {
  const { content, ...post } = toPost(stored);
  return { ...post, summary: post.summary || summaryFallback(content), createdOn: createdOn(post) };
});

/** `found` is what a search found, the best first; an article may have been withdrawn since. */
export function listOf(
  { newestFirst: all, byCategory, bySlug }: PostsView,
  query: ListQuery,
  found: readonly FoundWords[] = [],
): BlogList {
  const stillPublic = found.filter(({ post }) => bySlug.get(post.slug) === post);
  const foundIn = new Map(stillPublic.map((one) => [one.post, one]));
  const { lead, posts, ...list } = listPage(all, byCategory, query, [...foundIn.keys()]);
  const shown = (post: StoredPost) => {
    const words = foundIn.get(post);
    return words === undefined ? toSummary(post) : { ...toSummary(post), marked: markedPost(words) };
  };
  return { lead: lead && shown(lead), posts: posts.map(shown), ...list };
}

/** Returns the day of the last save in words, or null if that is the day of publication. */
export function reviewedOn(post: StoredPost): string | null {
  const day = longDateIn(site.timeZone, modifiedAt(post));
  return day === createdOn({ createdAt: timeOf(post) }) ? null : day;
}

export function createdOn({ createdAt }: Pick<Post, "createdAt">): string {
  return longDateIn(site.timeZone, createdAt);
}
