import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { checkedOnce } from "../store/checked-once.ts";
import type { CollectionDefinition } from "../store/collection.ts";

export type StoredPost = v.InferOutput<typeof storedPostSchema>;

export type PostsState = v.InferOutput<typeof postsSchema>;

export type FirstPost = Omit<StoredPost, "id" | "oldSlugs" | "imageUrl" | "updatedAt">;

const slugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/));
const timeSchema = v.pipe(v.string(), v.check(isTime, "a time such as 2026-05-03T09:30:00.000Z is needed"));

const storedPostSchema = checkedOnce(
  v.strictObject({
    id: v.pipe(v.string(), v.uuid()),
    slug: slugSchema,
    /** Slugs that the post had before: they lead to it. */
    oldSlugs: v.array(slugSchema),
    title: v.string(),
    content: v.string(),
    summary: v.string(),
    /** Any text, so that the list of categories can change under the posts that have one. */
    category: v.string(),
    imageUrl: v.string(),
    createdAt: timeSchema,
    updatedAt: timeSchema,
  }),
);

/** An unknown key is a fault: it may come from a newer release, and would be lost. */
const postsSchema = v.pipe(
  v.strictObject({
    changedAt: timeSchema,
    posts: v.array(storedPostSchema),
    /** Deleted posts that can still be restored. */
    deleted: v.array(v.strictObject({ post: storedPostSchema, deletedAt: timeSchema })),
  }),
  v.check((state) => isUnambiguous(state), "two posts have the same id or slug"),
);

export function postsCollection(firstPosts: readonly FirstPost[]): CollectionDefinition<PostsState> {
  return { schema: postsSchema, first: firstState(firstPosts) };
}

export function firstState(articles: readonly FirstPost[]): PostsState {
  const posts = articles.map((article) => {
    const time = new Date(article.createdAt).toISOString();
    return { id: randomUUID(), oldSlugs: [], imageUrl: "", ...article, createdAt: time, updatedAt: time };
  });
  return { changedAt: new Date().toISOString(), posts, deleted: [] };
}

// Times are compared as texts, so only the one full form is right.
function isTime(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === text;
}

/** Whether each id and each slug, present or past, belongs to one post only. */
function isUnambiguous(state: { posts: StoredPost[]; deleted: { post: StoredPost }[] }): boolean {
  const all = [...state.posts, ...state.deleted.map(({ post }) => post)];
  const slugs = all.flatMap((post) => [post.slug, ...post.oldSlugs]);
  return new Set(all.map(({ id }) => id)).size === all.length && new Set(slugs).size === slugs.length;
}
