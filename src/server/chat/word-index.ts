import MiniSearch, { type SearchResult } from "minisearch";
import { meaningfulWords, weightOf } from "./meaningful-words.ts";

/** Guessing what a word was meant to be takes long, and a question with more unknown words is not understood anyway. */
const maxGuessed = 5;

/**
 * A search index by the meaningful words of texts, which are added to `knownWords`. A query is a list of such words,
 * joined by spaces.
 */
export function createWordIndex<Doc extends { id: string }>(
  fields: (keyof Doc & string)[],
  storeFields: (keyof Doc & string)[],
  knownWords: Set<string>,
  boost: Record<string, number> = {},
): MiniSearch<Doc> {
  const isUnknown = (word: string) => !knownWords.has(word);
  return new MiniSearch<Doc>({
    fields,
    storeFields,
    tokenize(text) {
      const words = meaningfulWords(text);
      for (const word of words) knownWords.add(word);
      return words;
    },
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (query) => query.split(" "),
      boost,
      // Only a word that is nowhere on the site is taken for a misspelled one.
      fuzzy: (word, at, words) =>
        isUnknown(word) && words.slice(0, at).filter(isUnknown).length < maxGuessed && maxTypos(word),
    },
  });
}

function maxTypos({ length }: string): number {
  return length > 7 ? 2 : length > 4 ? 1 : 0;
}

/** The share of a query's words, rare ones counting more, that a result of the query has. */
export function coverageBy(
  words: readonly string[],
  results: readonly SearchResult[],
  documentCount: number,
): (result: SearchResult) => number {
  const weights = new Map<string, number>();
  for (const word of words) {
    const having = results.filter(({ queryTerms }) => queryTerms.includes(word)).length;
    weights.set(word, weightOf(word) * Math.log(1 + documentCount / (having + 0.5)));
  }
  const total = (some: readonly string[]) => some.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const all = total(words);
  return ({ queryTerms }) => total(queryTerms) / all;
}
