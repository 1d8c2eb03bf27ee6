import { irregularForms, minorWords, questionWords, stopWords } from "../../../content/chat/vocabulary.ts";
import { foldText } from "../../shared/fold-text.ts";

/** The keywords of a text, by which passages are found: its words in lower case, without endings and without stop words. */
export function keywordsOf(text: string): string[] {
  return (
    foldText(text)
      .replaceAll("'", "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map((word) => stem(irregularForms.get(word) ?? word))
    .filter((word) => !stops.has(word) && !/^\d+$/.test(word));
}

/** Whether a word, as it is written, tells no question from another. */
export function isStopWord(word: string): boolean {
  return stops.has(word);
}

/** How much a word says about the subject, from 0 to 1, apart from how rare it is. */
export function weightOf(word: string): number {
  if (minor.has(word)) return 0.2;
  return asking.has(word) ? 0.9 : 1;
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

const stops = wordsOf(stopWords);
const minor = wordsOf(minorWords);
const asking = wordsOf(questionWords);

function wordsOf(lines: readonly string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(" ")).flatMap((word) => [word, stem(word)]));
}
