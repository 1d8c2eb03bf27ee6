import { hash } from "node:crypto";
import * as v from "valibot";
import type { AddedAnswer } from "../../shared/questions/question.ts";
import type { CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";

export type StoredQuestion = v.InferOutput<typeof unansweredSchema>;

// Unknown keys are refused: a newer release may have written them, and saving would lose them.
const unansweredSchema = v.strictObject({
  text: v.string(),
  askedAt: v.pipe(v.string(), v.isoTimestamp()),
  answer: v.exactOptional(v.string()),
  page: v.exactOptional(v.string()),
});

const answerSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  questions: v.array(v.string()),
  reply: v.string(),
  link: v.nullable(v.string()),
});

export const questionsCollection: CollectionDefinition<StoredQuestion[]> = {
  schema: v.array(checkedOnce(unansweredSchema)),
  first: [],
  // The key stays as a tombstone after the removal, so it must not contain the question.
  keys: { "": ({ text, askedAt }: StoredQuestion) => hash("sha256", `${askedAt} ${text}`, "base64url") },
};

export const answersCollection: CollectionDefinition<AddedAnswer[]> = {
  schema: v.array(checkedOnce(answerSchema)),
  first: [],
  keys: { "": ({ id }: AddedAnswer) => id },
};
