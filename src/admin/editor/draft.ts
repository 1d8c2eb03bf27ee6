import { randomId } from "../../browser/random-id.ts";
import { isRecord, storedValue } from "../../browser/storage.ts";
import { type DeskPost, postStatuses } from "../../shared/posts/desk.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";

/** What was typed and not saved, as this browser stores it. */
export interface Draft {
  input: PostInput;
  /** The version of the post that was being edited; null for a new one. */
  version: string | null;
  /** The author's own text, where the saved version of a conflict stands in `input`. */
  replaced: PostInput | null;
  /** The key by which a new post is made of it once. */
  creation: string;
  /** ISO 8601. */
  keptAt: string;
}

/** What the form of a post begins with. Of what is public the time is left as it is. */
export function inputOf(post: DeskPost | null): PostInput {
  if (post === null) {
    const empty = { title: "", summary: "", content: "", imageUrl: "", category: "" } as const;
    return { ...empty, status: "published", publishAt: null };
  }
  const { title, summary, content, imageUrl, category, status, publishAt } = post;
  const time = status === "scheduled" ? publishAt : null;
  return { title, summary, content, imageUrl, category, status, publishAt: time };
}

/** The time that readers will see on a post once its form is saved: what is public keeps its own. */
export function readersTimeOf({ status, publishAt }: PostInput, post: DeskPost | null, now: Date): string {
  const since = post?.status === "scheduled" ? null : post?.publishAt;
  return (status === "scheduled" ? publishAt : since) ?? now.toISOString();
}

/** Whether two texts are the same, field by field. */
export function isSame(a: PostInput, b: PostInput): boolean {
  return inputFields.every((name) => (a[name] ?? "") === (b[name] ?? ""));
}

/** The fields of the form, from top to bottom. */
export const inputFields = [
  "title",
  "summary",
  "content",
  "imageUrl",
  "category",
  "status",
  "publishAt",
] as const;

export function storedDraft(key: string) {
  return storedValue("localStorage", key, isDraft);
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || typeof value.keptAt !== "string" || !isInput(value.input)) return false;
  // As drafts of earlier releases call it.
  value.replaced ??= value.aside ?? null;
  // Those of earlier releases have none.
  if (typeof value.creation !== "string") value.creation = randomId();
  return value.replaced === null || isInput(value.replaced);
}

function isInput(value: unknown): value is PostInput {
  if (!isRecord(value)) return false;
  // Drafts of earlier releases have none: they were of posts that everybody saw.
  value.status ??= "published";
  value.publishAt ??= null;
  const isTime = value.publishAt === null || typeof value.publishAt === "string";
  const isStatus = postStatuses.some((status) => status === value.status);
  const texts = ["title", "summary", "content", "imageUrl", "category"];
  return isTime && isStatus && texts.every((name) => typeof value[name] === "string");
}
