import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { directAnswers, faqAnswers } from "../../../content/chat/answers.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import { withDates } from "../../../content/dated.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { foldText } from "../../shared/fold-text.ts";
import { createAnswerSpace } from "./answer-space.ts";
import { createMeaningSpace } from "./meaning-space.ts";
import { weightOf } from "./meaningful-words.ts";
import { type MessageTerms, termsOf } from "./message-terms.ts";
import type { Spelling } from "./spelling.ts";

/** A word that no example has is rare, and more often beside the point. */
const unknownShare = 0.6;

export type DirectAnswers = ReturnType<typeof createDirectAnswers>;

/** Compares messages with the example questions of `content/chat/answers/`, and with what the answers say. */
export function createDirectAnswers(spelling: Spelling, dates: CourseDates) {
  const all: readonly DirectAnswer[] = [...directAnswers, ...faqAnswers];
  for (const { questions } of all) for (const question of questions) spelling.learnAsked(question);
  const exact = new Map<string, DirectAnswer[]>();
  for (const answer of all) {
    for (const question of answer.questions) {
      exact.set(lettersOf(question), [...(exact.get(lettersOf(question)) ?? []), answer]);
    }
  }
  const plain = all.map((answer) => ({
    examples: answer.questions.map((question) => spelling.correct(question)),
    text: foldText(withDates(answer, dates).text),
  }));
  const terms = plain.map(({ examples, text }) => ({ examples: examples.map(termsOf), text: termsOf(text) }));
  const known = terms.map(
    ({ examples, text }) => new Set([...examples.flatMap(({ own }) => own), ...text.own]),
  );
  const rarityOfWord = rarityIn(terms.map(({ examples }) => examples.flatMap(({ own }) => own)));
  const rarityOfAny = rarityIn(terms.map(({ examples }) => examples.flatMap(({ phrase }) => phrase)));
  const weightOfWord = (word: string) => weightOf(word) * rarityOfWord(word, unknownShare);
  return {
    all,
    /** The answer to an example question, letter by letter: to that about what was spoken of, else about nothing certain. */
    exactly(message: string, before: Subject | null): DirectAnswer | null {
      const answers = exact.get(lettersOf(message)) ?? [];
      const same = answers.find(({ about }) => about !== undefined && about === before);
      const general = answers.find(({ about }) => about === undefined);
      return same ?? general ?? (before === null ? (answers[0] ?? null) : null);
    },
    /** How close answers are by the words that carry a meaning, by all words, and by runs of letters. */
    byWords: spaceOf(terms, "own", weightOfWord),
    byPhrase: spaceOf(terms, "phrase", rarityOfAny),
    byLetters: spaceOf(terms, "letters", () => 1),
    byMeaning: createMeaningSpace(plain),
    /** How much of some words each answer and its examples have, from 0 to 1. */
    coverageOf(words: readonly string[]): number[] {
      const weights = words.map((word) => weightOfWord(word) ** 2);
      const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
      return known.map(
        (its) => words.reduce((sum, word, at) => sum + (its.has(word) ? (weights[at] ?? 0) : 0), 0) / whole,
      );
    },
    /** The share of some words that no example has. */
    unknownOf: (words: readonly string[]): number =>
      words.filter((word) => rarityOfWord(word, 0) === 0).length / Math.max(1, words.length),
  };
}

/** The space of one kind of terms. A function of its own: what it was made of need not live as long as it does. */
function spaceOf(
  terms: readonly { examples: readonly MessageTerms[]; text: MessageTerms }[],
  kind: "own" | "phrase" | "letters",
  weight: (term: string) => number,
) {
  return createAnswerSpace(
    terms.map(({ examples, text }) => ({
      examples: examples.map((example) => example[kind]),
      text: text[kind],
    })),
    weight,
  );
}

/** How much a term tells one of these groups from others; one that none has counts this share of the rarest. */
function rarityIn(groups: readonly (readonly string[])[]) {
  const having = new Map<string, number>();
  for (const group of groups)
    for (const term of new Set(group)) having.set(term, (having.get(term) ?? 0) + 1);
  return (term: string, unknown = 1): number => {
    const count = having.get(term);
    return Math.log(1 + groups.length / (count ?? 1)) * (count === undefined ? unknown : 1);
  };
}

/** The letters of a message, or all of it where it has none, as a thumb has. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") || text.trim();
}
