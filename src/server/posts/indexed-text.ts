import { plainText } from "../../shared/posts/article-text.ts";
import type { StoredPost } from "./stored-posts.ts";

interface FoundWord {
  word: string;
  index: number;
}

/** A word begins with a letter or digit; accents may follow their letters. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Scripts that put no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Any language will do, because the words of these scripts come from one dictionary. */
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** In characters; the rest of a longer article is not found. */
const maxIndexedLength = 100_000;

export function* wordsIn(text: string): Generator<FoundWord> {
  for (const { 0: run, index } of text.matchAll(wordPattern)) {
    if (unspaced.test(run))
      for (const part of segmenter.segment(run)) yield { word: part.segment, index: index + part.index };
    else yield { word: run, index };
  }
}

export function indexedText({ content }: StoredPost): string {
  return plainText(content.slice(0, maxIndexedLength));
}
