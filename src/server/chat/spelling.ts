import SearchableMap from "minisearch/SearchableMap";
import { slang } from "../../../content/chat/vocabulary.ts";
import { foldText } from "../../shared/fold-text.ts";
import { hasVector } from "./embedding.ts";
import { isStopWord } from "./keywords.ts";

/** Guessing what a word was meant to be takes long, and a message with more unknown words is not understood anyway. */
const maxCorrections = 6;
/** Shorter words without vowels are names: "css" is not "cases". */
const minCorrectedLength = 4;
/** In shorter ones letters may be swapped, but not wrong: "hang" is no "hand". */
const minFuzzyLength = 5;
/** A word that is asked about once is seldom what somebody mistyped: "garbage" is no "garage". */
const minExampleCount = 2;
/** No visitor types longer ones, and each letter costs. */
const maxCorrectedLength = 20;

/** How often each word stands in some texts. */
export function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of lettersIn(foldText(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Puts messages into words that are known: those that are asked about, by how often they stand in example questions, and those
 * that only stand on pages.
 */
export function createSpelling(counts: ReadonlyMap<string, number>) {
  const exampleWords = SearchableMap.from(counts);
  /** How many of the texts that are read have each word. */
  const pageWords = new Map<string, number>();

  const occurs = (word: string) => exampleWords.has(word) || pageWords.has(word);
  const isKnown = (word: string) => occurs(word) || occurs(word.replace(/s$/, "")) || occurs(`${word}s`);

  /** By their consonants, words that are asked about often: "rfnd" is "refund". */
  const byConsonants = new Map<string, string>();
  for (const [word, count] of [...counts].sort(([, one], [, other]) => one - other)) {
    if (count >= minExampleCount && !vowels.test(word[0] ?? "")) byConsonants.set(withoutVowels(word), word);
  }

  function closestWord(word: string): string {
    const swapped = transpositionsOf(word).find(occurs);
    if (swapped !== undefined) return swapped;
    let best = { word, distance: Number.POSITIVE_INFINITY, count: 0 };
    if (word.length < minFuzzyLength) return word;
    for (const [found, [count, distance]] of exampleWords.fuzzyGet(word, word.length > 7 ? 2 : 1)) {
      // Whoever mistypes seldom does in the first letter.
      const away = distance + (found[0] === word[0] ? 0 : 0.5);
      if (count < minExampleCount || away > best.distance) continue;
      if (away < best.distance || count > best.count) best = { word: found, distance: away, count };
    }
    return best.word;
  }

  /** "sooo" is "so", and "coool" is "cool"; "xxxx" is no word. */
  function collapseRepeats(word: string): string {
    const twice = word.replace(/(\p{L})\1{2,}/gu, "$1$1");
    if (twice === word || occurs(twice) || hasVector(twice)) return twice;
    const once = word.replace(/(\p{L})\1{2,}/gu, "$1");
    return once.length > 1 ? once : word;
  }

  /** A message in lower case, with its slang written out and its mistyped words as they were meant. */
  function correct(message: string): string {
    const plain = foldText(message).replaceAll("'", "");
    let guessed = 0;
    return plain
      .replace(/\p{L}{4,}/gu, collapseRepeats)
      .replace(/w\/o?(?!\p{L})|[\p{L}\p{N}]+/gu, (word) => slangMeanings.get(word) ?? word)
      .replace(/[\p{L}]+/gu, (word) => {
        if (isKnown(word) || hasVector(word)) return word;
        if (word.length < minCorrectedLength || word.length > maxCorrectedLength) return word;
        const meant = byConsonants.get(word);
        if (meant !== undefined) return meant;
        return guessed++ < maxCorrections ? closestWord(word) : word;
      })
      .trim();
  }

  /** Whether a word stands in an example, or in nearly every sentence. */
  const isCommon = (word: string) => isStopWord(word) || exampleWords.has(word) || slangMeanings.has(word);

  return {
    /** Takes the words of a page for known: no message's word that stands there is a mistake. */
    addPageWords(text: string): void {
      for (const word of wordsIn(text)) pageWords.set(word, (pageWords.get(word) ?? 0) + 1);
    },
    /** Forgets them, where no other text has them. */
    removePageWords(text: string): void {
      for (const word of wordsIn(text)) {
        const left = (pageWords.get(word) ?? 0) - 1;
        if (left > 0) pageWords.set(word, left);
        else pageWords.delete(word);
      }
    },
    /** Whether a word is English, as it is or once it is spelled right. */
    isEnglish: (word: string): boolean => isCommon(word) || isCommon(correct(word)),
    isStopWord,
    /** Whether a word stands in an example question or on a page. */
    isKnown,
    correct,
  };
}

export type Spelling = ReturnType<typeof createSpelling>;

const slangMeanings = new Map(Object.entries(slang));

const wordsIn = (text: string) =>
  new Set(
    foldText(text)
      .replaceAll("'", "")
      .match(/[\p{L}\p{N}]+/gu),
  );

const vowels = /[aeiou]/;
const withoutVowels = (word: string) => word.replace(/[aeiou]/g, "");

const lettersIn = (text: string): string[] => text.replaceAll("'", "").match(/\p{L}+/gu) ?? [];

function transpositionsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
