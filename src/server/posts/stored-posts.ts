import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { postStatuses } from "../../shared/posts/admin-post.ts";
import type { CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";

export const versionsFolder = "versions";

export type StoredPost = v.InferOutput<typeof storedPostSchema>;

export type PostsState = v.InferOutput<typeof postsSchema>;

export interface FirstPost
  extends Pick<StoredPost, "slug" | "title" | "content" | "summary" | "category" | "createdAt"> {
  reviewedAt?: string;
}

const slugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/));
const timeSchema = v.pipe(v.string(), v.check(isTime, "a time such as 2026-05-03T09:30:00.000Z is needed"));

const storedPostSchema = checkedOnce(
  v.pipe(
    v.strictObject({
      id: v.pipe(v.string(), v.uuid()),
      slug: slugSchema,
      /** Former slugs redirect to the post. */
      oldSlugs: v.array(slugSchema),
      /** Set by hand, the slug does not follow the title. */
      hasOwnSlug: v.exactOptional(v.literal(true)),
      title: v.string(),
      content: v.string(),
      summary: v.string(),
      /** Any text, so that the list of categories can change. */
      category: v.string(),
      imageUrl: v.string(),
      createdAt: timeSchema,
      updatedAt: timeSchema,
      /** A scheduled post becomes public at `publishAt` without a write. */
      status: v.picklist(postStatuses),
      publishAt: v.nullable(timeSchema),
      /** Subscribers get it by mail once it is public; whether they have, only the sendings say. */
      sendToSubscribers: v.exactOptional(v.literal(true)),
      /** The former slugs that were public: only they redirect readers. */
      knownSlugs: v.array(slugSchema),
      /** Each image of a kept version has the number of the last version that shows it. */
      earlierImages: v.record(v.string(), v.number()),
      /** Counts the saves. Earlier versions are stored under the numbers before it. */
      version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    v.check(({ status, publishAt }) => status === "draft" || publishAt !== null, "a time is needed"),
  ),
);

const previewSchema = v.strictObject({
  postId: v.string(),
  /** Only the hash of the token is stored, so that a leaked backup opens no drafts. */
  tokenHash: v.string(),
  expiresAt: timeSchema,
});

/** Unknown keys are refused: a newer release may have written them, and saving would lose them. */
const postsSchema = v.pipe(
  v.strictObject({
    changedAt: timeSchema,
    posts: v.array(storedPostSchema),
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

// Times are compared as strings, so only the full ISO form is valid.
function isTime(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === text;
}

interface AllPosts {
  posts: StoredPost[];
  deleted: { post: StoredPost }[];
}

export function withDeleted({ posts, deleted }: AllPosts): StoredPost[] {
  return [...posts, ...deleted.map(({ post }) => post)];
}

function isUnambiguous(state: AllPosts): boolean {
  const all = withDeleted(state);
  const slugs = all.flatMap((post) => [post.slug, ...post.oldSlugs]);
  return new Set(all.map(({ id }) => id)).size === all.length && new Set(slugs).size === slugs.length;
}
