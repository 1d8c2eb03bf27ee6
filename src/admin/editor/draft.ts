import type { Post } from "../../shared/post.ts";
import type { PostInput } from "../../shared/post-input.ts";

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

export function isSame(a: PostInput, b: PostInput): boolean {
  return inputFields.every((name) => a[name] === b[name]);
}

export const inputFields = ["title", "summary", "content", "imageUrl", "category"] as const;

/** The draft of a post, or of the new one; null where there is none that can be read. */
export function readDraft(id: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null");
    if (!isDraft(draft)) return null;
    return { ...draft, aside: isInput(draft.aside) ? draft.aside : null };
  } catch {
    return null;
  }
}

/** Keeps what is typed; false where the browser keeps nothing. */
export function keepDraft(id: string | null, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(id: string | null): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept then.
  }
}

function keyOf(id: string | null): string {
  return `draft:${id ?? "new"}`;
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
