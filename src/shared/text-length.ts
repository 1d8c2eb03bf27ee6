/** Counts as a browser's `maxlength` does: in UTF-16 units, and a line break as one, though forms send two. */
export function textLength(text: string): number {
  return text.replaceAll("\r\n", "\n").length;
}

export function atMost(characters: number): (text: string) => boolean {
  return (text) => textLength(text) <= characters;
}
