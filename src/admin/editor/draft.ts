import { isRecord, storedValue } from "../../browser/storage.ts";
import type { Post } from "../../shared/posts/post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";

/** What was typed and not saved, as this browser stores it. */
export interface Draft {
  input: PostInput;
  /** The version of the post that was being edited; null for a new one. */
  version: string | null;
  /** The author's own text, where the saved version of a conflict stands in `input`. */
  replaced: PostInput | null;
  /** ISO 8601. */
  keptAt: string;
}

export function inputOf(post: Post | null): PostInput {
  if (post === null) return { title: "", summary: "", content: "", imageUrl: "", category: "" };
  const { title, summary, content, imageUrl, category } = post;
  return { title, summary, content, imageUrl, category };
}

/** Whether two texts are the same, field by field. */
export function isSame(a: PostInput, b: PostInput): boolean {
  return inputFields.every((name) => a[name] === b[name]);
}

/** The fields of the form, from top to bottom. */
export const inputFields = ["title", "summary", "content", "imageUrl", "category"] as const;

export function storedDraft(key: string) {
  return storedValue("localStorage", key, isDraft);
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || typeof value.keptAt !== "string" || !isInput(value.input)) return false;
  // As drafts of earlier releases call it.
  value.replaced ??= value.aside ?? null;
  return value.replaced === null || isInput(value.replaced);
}

function isInput(value: unknown): value is PostInput {
  return isRecord(value) && inputFields.every((name) => typeof value[name] === "string");
}
