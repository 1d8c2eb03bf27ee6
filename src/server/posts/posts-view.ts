import { readingTime, summaryFallback } from "../../shared/posts/article-text.ts";
import { categories, newestFirst, type Post, type PostSummary } from "../../shared/posts/post.ts";
import { memoize } from "../cache/memoize.ts";
import type { PostsState, StoredPost } from "./stored-posts.ts";

/** The posts of one state as the site shows them. */
export interface PostsView {
  /** Newest first. */
  posts: readonly Post[];
  summaries: readonly PostSummary[];
  bySlug: ReadonlyMap<string, Post>;
  byOldSlug: ReadonlyMap<string, Post>;
  changedAt: string;
}

export const viewOf = memoize((state: PostsState): PostsView => {
  const stored = state.posts.toSorted(newestFirst);
  const posts = stored.map(toPost);
  return {
    posts,
    summaries: posts.map(toSummary),
    bySlug: new Map(posts.map((post) => [post.slug, post])),
    byOldSlug: new Map(stored.flatMap((post) => post.oldSlugs.map((slug) => [slug, toPost(post)] as const))),
    changedAt: state.changedAt,
  };
});

export const toPost = memoize(
  ({ oldSlugs: _, category, ...post }: StoredPost): Post => ({
    ...post,
    category: categories.find((name) => name === category) ?? "",
    readingTime: readingTime(post.content),
  }),
);

const toSummary = memoize(
  ({ content, ...post }: Post): PostSummary => ({
    ...post,
    summary: post.summary || summaryFallback(content),
  }),
);
