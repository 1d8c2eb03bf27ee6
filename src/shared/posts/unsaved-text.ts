import * as v from "valibot";
import { atMost } from "../text-length.ts";
import { postStatuses } from "./admin-post.ts";

const newPrefix = "new-";

/** Names the text of a post that is not created yet, by its idempotency key. */
export function newTextId(creationKey: string): string {
  return newPrefix + creationKey;
}

const keySchema = v.pipe(v.string(), v.uuid());

/** The idempotency key in such a name; null for the id of a post, and for what no post can be created with. */
export function creationKeyOf(textId: string): string | null {
  const key = textId.startsWith(newPrefix) ? textId.slice(newPrefix.length) : null;
  return v.is(keySchema, key) ? key : null;
}

const text = v.pipe(
  v.string(),
  v.check(atMost(500_000)),
  v.transform((value) => value.toWellFormed()),
);

/** What stands in a post's form, complete and valid or not. */
export const unsavedInputSchema = v.strictObject({
  title: text,
  summary: text,
  content: text,
  imageUrl: text,
  category: text,
  slug: text,
  status: v.picklist(postStatuses),
  publishAt: v.nullable(text),
  sendToSubscribers: v.optional(v.boolean()),
});

export type UnsavedInput = v.InferOutput<typeof unsavedInputSchema>;

/** The answer of `GET /api/blogs/{id}/unsaved`: what an author has typed and not saved. */
export interface UnsavedText {
  input: UnsavedInput;
  at: string;
}

/** An entry of `GET /api/unsaved`; the id is the post's, or `new-` and the key with which the post will be created. */
export interface UnsavedEntry {
  id: string;
  title: string;
  at: string;
}
