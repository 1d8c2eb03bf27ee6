import { foldText } from "../../shared/fold-text.ts";
import {
  decisiveWords,
  emptyWords,
  lightWords,
  phrases,
  politeWords,
  questionWords,
  sameMeaning,
  spellings,
} from "./vocabulary.ts";

/**
 * The words of a text that carry its meaning, in one form each: lower case, without endings, with the words that people
 * use for the same thing made the same. Questions, example questions and passages all go through here.
 */
export function meaningfulWords(text: string): string[] {
  let plain = foldText(text).replaceAll("'", "");
  for (const [phrase, word] of phrases) plain = plain.replace(phrase, ` ${word} `);
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => stem(spellings.get(word) ?? word))
    .map((word) => synonyms.get(word) ?? word)
    .filter((word) => !empty.has(word) && !/^\d+$/.test(word));
}

/** How much a word says about the subject, from 0 to 1, apart from how rare it is. */
export function weightOf(word: string): number {
  if (polite.has(word)) return 0.05;
  if (light.has(word)) return 0.2;
  return questionWords.get(word) ?? 1;
}

/** Whether a question with this word asks for something else without it. */
export function isDecisive(word: string): boolean {
  return decisive.has(word);
}

/** How many letters have to change to make one word the other, counting no further than two. */
export function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      // Two neighbors in the wrong order are one slip.
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 3;
}

/** Cuts off the endings that grammar asks for; what is left need not be a word. */
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

const synonyms = new Map(
  sameMeaning.flatMap((line) => {
    const [word = "", ...others] = line.split(" ").map(stem);
    return others.map((other): [string, string] => [other, word]);
  }),
);

const decisive = wordsOf(decisiveWords);
const empty = wordsOf(emptyWords);
const light = wordsOf(lightWords);
const polite = wordsOf(politeWords);

function wordsOf(lines: readonly string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(" ")).flatMap((word) => [word, stem(word)]));
}
