let detect: ((text: string) => { language: string; isReliable(): boolean }) | null = null;

/**
 * Loads what tells languages apart, for a message that may be in another one; what is in English needs none of its 90 MB of
 * memory.
 */
export async function loadLanguages(message: string, isEnglish: (word: string) => boolean): Promise<void> {
  if (detect !== null || unknownShareOf(message, isEnglish) <= maxUnknownShare) return;
  const { eld } = await import("eld/extrasmall");
  detect = (text) => eld.detect(text);
}

/** The languages in Latin letters that people write to the site in: among rarer ones nonsense and slang are found. */
const detectedLanguages = new Set("es pt fr de it nl pl tr sv da no fi cs ro hu id vi tl ca".split(" "));

/** Shorter ones are names and sounds. */
const minLetters = 4;

/**
 * Whether a message is in another language than English. Names of places and people are of no language: only what is
 * written small, or begins a message, tells it. `isEnglish` knows the words that are asked about.
 */
export function isForeign(message: string, isEnglish: (word: string) => boolean): boolean {
  const words = message.normalize("NFC").match(/\p{L}+/gu) ?? [];
  const letters = words.join("");
  if (letters.length < minLetters) return false;
  const latin = letters.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length < letters.length / 2) return true;
  if (unknownShareOf(message, isEnglish) <= maxUnknownShare || detect === null) return false;
  const found = detect(message);
  return detectedLanguages.has(found.language) && (found.isReliable() || words.length < 3);
}

/** Where no more of a message's words than this are unknown, it is English. */
const maxUnknownShare = 0.5;

/** The share of the words of a message that are no English, names not counted. */
function unknownShareOf(message: string, isEnglish: (word: string) => boolean): number {
  const words = message.normalize("NFC").match(/\p{L}+/gu) ?? [];
  const isCapital = (word = "") => /^\p{Lu}/u.test(word);
  const isName = (word: string, at: number) =>
    isCapital(word) && (at > 0 || words.length > 1 ? isCapital(words[1]) : message.includes("?"));
  const written = words.filter((word, at) => !isName(word, at)).map((word) => word.toLowerCase());
  return written.filter((word) => !isEnglish(word)).length / Math.max(1, written.length);
}
