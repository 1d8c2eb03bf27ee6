import * as v from "valibot";
import { randomId } from "../../browser/random-id.ts";
import { isRecord, storedValue } from "../../browser/storage.ts";
import { type AdminPost, postStatuses } from "../../shared/posts/admin-post.ts";
import { type PostInput, postInputSchema } from "../../shared/posts/post-input.ts";

export interface Draft {
  input: PostInput;
  /** The version of the post that was being edited; null for a new one. */
  version: string | null;
  /** The author's own text, while the saved version of a conflict or the text of another device stands in `input`. */
  replaced: PostInput | null;
  /** Those that had been set aside before it, the last one first. */
  earlier: readonly PostInput[];
  /** The idempotency key for creating a post. */
  creation: string;
  keptAt: string;
}

export type UnstoredDraft = Omit<Draft, "keptAt">;

/** The initial values of a post's form. The server keeps the time of a published post. */
export function inputOf(post: AdminPost | null): PostInput {
  if (post === null) {
    const empty = { title: "", slug: "", summary: "", content: "", imageUrl: "", category: "" } as const;
    return { ...empty, status: "published", publishAt: null, sendToSubscribers: false };
  }
  const { title, summary, content, imageUrl, category, status, publishAt, sendToSubscribers = false } = post;
  const time = status === "scheduled" ? publishAt : null;
  // "" follows the title.
  const slug = post.hasOwnSlug ? post.slug : "";
  return {
    title,
    slug,
    summary,
    content,
    imageUrl,
    category,
    status,
    publishAt: time,
    sendToSubscribers,
  };
}

/** The time that readers will see once the form is saved: a published post keeps its own. */
export function readersTimeOf({ status, publishAt }: PostInput, post: AdminPost | null, now: Date): string {
  const since = post?.status === "scheduled" ? null : post?.publishAt;
  return (status === "scheduled" ? publishAt : since) ?? now.toISOString();
}

export function isSame(a: PostInput, b: PostInput): boolean {
  return inputFields.every((name) => (a[name] || "") === (b[name] || ""));
}

/** Whether the server stores this input as this post. */
export function matchesInput(post: AdminPost, input: PostInput): boolean {
  const { output, success } = v.safeParse(postInputSchema, input);
  return success && isSame(output, inputOf(post));
}

export const inputFields = [
  "title",
  "slug",
  "summary",
  "content",
  "imageUrl",
  "category",
  "status",
  "publishAt",
  "sendToSubscribers",
] as const;

export function storedDraft(key: string) {
  return storedValue("localStorage", key, isDraft);
}

export function draftOf(post: AdminPost | null, creation = randomId()): UnstoredDraft {
  return { input: inputOf(post), version: post?.updatedAt ?? null, replaced: null, earlier: [], creation };
}

export function restoredDraft(post: AdminPost | null, draftKey: string): Draft | null {
  const storage = storedDraft(draftKey);
  const found = storage.read();
  if (found === null || found.replaced !== null || post === null || !matchesInput(post, found.input))
    return found;
  // An earlier save has arrived although its answer was lost, so the next text is based on that version.
  storage.remove();
  return null;
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || typeof value.keptAt !== "string" || !isInput(value.input)) return false;
  // Earlier releases had another name for it.
  value.replaced ??= value.aside ?? null;
  // Drafts of earlier releases have no key.
  if (typeof value.creation !== "string") value.creation = randomId();
  value.earlier ??= [];
  if (!Array.isArray(value.earlier) || !value.earlier.every(isInput)) return false;
  return value.replaced === null || isInput(value.replaced);
}

function isInput(value: unknown): value is PostInput {
  if (!isRecord(value)) return false;
  // Drafts of earlier releases have no status: their posts were public.
  value.status ??= "published";
  value.publishAt ??= null;
  value.slug ??= "";
  value.sendToSubscribers ??= false;
  const isTime = value.publishAt === null || typeof value.publishAt === "string";
  const isStatus = postStatuses.some((status) => status === value.status);
  const texts = ["title", "slug", "summary", "content", "imageUrl", "category"];
  const isChosen = typeof value.sendToSubscribers === "boolean";
  return isTime && isStatus && isChosen && texts.every((name) => typeof value[name] === "string");
}
