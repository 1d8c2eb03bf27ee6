import type { Post } from "../../shared/posts/post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";

/** What was typed and not saved, as this browser keeps it. */
export interface Draft {
  input: PostInput;
  /** The version of the post that was being edited; null for a new one. */
  version: string | null;
  /** The author's own text, where the saved version of a conflict stands in `input`. */
  aside: PostInput | null;
  /** ISO 8601. */
  keptAt: string;
}

/** A post's fields as the form has them. */
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

/** The draft that is kept under a key; null where there is none that can be read. */
export function readDraft(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (!isDraft(draft)) return null;
    return { ...draft, aside: isInput(draft.aside) ? draft.aside : null };
  } catch {
    return null;
  }
}

/** Keeps what is typed; false where the browser keeps nothing. */
export function keepDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the draft of a text that was saved or given up. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null || !("input" in value) || !("keptAt" in value))
    return false;
  return typeof value.keptAt === "string" && isInput(value.input);
}

function isInput(value: unknown): value is PostInput {
  if (typeof value !== "object" || value === null) return false;
  return inputFields.every((name) => typeof Reflect.get(value, name) === "string");
}
