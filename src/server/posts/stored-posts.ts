import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { postStatuses } from "../../shared/posts/admin-post.ts";
import type { CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";

/** Where the versions of posts stand in the data folder. */
export const versionsFolder = "versions";

export type StoredPost = v.InferOutput<typeof storedPostSchema>;

export type PostsState = v.InferOutput<typeof postsSchema>;

/** An article of a new installation. */
export interface FirstPost
  extends Pick<StoredPost, "slug" | "title" | "content" | "summary" | "category" | "createdAt"> {
  /** When it was last gone through, where that was after it was written. */
  reviewedAt?: string;
}

const slugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/));
const timeSchema = v.pipe(v.string(), v.check(isTime, "a time such as 2026-05-03T09:30:00.000Z is needed"));

const storedPostSchema = checkedOnce(
  v.pipe(
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
      /** The status that was chosen: a scheduled post is public from `publishAt` on, and nothing is written then. */
      status: v.picklist(postStatuses),
      /** The time of the post for its readers, in place of `createdAt`; a draft has the one at which it was public before. */
      publishAt: v.nullable(timeSchema),
      /** The slugs by which readers have known it: of the old ones, only these lead them on. */
      knownSlugs: v.array(slugSchema),
      /** The images that its kept versions show, each with the last of these. */
      earlierImages: v.record(v.string(), v.number()),
      /** Counts its saves; the versions before it are kept under the numbers before. */
      version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    v.check(({ status, publishAt }) => status === "draft" || publishAt !== null, "a time is needed"),
  ),
);

/** A link that shows a post before it is public. */
const previewSchema = v.strictObject({
  postId: v.string(),
  /** The hash of the link's token, which is stored nowhere. */
  tokenHash: v.string(),
  expiresAt: timeSchema,
});

/** An unknown key is a fault: it may come from a newer release, and would be lost. */
const postsSchema = v.pipe(
  v.strictObject({
    changedAt: timeSchema,
    posts: v.array(storedPostSchema),
    /** Deleted posts that can still be restored. */
    deleted: v.array(v.strictObject({ post: storedPostSchema, deletedAt: timeSchema })),
    previews: v.array(previewSchema),
  }),
  v.check((state) => isUnambiguous(state), "two posts have the same id or slug"),
);

export function postsCollection(firstPosts: readonly FirstPost[]): CollectionDefinition<PostsState> {
  return {
    schema: postsSchema,
    first: firstState(firstPosts),
    keys: {
      posts: ({ id }: StoredPost) => id,
      deleted: ({ post }: PostsState["deleted"][number]) => post.id,
      previews: ({ tokenHash }: PostsState["previews"][number]) => tokenHash,
    },
    oldestVersion: 2,
    folders: (state) =>
      withDeleted(state)
        .filter(({ version }) => version > 1)
        .map(({ id }) => `${versionsFolder}/${id}`),
  };
}

export function firstState(articles: readonly FirstPost[]): PostsState {
  const posts = articles.map(({ createdAt, reviewedAt = createdAt, ...article }): StoredPost => {
    const publishAt = new Date(createdAt).toISOString();
    return {
      id: randomUUID(),
      oldSlugs: [],
      imageUrl: "",
      ...article,
      createdAt: publishAt,
      updatedAt: new Date(reviewedAt).toISOString(),
      status: "published",
      publishAt,
      knownSlugs: [],
      earlierImages: {},
      version: 1,
    };
  });
  return { changedAt: new Date().toISOString(), posts, deleted: [], previews: [] };
}

// Times are compared as texts, so only the one full form is right.
function isTime(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === text;
}

interface AllPosts {
  posts: StoredPost[];
  deleted: { post: StoredPost }[];
}

/** All posts, those in the trash too. */
export function withDeleted({ posts, deleted }: AllPosts): StoredPost[] {
  return [...posts, ...deleted.map(({ post }) => post)];
}

/** Whether each id and each slug, present or past, belongs to one post only. */
function isUnambiguous(state: AllPosts): boolean {
  const all = withDeleted(state);
  const slugs = all.flatMap((post) => [post.slug, ...post.oldSlugs]);
  return new Set(all.map(({ id }) => id)).size === all.length && new Set(slugs).size === slugs.length;
}
