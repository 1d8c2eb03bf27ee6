let detect: ((text: string) => { language: string; isReliable(): boolean }) | null = null;

/** Loads the language detector, which takes 90 MB, only for messages that may not be English. */
export async function loadLanguages(message: string, isEnglish: (word: string) => boolean): Promise<void> {
  if (detect !== null || unknownShareOf(message, isEnglish) <= maxUnknownShare) return;
  const { eld } = await import("eld/extrasmall");
  detect = (text) => eld.detect(text);
}

/** The detector mistakes nonsense and slang for rarer languages. */
const detectedLanguages = new Set("es pt fr de it nl pl tr sv da no fi cs ro hu id vi tl ca".split(" "));

const minLetters = 4;

/** Capitalized words are ignored, since names belong to no language. */
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

const maxUnknownShare = 0.5;

function unknownShareOf(message: string, isEnglish: (word: string) => boolean): number {
  const words = message.normalize("NFC").match(/\p{L}+/gu) ?? [];
  const isCapital = (word = "") => /^\p{Lu}/u.test(word);
  const isName = (word: string, at: number) =>
    isCapital(word) && (at > 0 || words.length > 1 ? isCapital(words[1]) : message.includes("?"));
  const written = words.filter((word, at) => !isName(word, at)).map((word) => word.toLowerCase());
  return written.filter((word) => !isEnglish(word)).length / Math.max(1, written.length);
}
