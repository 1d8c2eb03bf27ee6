import { withFiguresInWords } from "./figure.ts";

const wordsPerMinute = 200;

/** Whole minutes, at least one. */
export function readingTime(content: string): number {
  return minutesFor(wordsIn(content));
}

export function minutesFor(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

export function wordsIn(content: string): number {
  return content.match(/\S+/g)?.length ?? 0;
}

/** The summary of a post without one: the first 200 characters, with an ellipsis where there is more. */
export function summaryFallback(content: string): string {
  const { text, cut } = openingOf(content, 200);
  return cut ? `${text}…` : text;
}

/** The meta description of a post without a summary: the first 160 characters. */
export function metaFallback(content: string): string {
  return openingOf(content, 160).text;
}

// Enough Markdown to hold 200 characters of text.
const openingLength = 4_000;

function openingOf(content: string, length: number): { text: string; cut: boolean } {
  const opening = content.slice(0, openingLength);
  const text = plainText(opening) || inOneLine(opening);
  const cut = text.length > length || content.length > openingLength;
  // Half of a surrogate pair would show as a broken character.
  const whole = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
  return { text: whole.trimEnd(), cut };
}

/** The words of a Markdown text in one line. Rare marks may stay, since the text is only skimmed. */
export function plainText(markdown: string): string {
  return inOneLine(
    withoutInlineMarks(
      withFiguresInWords(markdown)
        .replace(/^ {0,3}(?:`{3}|~{3}).*$/gm, "")
        .replace(/^ {0,3}#{1,6}[ \t]+/gm, "")
        .replace(/^ {0,3}>[ \t]?/gm, "")
        .replace(/^ {0,3}\[\^[^\]\s]{1,100}\]:.*$/gm, "")
        .replace(/^[ \t]*[-*+][ \t]+(?:\[[ xX]\][ \t]+)?/gm, "")
        .replace(/^[ \t|:=-]+$/gm, "")
        .replace(/^[ \t]*\|.*\|[ \t]*$/gm, rowInWords),
    ),
  );
}

/** The paragraphs and list items that are told in sentences, in one line each: no headings, rows of tables, figures or code. */
export function paragraphsIn(markdown: string): string[] {
  return withoutCode(markdown)
    .replace(/^ {0,3}#{1,6}[ \t].*$/gm, "")
    .replace(/^[ \t]*\|.*\|[ \t]*$/gm, "")
    .split(/\n\s*\n|\n(?=[ \t]*(?:[-*+]|\d{1,9}\.)[ \t])/)
    .map((paragraph) => plainText(paragraph.replace(/^\s*\d{1,9}\.[ \t]/, "")))
    .filter((paragraph) => paragraph !== "");
}

/** An unclosed code block extends to the end. */
export function withoutCode(markdown: string): string {
  return markdown.replace(/^ {0,3}(`{3,}|~{3,})[^\n]*(?:\n(?! {0,3}\1)[^\n]*)*(?:\n {0,3}\1[^\n]*)?/gm, "");
}

function rowInWords(row: string): string {
  const cells = row.split("|").map((cell) => cell.trim());
  return `${cells.filter(Boolean).join(", ")}.`;
}

/** Removes references to footnotes, and the marks of links, emphasis and code: "pg_dump" stays whole. */
export function withoutInlineMarks(markdown: string): string {
  return markdown
    .replace(/\[\^[^\]\s]{1,100}\]/g, "")
    .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, "$1")
    .replace(/\*\*(?=\S)([^*\n]+)\*\*|\b__(?=\S)([^_\n]+)__\b/g, "$1$2")
    .replace(/(?<![\w*])\*(?=\S)([^*\n]+)\*(?!\w)|\b_(?=\S)([^_\n]+)_\b/g, "$1$2")
    .replace(/~~(?=\S)([^~\n]+)~~/g, "$1")
    .replace(/`([^`\n]+)`/g, "$1");
}

export function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
