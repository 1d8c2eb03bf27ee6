import MiniSearch, { type SearchResult } from "minisearch";
import { keywordsOf, weightOf } from "./keywords.ts";
import type { Passage } from "./passages.ts";

/** A query is a list of keywords joined by spaces. */
export function createKeywordIndex(): MiniSearch<Passage> {
  return new MiniSearch<Passage>({
    fields: ["heading", "page", "text"],
    storeFields: ["path", "page", "heading", "text", "following", "summary"],
    tokenize: keywordsOf,
    processTerm: (word) => word,
    searchOptions: { tokenize: (query) => query.split(" "), boost: { heading: 3, page: 1.5 } },
  });
}

/** Weights each word by its inverse document frequency among the results. */
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

export function createPageSearch(ofContent: readonly Passage[], documentCount: () => number) {
  const byPath = new Map<string, { passage: Passage; words: ReadonlySet<string> }[]>();

  function wordsOnPage(path: string) {
    const onPage = ofContent
      .filter((passage) => passage.path === path)
      .map((passage) => ({ passage, words: wordsOf(passage) }));
    byPath.set(path, onPage);
    return onPage;
  }

  /** Finds the passage of a page that contains most keywords of the question and of the answer. */
  return (path: string, question: readonly string[], answer: readonly string[]): Passage | null => {
    const onPage = byPath.get(path) ?? wordsOnPage(path);
    const shares = new Map<Passage["id"], { passage: Passage; share: number }>();
    for (const words of [question, answer]) {
      const found = onPage
        .map(({ passage, words: its }) => ({ passage, queryTerms: words.filter((word) => its.has(word)) }))
        .filter(({ queryTerms }) => queryTerms.length > 0);
      const weight = weightBy(words, found, documentCount());
      const all = sumOf(words, weight);
      for (const { passage, queryTerms } of found) {
        const covered = sumOf(queryTerms, weight) / all;
        const share = (shares.get(passage.id)?.share ?? 0) + covered / Math.log(passage.text.length + 60);
        shares.set(passage.id, { passage, share });
      }
    }
    const [best] = [...shares.values()].sort((one, other) => other.share - one.share);
    return best?.passage ?? null;
  };
}

function wordsOf({ heading, page, text }: Passage): ReadonlySet<string> {
  return new Set(keywordsOf(`${heading}. ${page}. ${text}`));
}
