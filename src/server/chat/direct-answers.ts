import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { directAnswers, faqAnswers } from "../../../content/chat/answers.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import { withDates } from "../../../content/dated.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { meaningfulWords, weightOf } from "./meaningful-words.ts";
import type { Spelling } from "./spelling.ts";
import { subjectsIn, withoutSubjects } from "./subjects.ts";

/** For a language model, which chooses among them. */
const fewAnswers = 6;

/** A word that no example has is rare, and more often beside the point. */
const unknownShare = 0.6;

/** How much a word of the answer's own text counts beside one of its questions. */
const ofText = 0.3;

/** How much the example that is most like a message counts; the rest is for what all of its answer's have in common. */
const ofExamples = 0.4;

/** An answer, and how well it fits a message. */
export interface Match {
  answer: DirectAnswer;
  /** The words of the example that fits best. */
  words: readonly string[];
  /** How much of the message the answer speaks of, from 0 to 1. */
  ofMessage: number;
  /** Ranks it among others. */
  score: number;
}

/** How much sooner somebody asks on than of something else. */
const goesOn = 1.3;

/** How well an example fits that names a subject of which the message says nothing. */
const ofUnnamed = 0.75;

/** What was spoken of before. */
interface Spoken {
  subject: Subject | null;
  /** The answers beside the last one. */
  beside: readonly DirectAnswer[];
}

interface Example {
  words: readonly string[];
  subjects: readonly Subject[];
  /** Whether it says its subject, beside its words. */
  isNamed: boolean;
}

interface Candidate {
  answer: DirectAnswer;
  examples: readonly Example[];
  /** All its words, and how often its examples have each; its text has it a little. */
  words: ReadonlyMap<string, number>;
}

export type DirectAnswers = ReturnType<typeof createDirectAnswers>;

/** Compares messages with the example questions of `content/chat/answers/`. */
export function createDirectAnswers(spelling: Spelling, dates: CourseDates) {
  const all = [...directAnswers, ...faqAnswers];
  for (const { questions } of all) for (const question of questions) spelling.learnAsked(question);
  const exact = new Map<string, DirectAnswer[]>();
  const having = new Map<string, Set<Candidate>>();
  for (const answer of all) {
    for (const question of answer.questions) {
      exact.set(lettersOf(question), [...(exact.get(lettersOf(question)) ?? []), answer]);
    }
    const candidate = candidateOf(answer, spelling, dates);
    for (const word of candidate.words.keys()) {
      having.set(word, (having.get(word) ?? new Set()).add(candidate));
    }
  }

  const weight = (word: string): number => {
    const found = having.get(word);
    const asked =
      found === undefined ? 0 : [...found].filter(({ words }) => (words.get(word) ?? 0) >= 1).length;
    const few = Math.log(1 + all.length / Math.max(1, asked));
    return weightOf(word) * few * (found === undefined ? unknownShare : 1);
  };
  const weights = new Map([...having.keys()].map((word) => [word, weight(word)]));
  const weighed = (word: string) => weights.get(word) ?? weight(word);
  const norm = (words: readonly string[]) => Math.hypot(...words.map(weighed));
  const norms = new Map<Candidate, number>();
  const normOf = (candidate: Candidate) => {
    const known =
      norms.get(candidate) ??
      Math.hypot(...[...candidate.words].map(([word, times]) => weighed(word) * damped(times)));
    norms.set(candidate, known);
    return known;
  };

  /** The answers that have words of a message which is about `subjects`, the best first. */
  function rank(words: readonly string[], subjects: readonly Subject[], before: Spoken): Match[] {
    const said = [...new Set(words)];
    const length = norm(said);
    const found = new Set(said.flatMap((word) => [...(having.get(word) ?? [])]));
    return [...found]
      .map((candidate) => matchOf(candidate, said, length, subjects, before))
      .sort((a, b) => b.score - a.score);
  }

  function matchOf(
    candidate: Candidate,
    said: readonly string[],
    length: number,
    subjects: readonly Subject[],
    before: Spoken,
  ): Match {
    const { answer, examples, words } = candidate;
    const inCommon = said.reduce((sum, word) => sum + weighed(word) ** 2 * damped(words.get(word) ?? 0), 0);
    const likeAll = inCommon / (length * normOf(candidate));
    const known = said.filter((word) => (words.get(word) ?? 0) > 0);
    let best: Match = { answer, words: [], ofMessage: (norm(known) / length) ** 2, score: 0 };
    for (const example of examples) {
      if (example.words.length === 0) continue;
      const common = said.filter((word) => example.words.includes(word));
      const like = norm(common) ** 2 / (length * norm(example.words));
      const fit =
        subjectFit(example, subjects, before.subject) * (before.beside.includes(answer) ? goesOn : 1);
      const score = (ofExamples * like + (1 - ofExamples) * likeAll) * fit;
      if (score > best.score) best = { ...best, words: example.words, score };
    }
    return best;
  }

  return {
    /** The answer to an example question, letter by letter: to that about what was spoken of, else about nothing certain. */
    exactly(message: string, before: Subject | null): DirectAnswer | null {
      const answers = exact.get(lettersOf(message)) ?? [];
      const same = answers.find(({ about }) => about !== undefined && about === before);
      const general = answers.find(({ about }) => about === undefined);
      return same ?? general ?? (before === null ? (answers[0] ?? null) : null);
    },
    rank,
    /** The answers to the questions that are most like one with these words. */
    closestFew: (words: readonly string[]): DirectAnswer[] =>
      rank(words, [], { subject: null, beside: [] })
        .slice(0, fewAnswers)
        .map(({ answer }) => answer),
  };
}

function candidateOf(answer: DirectAnswer, spelling: Spelling, dates: CourseDates): Candidate {
  const examples = answer.questions.map((question) => {
    const plain = spelling.correct(question);
    return {
      words: [...new Set(meaningfulWords(withoutSubjects(plain)))],
      subjects: answer.about ? [answer.about] : subjectsIn(plain),
      isNamed: subjectsIn(plain).length > 0,
    };
  });
  const text = meaningfulWords(withDates(answer, dates).text);
  return {
    answer,
    examples,
    words: counted([...new Set(text)], examples),
  };
}

function counted(text: readonly string[], examples: readonly Example[]): ReadonlyMap<string, number> {
  const counts = new Map(text.map((word) => [word, ofText]));
  for (const word of examples.flatMap(({ words }) => words))
    counts.set(word, Math.floor(counts.get(word) ?? 0) + 1);
  return counts;
}

/** The tenth time says less than the first. */
const damped = (times: number) => Math.sqrt(times);

/** How well an example fits what a message is about, or what the one before was about where it names nothing. */
function subjectFit(
  { subjects, isNamed }: Example,
  asked: readonly Subject[],
  before: Subject | null,
): number {
  if (asked.length > 0) {
    if (subjects.some((subject) => asked.includes(subject))) return 1.6;
    return subjects.length === 0 ? 0.9 : 0.35;
  }
  if (subjects.length === 0) return 1;
  if (before !== null && subjects.includes(before)) return 1.3;
  return isNamed ? ofUnnamed : 0.95;
}

/** The letters of a message, or all of it where it has none, as a thumb has. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") || text.trim();
}
