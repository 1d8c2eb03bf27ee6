import { directAnswers } from "../../../content/chat/answers.ts";
import { subjectCards } from "../../../content/chat/subject-cards.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { meaningfulWords, weightOf } from "./meaningful-words.ts";
import { contentPassages } from "./passages.ts";

/** How much it says of a subject that a word stands in a question about it, or in a passage of its page. */
const ofQuestion = 1;
const ofPassage = 0.4;

/** Less than this is no subject; the next one has to be clearly behind. */
const minScore = 1.1;
const minLead = 1.25;

/** Tells by its words what a message is about that names no subject: by the company that they keep on the site. */
export function createSubjectGuess(dates: CourseDates) {
  const counts = new Map<string, Map<Subject, number>>();
  const count = (text: string, subject: Subject, amount: number) => {
    for (const word of new Set(meaningfulWords(text))) {
      const of = counts.get(word) ?? new Map<Subject, number>();
      counts.set(word, of.set(subject, (of.get(subject) ?? 0) + amount));
    }
  };
  for (const { about, questions } of directAnswers) {
    if (about !== undefined) for (const question of questions) count(question, about, ofQuestion);
  }
  const subjectOf = new Map<string | null, Subject>();
  for (const [subject, { href }] of Object.entries(subjectCards) as [Subject, { href: string | null }][]) {
    if (!subjectOf.has(href)) subjectOf.set(href, subject);
  }
  for (const { path, heading, text } of contentPassages(dates)) {
    const subject = subjectOf.get(path);
    if (subject !== undefined) count(`${heading} ${text}`, subject, ofPassage);
  }

  return (words: readonly string[]): Subject | null => {
    const scores = new Map<Subject, number>();
    for (const word of words) {
      const of = counts.get(word);
      if (of === undefined) continue;
      const all = [...of.values()].reduce((sum, one) => sum + one, 0);
      for (const [subject, one] of of) {
        scores.set(subject, (scores.get(subject) ?? 0) + (weightOf(word) * one) / (all + 1));
      }
    }
    const [best, next] = [...scores].sort((a, b) => b[1] - a[1]);
    if (best === undefined || best[1] < minScore * Math.min(1, 0.4 + words.length * 0.15)) return null;
    return best[1] >= minLead * (next?.[1] ?? 0) ? best[0] : null;
  };
}
