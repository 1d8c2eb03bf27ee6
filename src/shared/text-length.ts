/**
 * How long a text is, as a browser's `maxlength` counts it: in UTF-16 units, and a line break as one, though a form sends it
 * as two. Every limit of a text that people write asks this.
 */
export function textLength(text: string): number {
  return text.replaceAll("\r\n", "\n").length;
}

/** A check of whether a text has at most so many characters. */
export function atMost(characters: number): (text: string) => boolean {
  return (text) => textLength(text) <= characters;
}
