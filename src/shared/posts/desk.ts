import type { Post, PostSummary } from "./post.ts";

export const postStatuses = ["draft", "scheduled", "published"] as const;

export type PostStatus = (typeof postStatuses)[number];

/** Whether readers see a post, and since or from when. */
export interface Publication {
  /** As of now: a scheduled post whose time has come is a published one. */
  status: PostStatus;
  /** ISO 8601, UTC. Of a draft it is when that was public before; null where it never was. */
  publishAt: string | null;
}

/**
 * A whole post as `GET /api/blogs` sends it, those of `status=all` too, and the answer to each write. `createdAt` is
 * `publishAt`; of a draft that was never public it is when the draft was begun.
 */
export interface DeskPost extends Post, Publication {}

/** The same in a list: `GET /api/blogs?status=all&fields=summary`. */
export interface DeskPostSummary extends PostSummary, Publication {}

/** A post in the trash: `GET /api/blogs?status=deleted`, which has summaries only, the last deleted one first. */
export interface DeletedPost extends DeskPostSummary {
  deletedAt: string;
  restorableUntil: string;
}

/** A link that shows a post to whoever has it: `POST /api/blogs/{id}/preview`. It cannot be asked for again. */
export interface PreviewLink {
  url: string;
  expiresAt: string;
}

/** What a post was before a save: `GET /api/blogs/{id}/versions`, newest first. */
export interface PostVersion {
  /** Counts the saves of the post. */
  n: number;
  title: string;
  /** When this version was saved. */
  savedAt: string;
}

/** A version with what stood in it: `GET /api/blogs/{id}/versions/{n}`. */
export interface PostVersionText extends PostVersion, Pick<Post, "content" | "summary" | "imageUrl"> {
  /** Any text: the list of categories may have changed since. */
  category: string;
}
