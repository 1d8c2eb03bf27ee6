import type { DirectAnswer } from "../../../content/chat/answer.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import {
  type AnswerIndex,
  allAnswers,
  lettersOf,
  makeAnswerIndex,
  rarityBy,
  weightOfWord,
} from "./answer-index.ts";
import { readAnswerIndex } from "./answer-index-file.ts";
import { type Closeness, closenessOf } from "./answer-space.ts";
import { likenessesIn, type Vector } from "./meaning.ts";
import { closeIn, distinctTerms, type VectorSpace } from "./vector-space.ts";

export type DirectAnswers = ReturnType<typeof createDirectAnswers>;

let made: DirectAnswers | undefined;

/** Reads the direct answers from the file that the build has of them, if there is one. */
export async function readDirectAnswers(): Promise<void> {
  const index = made === undefined ? await readAnswerIndex(import.meta.dirname) : null;
  if (index !== null) made ??= createDirectAnswers(index);
}

/** The direct answers, which never change: read before, or made now. */
export function theDirectAnswers(): DirectAnswers {
  made ??= createDirectAnswers(makeAnswerIndex());
  return made;
}

/** Compares messages with the example questions of `content/chat/answers/`, and with what the answers say. */
function createDirectAnswers(index: AnswerIndex) {
  const weight = weightOfWord(index.havingWord);
  const comparedIn = (space: VectorSpace, weightOf: (term: string) => number) => {
    return (terms: readonly string[]): Closeness =>
      closenessOf(closeIn(space, distinctTerms(terms), weightOf), index.exampleCounts);
  };
  return {
    /** The places of paragraphs, which come after those of the answers. */
    paragraphs: index.exampleCounts.map((_, at) => at).slice(allAnswers.length),
    /** How often each word stands in example questions. */
    asked: index.asked,
    /** The answer to an example question, letter by letter: to that about what was spoken of, else about nothing certain. */
    exactly(message: string, before: Subject | null): DirectAnswer | null {
      const answers = (index.exact.get(lettersOf(message)) ?? []).flatMap((at) => allAnswers[at] ?? []);
      const same = answers.find(({ about }) => about !== undefined && about === before);
      const general = answers.find(({ about }) => about === undefined);
      return same ?? general ?? (before === null ? (answers[0] ?? null) : null);
    },
    /** How close answers are by the words that carry a meaning, by all words, by runs of letters, and by what they mean. */
    byWords: comparedIn(index.words, weight),
    byPhrase: comparedIn(index.phrase, rarityBy(index.havingAny)),
    byLetters: comparedIn(index.letters, () => 1),
    byMeaning: (meaning: Vector): Closeness =>
      closenessOf(likenessesIn(index.meanings, meaning), index.exampleCounts),
    /** How much of some words each answer and its examples have, from 0 to 1. */
    coverageOf(words: readonly string[]): number[] {
      const weights = words.map((word) => weight(word) ** 2);
      const whole = weights.reduce((sum, one) => sum + one, 0) || 1;
      return index.known.map(
        (its) => words.reduce((sum, word, at) => sum + (its.has(word) ? (weights[at] ?? 0) : 0), 0) / whole,
      );
    },
    /** The share of some words that no example has. */
    unknownOf: (words: readonly string[]): number =>
      words.filter((word) => !index.havingWord.has(word)).length / Math.max(1, words.length),
  };
}
