import * as v from "valibot";
import { foldText } from "../fold-text.ts";
import { atMost } from "../text-length.ts";

export const maxQuestionLength = 300;
const maxQuestions = 20;
export const maxReplyLength = 2_000;
const maxLinkLength = 300;

/** A question that the chat could not answer, or whose answer did not help, in all its spellings. */
export interface UnansweredQuestion {
  text: string;
  count: number;
  lastAskedAt: string;
  /** The answer that did not help, as a visitor said; null where nobody did. */
  answer: string | null;
  /** The path of the page on which it was asked last; null where the browser did not tell. */
  page: string | null;
}

export interface AddedAnswer {
  id: string;
  questions: readonly string[];
  /** Plain text, in which the site's paths become links. */
  reply: string;
  link: string | null;
}

/** A question without letter case, accents, punctuation and white space. */
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

/** The body of `POST` and `PUT /api/answers`. */
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

/** The body of `POST /api/answers/caught`; the id is "" before the answer is saved. */
export const trialSchema = v.object({
  id: v.optional(v.string(), ""),
  questions: questionsSchema,
});

export type AnswerInput = v.InferOutput<typeof answerInputSchema>;

/** The body of `DELETE /api/questions`: the question as the list has it. */
export const dismissalSchema = v.object({
  text: v.pipe(
    v.string("Please name the question."),
    v.check((text) => questionKey(text) !== "", "Please name the question."),
  ),
});
