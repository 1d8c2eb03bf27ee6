import { subjectCards } from "../../../content/chat/subject-cards.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import type { Candidate } from "./candidate.ts";
import type { Message } from "./message.ts";

/** What a talk is about. */
export interface Context {
  subject: Subject | null;
  /** What was asked, spelled right: the end of it, where that is long. */
  asked: string;
  /** What was said last; null before anything was. */
  last: Candidate | null;
}

/** Before anything was asked. */
export const noContext: Context = { subject: null, asked: "", last: null };

const maxAskedLength = 200;

/** What a talk is about once this was answered. */
export function contextAfter(message: Message, before: Context, said: Candidate | undefined): Context {
  const standsAlone = message.own.length > 1 || before.asked === "";
  return {
    subject: subjectOf(said) ?? message.subjects[0] ?? (said?.kind === "passage" ? null : before.subject),
    asked: (standsAlone ? message.plain : `${before.asked} ${message.plain}`).slice(-maxAskedLength),
    last: said === undefined || said.kind === "miss" ? before.last : said,
  };
}

function subjectOf(said: Candidate | undefined): Subject | null {
  if (said === undefined || said.kind === "miss") return null;
  if (said.kind === "passage") return subjectByPage.get(said.passage.path) ?? null;
  return said.answer.about ?? subjectByPage.get(said.answer.href ?? "") ?? null;
}

// The webinar has no page of its own.
const subjectByPage = new Map<string, Subject>(
  (Object.entries(subjectCards) as [Subject, { href: string | null }][])
    .filter(([subject]) => subject !== "webinar")
    .map(([subject, { href }]) => [href ?? "", subject]),
);
