import { keywordsOf } from "./keywords.ts";
import type { Passage } from "./passages.ts";
import { sumOf, weightBy } from "./word-index.ts";

/** Of each page that is asked for: its passages, and the words that carry their meaning. */
export function createPageSearch(ofContent: readonly Passage[], documentCount: () => number) {
  const ofPages = new Map<string, { passage: Passage; words: ReadonlySet<string> }[]>();

  function wordsOnPage(path: string) {
    const onPage = ofContent
      .filter((passage) => passage.path === path)
      .map((passage) => ({ passage, words: wordsOf(passage) }));
    ofPages.set(path, onPage);
    return onPage;
  }

  /** What this page says with most of the question's words and most of the answer's. */
  return (path: string, question: readonly string[], answer: readonly string[]): Passage | null => {
    const onPage = ofPages.get(path) ?? wordsOnPage(path);
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
