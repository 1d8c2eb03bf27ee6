import { irregularForms, minorWords, questionWords, stopWords } from "../../../content/chat/vocabulary.ts";
import { foldText } from "../../shared/fold-text.ts";

export function keywordsOf(text: string): string[] {
  return (
    foldText(text)
      .replaceAll("'", "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map((word) => stem(irregularForms.get(word) ?? word))
    .filter((word) => !stops.has(word) && !/^\d+$/.test(word));
}

export function isStopWord(word: string): boolean {
  return stops.has(word);
}

/** The weight of a keyword from 0 to 1, independent of its frequency. */
export function weightOf(word: string): number {
  if (minor.has(word)) return 0.2;
  return asking.has(word) ? 0.9 : 1;
}

function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let root = word;
  if (root.endsWith("ies")) root = `${root.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|zz)es$/.test(root)) root = root.slice(0, -2);
  else if (/[^su]s$/.test(root)) root = root.slice(0, -1);
  const bare = /^(.{3,}?)(?:ing|ed)$/.exec(root)?.[1];
  if (bare !== undefined && /[aeiouy]/.test(bare)) root = bare.replace(/([b-df-hj-kmnp-rtv-z])\1$/, "$1");
  if (root.length > 7 && root.endsWith("able")) root = root.slice(0, -4);
  if (root.length > 6 && /[st]ion$/.test(root)) root = root.slice(0, -3);
  if (root.length > 4 && root.endsWith("e")) root = root.slice(0, -1);
  return root;
}

const stops = wordsOf(stopWords);
const minor = wordsOf(minorWords);
const asking = wordsOf(questionWords);

function wordsOf(lines: readonly string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(" ")).flatMap((word) => [word, stem(word)]));
}
