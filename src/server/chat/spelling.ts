import SearchableMap from "minisearch/SearchableMap";
import { slang } from "../../../content/chat/vocabulary.ts";
import { foldText } from "../../shared/fold-text.ts";
import { hasVector } from "./embedding.ts";
import { isStopWord } from "./keywords.ts";

/** Correction is slow, and messages with more unknown words are not understood anyway. */
const maxCorrections = 6;
/** Shorter words without vowels are names: "css" is not "cases". */
const minCorrectedLength = 4;
/** Shorter words are only checked for transpositions: "hang" is not "hand". */
const minFuzzyLength = 5;
/** Rare words are seldom meant: "garbage" is not "garage". */
const minExampleCount = 2;
const maxCorrectedLength = 20;

export function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of lettersIn(foldText(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

export function createSpelling(counts: ReadonlyMap<string, number>) {
  const exampleWords = SearchableMap.from(counts);
  const pageWords = new Map<string, number>();

  const occurs = (word: string) => exampleWords.has(word) || pageWords.has(word);
  const isKnown = (word: string) => occurs(word) || occurs(word.replace(/s$/, "")) || occurs(`${word}s`);

  /** Frequent words by their consonants: "rfnd" is "refund". */
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
      // Typos in the first letter are rare.
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

  /** Returns the message in lower case, with slang and typos replaced. */
  function correct(message: string): string {
    const normalized = foldText(message).replaceAll("'", "");
    let guessed = 0;
    return normalized
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

  const isCommon = (word: string) => isStopWord(word) || exampleWords.has(word) || slangMeanings.has(word);

  return {
    addPageWords(text: string): void {
      for (const word of wordsIn(text)) pageWords.set(word, (pageWords.get(word) ?? 0) + 1);
    },
    removePageWords(text: string): void {
      for (const word of wordsIn(text)) {
        const left = (pageWords.get(word) ?? 0) - 1;
        if (left > 0) pageWords.set(word, left);
        else pageWords.delete(word);
      }
    },
    isEnglish: (word: string): boolean => isCommon(word) || isCommon(correct(word)),
    isStopWord,
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
