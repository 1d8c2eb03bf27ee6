import * as v from "valibot";
import type { CollectionDefinition } from "../store/collection.ts";

export type StoredMailing = v.InferOutput<typeof mailingSchema>;

const timeSchema = v.pipe(v.string(), v.isoTimestamp());

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * How far the mails of a post have come. Readers get them in the order in which they confirmed their subscriptions, so a
 * place in that order says who has the mail, and no list of all has to be written with each. No address is stored.
 */
const mailingSchema = v.strictObject({
  postId: v.string(),
  /** Who confirmed later does not get it. */
  startedAt: timeSchema,
  /** Everybody up to this place was tried; "" at first. */
  reached: v.string(),
  /** Places behind it that were tried already, since several mails are under way at once. */
  ahead: v.array(v.string()),
  /** Subscribers whose server asked to be tried later. */
  again: v.array(
    v.strictObject({ id: v.string(), attempts: countSchema, since: timeSchema, dueAt: timeSchema }),
  ),
  sent: countSchema,
  refused: countSchema,
  failed: countSchema,
  /** When a mail server last answered for an address; at first, the start. */
  at: timeSchema,
  refusedInRow: countSchema,
  faults: countSchema,
  pausedUntil: v.nullable(timeSchema),
  problem: v.nullable(v.string()),
  endedAt: v.nullable(timeSchema),
});

/** A mailing stays as long as its post, which is never sent again. */
export const mailingsCollection: CollectionDefinition<StoredMailing[]> = {
  schema: v.array(mailingSchema),
  first: [],
  keys: { "": ({ postId }: StoredMailing) => postId },
};
