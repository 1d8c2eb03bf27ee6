import { hash, randomBytes } from "node:crypto";
import { dayMs } from "../clock/clock.ts";
import type { PostsState, StoredPost } from "./stored-posts.ts";

const lifeMs = 30 * dayMs;

/** A new link's token, of letters and digits only: mail programs cut other characters off an address's end. */
export function createToken(): string {
  return randomBytes(24).toString("hex");
}

/** What is stored of a new link to a post. */
export function previewOf(postId: string, token: string, now: Date): PostsState["previews"][number] {
  return { postId, tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + lifeMs).toISOString() };
}

/** The post that a token shows at a moment, or null. */
export function previewedPost({ posts, previews }: PostsState, token: string, now: Date): StoredPost | null {
  const tokenHash = hashOf(token);
  const preview = previews.find((candidate) => candidate.tokenHash === tokenHash);
  if (preview === undefined || Date.parse(preview.expiresAt) <= now.getTime()) return null;
  return posts.find(({ id }) => id === preview.postId) ?? null;
}

function hashOf(token: string): string {
  return hash("sha256", token, "hex");
}
