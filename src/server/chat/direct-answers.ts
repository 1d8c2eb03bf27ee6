import type { SearchResult } from "minisearch";
import { type DirectAnswer, directAnswers, faqAnswers } from "../../../content/chat/answers.ts";
import { meaningfulWords, weightOf } from "./meaningful-words.ts";
import { coverageBy, createWordIndex } from "./word-index.ts";

/** A question less like the closest example is another question. */
const minSimilarity = 0.7;

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

  return {
    exactly: (question: string): DirectAnswer | null => exact.get(lettersOf(question)) ?? null,
    closest(words: readonly string[]): DirectAnswer | null {
      const results = index.search(words.join(" ")) as (SearchResult & Example)[];
      const coverage = coverageBy(words, results, index.documentCount);
      let closest: DirectAnswer | null = null;
      let best = minSimilarity;
      for (const result of results) {
        const ofExample = totalWeight(result.terms) / totalWeight(result.words);
        const similarity = Math.sqrt(coverage(result) * ofExample);
        if (similarity > best) [closest, best] = [result.answer, similarity];
      }
      return closest;
    },
  };
}

function totalWeight(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + weightOf(word), 0);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
