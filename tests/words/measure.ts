import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { type PageText, wordsIn } from "./read-page.ts";

/** Shorter ones are labels. */
const minWords = 4;

/** The school grade whose pupils read these sentences with ease (Flesch-Kincaid). */
export function gradeOf(sentences: readonly string[]): number {
  const read = sentences.filter((sentence) => wordsIn(sentence).length >= minWords);
  const words = read.flatMap(wordsIn);
  return fleschKincaid({
    sentence: read.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

/** The sentences that stand on two of the pages, or on one of them twice, and where. */
export function repeatedIn(
  pages: readonly Pick<PageText, "path" | "sentences">[],
): { sentence: string; paths: string[] }[] {
  const places = new Map<string, string[]>();
  for (const { path, sentences } of pages) {
    for (const sentence of sentences.filter((said) => wordsIn(said).length >= minWords)) {
      places.set(sentence, [...(places.get(sentence) ?? []), path]);
    }
  }
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([sentence, paths]) => ({ sentence, paths }));
}
