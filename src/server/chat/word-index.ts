import MiniSearch, { type SearchResult } from "minisearch";
import { keywordsOf, weightOf } from "./keywords.ts";
import type { Passage } from "./passages.ts";

/** A search index of passages by their meaningful words. A query is a list of such words, joined by spaces. */
export function createWordIndex(): MiniSearch<Passage> {
  return new MiniSearch<Passage>({
    fields: ["heading", "page", "text"],
    storeFields: ["path", "page", "heading", "text", "following", "summary"],
    tokenize: keywordsOf,
    processTerm: (word) => word,
    searchOptions: { tokenize: (query) => query.split(" "), boost: { heading: 3, page: 1.5 } },
  });
}

/** How much a word of a query says: the more, the fewer of its results have it. */
export function weightBy(
  words: readonly string[],
  results: readonly Pick<SearchResult, "queryTerms">[],
  documentCount: number,
): (word: string) => number {
  const having = new Map(words.map((word) => [word, 0]));
  for (const { queryTerms } of results) {
    for (const word of queryTerms) having.set(word, (having.get(word) ?? 0) + 1);
  }
  const weights = new Map(
    [...having].map(([word, count]) => [word, weightOf(word) * Math.log(1 + documentCount / (count + 0.5))]),
  );
  return (word) => weights.get(word) ?? 0;
}

export function sumOf(words: readonly string[], weight: (word: string) => number): number {
  return words.reduce((sum, word) => sum + weight(word), 0);
}
