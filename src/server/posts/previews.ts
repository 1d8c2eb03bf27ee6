import { hash, randomBytes } from "node:crypto";
import { dayMs } from "../../shared/durations.ts";
import type { PostsState, StoredPost } from "./stored-posts.ts";

const lifeMs = 30 * dayMs;

export function createPreview(postId: string, now: Date) {
  // Hexadecimal digits only: mail programs cut other characters off the end of a link.
  const token = randomBytes(24).toString("hex");
  const expiresAt = new Date(now.getTime() + lifeMs).toISOString();
  return { token, preview: { postId, tokenHash: hash("sha256", token, "hex"), expiresAt } };
}

export function previewedPost({ posts, previews }: PostsState, token: string, now: Date): StoredPost | null {
  const tokenHash = hash("sha256", token, "hex");
  const preview = previews.find((candidate) => candidate.tokenHash === tokenHash);
  if (preview === undefined || Date.parse(preview.expiresAt) <= now.getTime()) return null;
  return posts.find(({ id }) => id === preview.postId) ?? null;
}
