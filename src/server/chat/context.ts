import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { subjectCards } from "../../../content/chat/subject-cards.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import type { Embedding } from "./embedding.ts";
import type { Message } from "./message.ts";
import type { PassageMatch } from "./passage-search.ts";
import type { Features } from "./ranker.ts";

/** What could be said, and what speaks for it. */
export type Candidate = { features: Features } /** One that is too uncertain to be said may be offered. */ & (
  | { kind: "answer"; answer: DirectAnswer; isOfferOnly?: boolean }
  /** Of an article with another one of it, where it says more of the same. */
  | { kind: "passage"; passage: PassageMatch; secondPassage: PassageMatch | null }
  | { kind: "fallback" }
);

/** A candidate that says something of the site. */
export type ContentCandidate = Exclude<Candidate, { kind: "fallback" }>;

/** What a talk is about. */
export interface Context {
  subject: Subject | null;
  /** What was asked, spelled right: the end of it, where that is long. */
  lastQuestion: string;
  /** What was said last; null before anything was. */
  lastReply: Candidate | null;
}

/** A message, after what was spoken of. */
export interface Query {
  message: Message;
  context: Context;
  /** How much it needs the one before, by its length and by its words, from 0 to 1. */
  shortness: number;
  refersBack: number;
  /** What it means after the one before; null where there is none. */
  embeddingInContext: Embedding | null;
  /** Whether it is about something that has no plans: their prices would mislead. */
  excludesPlanPrices: boolean;
}

/** Before anything was asked. */
export const noContext: Context = { subject: null, lastQuestion: "", lastReply: null };

const maxAskedLength = 200;

/** What a talk is about once this was answered. */
export function contextAfter(message: Message, before: Context, said: Candidate | undefined): Context {
  const standsAlone = message.topicKeywords.length > 1 || before.lastQuestion === "";
  return {
    subject: subjectOf(said) ?? message.subjects[0] ?? (said?.kind === "passage" ? null : before.subject),
    lastQuestion: (standsAlone ? message.normalized : `${before.lastQuestion} ${message.normalized}`).slice(
      -maxAskedLength,
    ),
    lastReply: said === undefined || said.kind === "fallback" ? before.lastReply : said,
  };
}

function subjectOf(said: Candidate | undefined): Subject | null {
  if (said === undefined || said.kind === "fallback") return null;
  if (said.kind === "passage") return subjectByPage.get(said.passage.path) ?? null;
  return said.answer.about ?? subjectByPage.get(said.answer.href ?? "") ?? null;
}

// The webinar has no page of its own.
const subjectByPage = new Map<string, Subject>(
  (Object.entries(subjectCards) as [Subject, { href: string | null }][])
    .filter(([subject]) => subject !== "webinar")
    .map(([subject, { href }]) => [href ?? "", subject]),
);
