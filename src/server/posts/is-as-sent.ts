import type { PostInput } from "../../shared/posts/post-input.ts";
import type { StoredPost } from "./stored-posts.ts";

const texts = ["title", "content", "summary", "category", "imageUrl"] as const;

/** Whether a post is what an author sent to create it. */
export function isAsSent(post: StoredPost, input: PostInput): boolean {
  const { status = "published", publishAt = null } = input;
  const isThen = publishAt === null || post.publishAt === publishAt;
  return isThen && post.status === status && texts.every((name) => post[name] === input[name]);
}
