import { baseOf, isMeaningful } from "./meaningful-words.ts";

/** In longer words it is not looked for: no visitor types them, and each letter costs a try. */
const maxLength = 20;

/** Puts two neighboring letters of a word back that were swapped in typing, where it is a known word only then. */
export function withoutSwaps(text: string, knownWords: ReadonlySet<string>): string {
  const isKnown = (word: string) => {
    const base = baseOf(word.toLowerCase());
    return knownWords.has(base) || !isMeaningful(base);
  };
  return text.replace(/\p{L}{4,}/gu, (word) => {
    if (word.length > maxLength || isKnown(word)) return word;
    return swapsOf(word).find(isKnown) ?? word;
  });
}

function swapsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
