import { hash } from "node:crypto";
import * as v from "valibot";
import type { AddedAnswer } from "../../shared/questions/question.ts";
import type { CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";

/** A question that the chat had no answer to, or none that helped, without personal data. */
export type StoredMiss = v.InferOutput<typeof missSchema>;

// An unknown key is a fault: it may come from a newer release, and would be lost.
const missSchema = v.strictObject({
  text: v.string(),
  askedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** What was answered and did not help; missing where nothing was. */
  answer: v.exactOptional(v.string()),
});

const answerSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  questions: v.array(v.string()),
  reply: v.string(),
  link: v.nullable(v.string()),
});

/** What was asked and not answered, oldest first. */
export const questionsCollection: CollectionDefinition<StoredMiss[]> = {
  schema: v.array(checkedOnce(missSchema)),
  first: [],
  // The key of a record that was removed stays for a while, and must say nothing.
  keys: { "": ({ text, askedAt }: StoredMiss) => hash("sha256", `${askedAt} ${text}`, "base64url") },
};

/** The answers that the administrator added, oldest first. */
export const answersCollection: CollectionDefinition<AddedAnswer[]> = {
  schema: v.array(checkedOnce(answerSchema)),
  first: [],
  keys: { "": ({ id }: AddedAnswer) => id },
};
