import { keywordsOf } from "./keywords.ts";

export const maxExcerptLength = 560;

/** The window of consecutive sentences that contains most of the words, by weight. */
export function excerptOf(
  text: string,
  words: readonly string[],
  weight: (word: string) => number,
  maxLength = maxExcerptLength,
): string {
  const sentences = sentencesOf(text);
  const found = sentences.map((sentence) => {
    const keywords = new Set(keywordsOf(sentence));
    return words.filter((word) => keywords.has(word));
  });
  let best = { from: 0, to: 0, score: -1 };
  for (let from = 0; from < sentences.length; from++) {
    let length = 0;
    let to = from;
    for (; to < sentences.length; to++) {
      length += sentences[to]?.length ?? 0;
      if (length > maxLength && to > from) break;
    }
    const keywords = new Set(found.slice(from, to).flat());
    // A window whose first sentence matches nothing starts too early.
    const score = [...keywords].reduce(
      (sum, word) => sum + weight(word),
      (found[from]?.length ?? 0) > 0 ? 0.1 : 0,
    );
    if (score > best.score) best = { from, to, score };
  }
  return sentences.slice(best.from, best.to).join("").slice(0, maxLength).replace(/\s+/g, " ").trim();
}

/** Cuts after a sentence; a first sentence that is too long is cut after a word. */
export function beginningOf(text: string, maxLength: number): string {
  const [first = "", ...sentences] = sentencesOf(text);
  if (first.length > maxLength) return `${first.slice(0, maxLength).replace(/[,;:&(]*\s+\S*$/, "")}…`;
  let beginning = first;
  for (const sentence of sentences) {
    if (beginning.length + sentence.trimEnd().length > maxLength) break;
    beginning += sentence;
  }
  return beginning.trimEnd();
}

function sentencesOf(text: string): string[] {
  return [...breaks.segment(text)].map(({ segment }) => segment);
}

const breaks = new Intl.Segmenter("en", { granularity: "sentence" });
