import * as v from "valibot";
import { randomId } from "../../browser/random-id.ts";
import { isRecord, storedValue } from "../../browser/storage.ts";
import { type DeskPost, postStatuses } from "../../shared/posts/desk.ts";
import { type PostInput, postInputSchema } from "../../shared/posts/post-input.ts";

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

export type UnstoredDraft = Omit<Draft, "keptAt">;

/** Gives what the form of a post begins with; the server keeps the time of what is public. */
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

/** Whether the server makes this post of this input. */
export function isMadeOf(post: DeskPost, input: PostInput): boolean {
  const { output, success } = v.safeParse(postInputSchema, input);
  return success && isSame(output, inputOf(post));
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

/** The place of a draft in the browser's storage. */
export function storedDraft(key: string) {
  return storedValue("localStorage", key, isDraft);
}

/** What a draft begins with, or a discarded one goes back to. */
export function draftOf(post: DeskPost | null): UnstoredDraft {
  return { input: inputOf(post), version: post?.updatedAt ?? null, replaced: null, creation: randomId() };
}

/** The draft of a text that was not saved, as this browser has stored it. */
export function restoredDraft(post: DeskPost | null, draftKey: string): Draft | null {
  const storage = storedDraft(draftKey);
  const found = storage.read();
  if (found === null || found.replaced !== null || post === null || !isMadeOf(post, found.input))
    return found;
  // A save of it has arrived, and its answer was lost: what is written next is written from that version.
  storage.remove();
  return null;
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || typeof value.keptAt !== "string" || !isInput(value.input)) return false;
  // Drafts of earlier releases have it under another name.
  value.replaced ??= value.aside ?? null;
  // Drafts of earlier releases have no key.
  if (typeof value.creation !== "string") value.creation = randomId();
  return value.replaced === null || isInput(value.replaced);
}

function isInput(value: unknown): value is PostInput {
  if (!isRecord(value)) return false;
  // Drafts of earlier releases have no status: they were of posts that everybody saw.
  value.status ??= "published";
  value.publishAt ??= null;
  const isTime = value.publishAt === null || typeof value.publishAt === "string";
  const isStatus = postStatuses.some((status) => status === value.status);
  const texts = ["title", "summary", "content", "imageUrl", "category"];
  return isTime && isStatus && texts.every((name) => typeof value[name] === "string");
}
