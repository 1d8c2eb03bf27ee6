/** The first sentence of a text, and what follows it in its paragraph. */
export function firstSentence(text: string): [first: string, rest: string] {
  const [, first = text, rest = ""] = /^(.+?[.!?])\s+(?=\p{Lu})(.*)$/su.exec(text) ?? [];
  return [first, rest];
}
