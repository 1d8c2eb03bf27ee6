import type { SearchResult } from "minisearch";
import { type DirectAnswer, directAnswers, faqAnswers } from "../../../content/chat/answers.ts";
import { meaningfulWords, weightOf } from "./meaningful-words.ts";
import { coverageBy, createWordIndex } from "./word-index.ts";

/** A question less like the closest example is another question. */
const minSimilarity = 0.7;

/** For a language model, which chooses among them. */
const fewAnswers = 6;

interface Example {
  id: string;
  question: string;
  words: string[];
  answer: DirectAnswer;
}

/** Compares questions with the example questions of `content/chat/answers.ts`. */
export function createDirectAnswers(knownWords: Set<string>) {
  const exact = new Map<string, DirectAnswer>();
  const index = createWordIndex<Example>(["question"], ["words", "answer"], knownWords);
  for (const answer of [...directAnswers, ...faqAnswers]) {
    for (const question of answer.questions) {
      if (!exact.has(lettersOf(question))) exact.set(lettersOf(question), answer);
      const words = [...new Set(meaningfulWords(question))];
      index.add({ id: `${index.documentCount}`, question, words, answer });
    }
  }

  function closest(words: readonly string[]): { answer: DirectAnswer; similarity: number }[] {
    const results = index.search(words.join(" ")) as (SearchResult & Example)[];
    const coverage = coverageBy(words, results, index.documentCount);
    return results
      .map((result) => {
        const ofExample = totalWeight(result.terms) / totalWeight(result.words);
        return { answer: result.answer, similarity: Math.sqrt(coverage(result) * ofExample) };
      })
      .sort((a, b) => b.similarity - a.similarity);
  }

  return {
    exactly: (question: string): DirectAnswer | null => exact.get(lettersOf(question)) ?? null,
    closest(words: readonly string[]): DirectAnswer | null {
      const [best] = closest(words);
      return best !== undefined && best.similarity > minSimilarity ? best.answer : null;
    },
    /** The answers to the questions that are most like one with these words. */
    closestFew: (words: readonly string[]): DirectAnswer[] =>
      [...new Set(closest(words).map(({ answer }) => answer))].slice(0, fewAnswers),
  };
}

function totalWeight(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + weightOf(word), 0);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
