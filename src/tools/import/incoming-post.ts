import { createHash } from "node:crypto";
import type { PostStatus } from "../../shared/posts/admin-post.ts";

/** Stands for the address of a site that its export does not name. No host has this name (RFC 2606). */
export const unknownSite = "https://old-site.invalid";

/** What an export or a folder holds. */
export interface Incoming {
  /** Such as "Ghost export". */
  kind: string;
  posts: IncomingPost[];
  leftOut: LeftOut[];
  /** The address of the site that it comes from, or null where the source does not name it. */
  siteUrl: string | null;
}

export interface LeftOut {
  /** A title or a file. */
  what: string;
  why: string;
}

export interface IncomingPost {
  id: string;
  knownBySlug: boolean;
  title: string;
  slug: string;
  text: IncomingText;
  summary: string;
  /** Names of categories and tags, the chief one first. */
  topics: string[];
  /** The cover's address, or "". */
  image: string;
  status: PostStatus;
  /** ISO 8601, UTC; null where the source has no time. */
  publishAt: string | null;
  createdAt: string | null;
  updatedAt: string | null;
  oldPaths: string[];
  /** What the author should know of this post. */
  notes: string[];
}

/** HTML has images at addresses. Markdown may also name files, relative to `folder`. */
export type IncomingText =
  | { type: "html"; html: string; isClassic: boolean; galleries: Readonly<Record<string, GalleryImage[]>> }
  | { type: "markdown"; markdown: string; folder: string };

export interface GalleryImage {
  url: string;
  alt: string;
}

/** The same UUID for the same post of the same source, in the form of RFC 9562, version 8. */
export function idFrom(...identity: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(identity)).digest("hex");
  const variant = "89ab"[Number.parseInt(hex[16] ?? "", 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
