import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { courseAnswers } from "../../../content/chat/answers/courses.ts";
import { subjectCards } from "../../../content/chat/subject-cards.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import { withDates } from "../../../content/dated.ts";
import { noDates } from "../../../content/training/no-dates.ts";
import type { Embedding } from "./embedding.ts";
import type { Message } from "./message.ts";
import type { PassageMatch } from "./passage-search.ts";
import type { Features } from "./ranker.ts";

export type Candidate = { features: Features } & (
  | { kind: "answer"; answer: DirectAnswer }
  | { kind: "passage"; passage: PassageMatch; secondPassage: PassageMatch | null }
  | { kind: "fallback" }
);

export type ContentCandidate = Exclude<Candidate, { kind: "fallback" }>;

export interface Context {
  subject: Subject | null;
  /** The last question with corrected spelling; a follow-up is appended to it. */
  lastQuestion: string;
  /** Null before the first reply; the fallback does not change it. */
  lastReply: Candidate | null;
}

/** A message with its conversation context. */
export interface Query {
  message: Message;
  context: Context;
  /** Both from 0 to 1: how likely the message is a follow-up, by its length and by its words. */
  shortness: number;
  refersBack: number;
  /** The embedding of the previous question and this message; null without a previous question. */
  embeddingInContext: Embedding | null;
  /** Plan prices would mislead for subjects that have no plans. */
  excludesPlanPrices: boolean;
}

export const noContext: Context = { subject: null, lastQuestion: "", lastReply: null };

const maxQuestionLength = 200;

export function contextAfter(message: Message, before: Context, reply: Candidate | undefined): Context {
  const standsAlone = message.keywordsWithoutSubjects.length > 1 || before.lastQuestion === "";
  return {
    subject:
      (isOfBothCourses(reply) ? (message.subjects[0] ?? before.subject) : null) ??
      subjectOf(reply) ??
      message.subjects[0] ??
      (isOfArticle(reply) ? null : before.subject),
    lastQuestion: (standsAlone ? message.normalized : `${before.lastQuestion} ${message.normalized}`).slice(
      -maxQuestionLength,
    ),
    lastReply: reply === undefined || reply.kind === "fallback" ? before.lastReply : reply,
  };
}

function subjectOf(reply: Candidate | undefined): Subject | null {
  if (reply === undefined || reply.kind === "fallback") return null;
  if (reply.kind === "passage") return subjectByPage.get(reply.passage.path) ?? null;
  return reply.answer.about ?? subjectByPage.get(reply.answer.href ?? "") ?? null;
}

/** An article is about something of its own; a passage of a page goes on with the subject. */
function isOfArticle(reply: Candidate | undefined): boolean {
  return reply?.kind === "passage" && reply.passage.isArticle;
}

/** These link to one course, but speak of both. */
function isOfBothCourses(reply: Candidate | undefined): boolean {
  return reply?.kind === "answer" && ofBothCourses.has(reply.answer.intent);
}

const ofBothCourses = new Set(
  withDates(courseAnswers, noDates)
    .filter(({ text }) => /no code/i.test(text) && /engineer course/i.test(text))
    .map(({ intent }) => intent),
);

// The webinar has no page of its own.
const subjectByPage = new Map<string, Subject>(
  (Object.entries(subjectCards) as [Subject, { href: string | null }][])
    .filter(([subject]) => subject !== "webinar")
    .map(([subject, { href }]) => [href ?? "", subject]),
);
