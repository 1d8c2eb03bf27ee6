import type { Post, PostSummary } from "./post.ts";

export const postStatuses = ["draft", "scheduled", "published"] as const;

export type PostStatus = (typeof postStatuses)[number];

export interface Publication {
  /** A scheduled post whose time has come is published. */
  status: PostStatus;
  /** ISO 8601, UTC. Of a draft, when it was public before; null where it never was. */
  publishAt: string | null;
}

/** How far the mails of a post to the subscribers have come. */
export interface SentToSubscribers {
  /** ISO 8601, UTC. Who subscribed later does not get it. */
  startedAt: string;
  sent: number;
  /** Of these, the mail server refused the address for good, which ended their subscriptions. */
  refused: number;
  /** For these the mail itself was refused, or tried for 3 days in vain; they stay subscribed. */
  failed: number;
  waiting: number;
  /** Why the last mail was not taken, in words; null where it was. */
  problem: string | null;
}

/** A post is sent once, however often it is published. */
export interface Mailing {
  /** Subscribers get it by mail when it is public. */
  sendToSubscribers?: true;
  /** Set once the sending has begun. */
  sentToSubscribers?: SentToSubscribers;
}

/** `GET /api/blogs?status=all`, and the answer to writes. A draft's `createdAt` is when it was public, or created. */
export interface AdminPost extends Post, Publication, Mailing {
  /** Where the address was set by hand: then it does not follow the title. */
  hasOwnSlug?: true;
}

/** An entry of `GET /api/blogs?status=all&fields=summary`. */
export interface AdminPostSummary extends PostSummary, Publication, Mailing {}

/** An entry of `GET /api/blogs?status=deleted`, the last deleted one first. */
export interface DeletedPost extends AdminPostSummary {
  deletedAt: string;
  restorableUntil: string;
}

/** The answer of `POST /api/blogs/{id}/preview`, given once. */
export interface PreviewLink {
  url: string;
  expiresAt: string;
}

/** An entry of `GET /api/blogs/{id}/versions`, newest first: the post before a save. */
export interface PostVersion {
  n: number;
  title: string;
  savedAt: string;
}

/** The answer of `GET /api/blogs/{id}/versions/{n}`. */
export interface PostVersionText extends PostVersion, Pick<Post, "content" | "summary" | "imageUrl"> {
  /** Any text, since the list of categories may have changed. */
  category: string;
}
