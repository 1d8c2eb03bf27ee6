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

/** How much all words of an answer count beside those of its example that fits best. */
const ofAnswer = 0.5;

/** An answer, and how well it fits a message. */
export interface Match {
  answer: DirectAnswer;
  /** The words of the example that fits best. */
  words: readonly string[];
  /** How much of that example the message says, from 0 to 1. */
  ofExample: number;
  /** How much of the message the answer speaks of, from 0 to 1. */
  ofMessage: number;
  /** Ranks it among others. */
  score: number;
}

interface Candidate {
  answer: DirectAnswer;
  examples: readonly { words: readonly string[]; subjects: readonly Subject[] }[];
  /** All its words, and how much each counts. */
  words: ReadonlyMap<string, number>;
}

export type DirectAnswers = ReturnType<typeof createDirectAnswers>;

/** Compares messages with the example questions of `content/chat/answers.ts`. */
export function createDirectAnswers(spelling: Spelling, dates: CourseDates) {
  const all = [...directAnswers, ...faqAnswers];
  for (const { questions } of all) for (const question of questions) spelling.learnAsked(question);
  const exact = new Map<string, DirectAnswer>();
  const having = new Map<string, Set<Candidate>>();
  for (const answer of all) {
    for (const question of answer.questions) {
      if (!exact.has(lettersOf(question))) exact.set(lettersOf(question), answer);
    }
    const candidate = candidateOf(answer, spelling, dates);
    for (const word of candidate.words.keys()) {
      having.set(word, (having.get(word) ?? new Set()).add(candidate));
    }
  }

  const weight = (word: string): number => {
    const found = having.get(word);
    const asked = found === undefined ? 0 : [...found].filter(({ words }) => words.get(word) === 1).length;
    const few = Math.log(1 + all.length / Math.max(1, asked));
    return weightOf(word) * few * (found === undefined ? unknownShare : 1);
  };
  const total = (words: readonly string[]) => words.reduce((sum, word) => sum + weight(word), 0);

  /** The answers that have words of a message which is about `subjects`, the best first. */
  function rank(words: readonly string[], subjects: readonly Subject[], before: Subject | null): Match[] {
    const said = new Set(words);
    const found = new Set(words.flatMap((word) => [...(having.get(word) ?? [])]));
    return [...found].map((candidate) => matchOf(candidate, said, subjects, before)).sort((a, b) => b.score - a.score);
  }

  function matchOf(
    { answer, examples, words }: Candidate,
    said: ReadonlySet<string>,
    subjects: readonly Subject[],
    before: Subject | null,
  ): Match {
    const spokenOf = [...said].reduce((sum, word) => sum + weight(word) * (words.get(word) ?? 0), 0);
    let best: Match = { answer, words: [], ofExample: 0, ofMessage: spokenOf / total([...said]), score: 0 };
    for (const example of examples) {
      if (example.words.length === 0) continue;
      const common = total(example.words.filter((word) => said.has(word)));
      const ofExample = common / total(example.words);
      const score =
        (common * ofExample * ofExample + ofAnswer * spokenOf * ofExample) * subjectFit(example.subjects, subjects, before);
      if (score > best.score) best = { ...best, words: example.words, ofExample, score };
    }
    return best;
  }

  return {
    exactly: (message: string): DirectAnswer | null => exact.get(lettersOf(message)) ?? null,
    rank,
    all: () => all,
    /** The answers to the questions that are most like one with these words. */
    closestFew: (words: readonly string[]): DirectAnswer[] =>
      rank(words, [], null)
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
    };
  });
  const text = meaningfulWords(withDates(answer, dates).text);
  return {
    answer,
    examples,
    words: new Map([
      ...text.map((word): [string, number] => [word, ofText]),
      ...examples.flatMap(({ words }) => words).map((word): [string, number] => [word, 1]),
    ]),
  };
}

/** How well an example fits what a message is about, or what the one before was about where it names nothing. */
function subjectFit(subjects: readonly Subject[], asked: readonly Subject[], before: Subject | null): number {
  if (asked.length > 0) {
    if (subjects.some((subject) => asked.includes(subject))) return 1.6;
    return subjects.length === 0 ? 0.9 : 0.35;
  }
  if (subjects.length === 0) return 1;
  return before !== null && subjects.includes(before) ? 1.3 : 0.8;
}

/** The letters of a message, or all of it where it has none, as a thumb has. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") || text.trim();
}
