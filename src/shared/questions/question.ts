import * as v from "valibot";
import { foldText } from "../fold-text.ts";
import { atMost } from "../text-length.ts";

export const maxQuestionLength = 300;
const maxQuestions = 20;
export const maxReplyLength = 2_000;
const maxLinkLength = 300;

/** A question that the chat had no answer to, or none that helped, however often and in whatever spelling it was asked. */
export interface MissedQuestion {
  /** As it was asked last. */
  text: string;
  count: number;
  /** ISO 8601. */
  lastAskedAt: string;
  /** What was answered when somebody last said that it did not help; null where nobody did. */
  answer: string | null;
}

/** An answer of the chat that the administrator added. */
export interface AddedAnswer {
  id: string;
  /** The wordings that it answers. */
  questions: readonly string[];
  /** Plain text, in which the site's paths are links. */
  reply: string;
  /** The path of the page that says more; null for none. */
  link: string | null;
}

/** A question without what spells it one way or another: letter case, accents, punctuation and white space. */
export function questionKey(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}\p{M}]/gu, "");
}

const questionsSchema = v.pipe(
  v.array(v.string("Please send questions as text."), "Please send the questions as a list."),
  v.transform((all) => all.map((question) => question.trim()).filter((question) => question !== "")),
  v.minLength(1, "Please write at least one question."),
  v.maxLength(maxQuestions, `Please keep to ${maxQuestions} questions.`),
  v.check(
    (all) => all.every(atMost(maxQuestionLength)),
    `Please shorten each question to ${maxQuestionLength} characters.`,
  ),
  v.check(
    (all) => all.every((question) => questionKey(question) !== ""),
    "Please write each question with words.",
  ),
);

/** What `POST` and `PUT /api/answers` take. */
export const answerInputSchema = v.object({
  questions: questionsSchema,
  reply: v.pipe(
    v.string("Please write the answer as text."),
    v.trim(),
    v.minLength(1, "Please write the answer."),
    v.check(atMost(maxReplyLength), `Please shorten the answer to ${maxReplyLength} characters.`),
  ),
  link: v.optional(
    v.nullable(
      v.pipe(
        v.string("Please give the path of a page as text."),
        v.trim(),
        v.check(atMost(maxLinkLength), `Please keep to a path of ${maxLinkLength} characters.`),
        v.regex(
          /^(?:\/(?![/\\])[^\s<>"\\\p{Cc}]*)?$/u,
          "Please give the path of a page of this site, such as /contact.",
        ),
        v.transform((path) => path || null),
      ),
    ),
    null,
  ),
});

/** What `POST /api/answers/caught` takes: the wordings of an answer, and its id where it is saved already. */
export const trialSchema = v.object({
  id: v.optional(v.string(), ""),
  questions: questionsSchema,
});

export type AnswerInput = v.InferOutput<typeof answerInputSchema>;

/** What `DELETE /api/questions` takes: the question as the list has it. */
export const dismissalSchema = v.object({
  text: v.pipe(
    v.string("Please name the question."),
    v.check((text) => questionKey(text) !== "", "Please name the question."),
  ),
});
