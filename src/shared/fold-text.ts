/** Letters that Unicode does not decompose, as people type them on keyboards without them. */
const plainLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ı: "i",
};

const special = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** Folds a text for searching: lower case, no accents, one kind of apostrophe. "Jörg" and "JORG" become the same. */
export function foldText(text: string): string {
  // The fast path: of thousands of leads, most have plain letters alone.
  if (/^[\t\n\r\x20-\x5f\x61-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(special, (letter) => plainLetters[letter] ?? letter);
}

/** Folds a single word. Most words need no more than lower case, which is much quicker. */
export function foldWord(word: string): string {
  return /^[\da-z]*$/i.test(word) ? word.toLowerCase() : foldText(word);
}

export function queryMatcher(query: string): (foldedText: string) => boolean {
  const words = foldText(query).split(/\s+/);
  return (foldedText) => words.every((word) => foldedText.includes(word));
}
