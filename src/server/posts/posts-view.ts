import { site } from "../../../content/site.ts";
import { longDateIn } from "../../shared/company-time.ts";
import { readingTime, summaryFallback } from "../../shared/posts/article-text.ts";
import { type BlogList, groupByCategory, type ListQuery, listPage } from "../../shared/posts/list.ts";
import { knownCategory, newestFirst, type Post, type PostSummary } from "../../shared/posts/post.ts";
import { memoize } from "../cache/memoize.ts";
import type { PostsState, StoredPost } from "./stored-posts.ts";

/** The posts of one state, in the order and by the names that they are asked for. What is shown of one is made then. */
export interface PostsView {
  newestFirst: readonly StoredPost[];
  /** By what stands on their badges, newest first. */
  byCategory: ReadonlyMap<string, readonly StoredPost[]>;
  /** By the slug of each, and by those that it had before. */
  bySlug: ReadonlyMap<string, StoredPost>;
  changedAt: string;
}

export const viewOf = memoize((state: PostsState): PostsView => {
  const posts = state.posts.toSorted(newestFirst);
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  for (const post of posts) for (const slug of post.oldSlugs) bySlug.set(slug, post);
  return { newestFirst: posts, byCategory: groupByCategory(posts), bySlug, changedAt: state.changedAt };
});

export const toPost = memoize(
  ({ oldSlugs: _, category, ...post }: StoredPost): Post => ({
    ...post,
    category: knownCategory(category),
    readingTime: readingTime(post.content),
  }),
);

export const toSummary = memoize((stored: StoredPost): PostSummary => {
  const { content, ...post } = toPost(stored);
  return { ...post, summary: post.summary || summaryFallback(content), createdOn: createdOn(post) };
});

/** A page of the list. */
export function listOf({ newestFirst: all, byCategory }: PostsView, query: ListQuery): BlogList {
  const { lead, posts, ...list } = listPage(all, byCategory, query);
  return { lead: lead && toSummary(lead), posts: posts.map(toSummary), ...list };
}

/** The day of a post in words, as its readers see it. */
export function createdOn({ createdAt }: Pick<Post, "createdAt">): string {
  return longDateIn(site.timeZone, createdAt);
}
