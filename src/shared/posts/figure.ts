/**
 * How a figure draws its entries: as lengths from one start, as parts one after the other, as places between thresholds,
 * or as what happens step by step.
 */
export const figureKinds = ["bars", "parts", "scale", "steps"] as const;

export type FigureKind = (typeof figureKinds)[number];

/** A figure of an article: a sentence, and the entries that show it. */
export interface ArticleFigure {
  kind: FigureKind;
  title: string;
  entries: FigureEntry[];
}

export interface FigureEntry extends FigureWords {
  /** From where to where its mark reaches, in percent of the width; null where nothing is measured. */
  span: [from: number, to: number] | null;
  /** How many dots it is counted by, all of them over the whole width; 0 where it is a length. */
  dots: number;
}

/** A line of a figure as it is written: `* label | value | note`, with or without star and note. */
export interface FigureWords {
  label: string;
  value: string;
  note: string;
  /** Whether it is what the figure is about. */
  starred: boolean;
}

const mostCharacters = 200;

/** Reads a line of a figure; null where it has no label, no value or too much of anything. */
export function figureWords(line: string): FigureWords | null {
  const [, star = "", rest = ""] = /^(\*\s)?(.*)$/.exec(line.trim()) ?? [];
  const cells = rest.split("|").map((cell) => cell.trim());
  const [label = "", value = "", note = ""] = cells;
  if (label === "" || value === "" || cells.length > 3) return null;
  if (cells.some((cell) => cell.length > mostCharacters)) return null;
  return { label, value, note, starred: star !== "" };
}

/** The sentence that a figure begins with; null where the line cannot be one. */
export function figureTitle(line: string): string | null {
  const title = line.trim();
  return title === "" || title.includes("|") || title.length > mostCharacters ? null : title;
}

/** A block of Markdown that may be a figure, with its fence, its kind and its lines. */
export const figureBlock =
  /^ {0,3}(`{3,}|~{3,})figure[ \t]+([a-z]+)[ \t]*\r?\n((?:[^\n]*\n){3,20}?) {0,3}\1[ \t]*\r?$/gm;

/** A Markdown text with its figures in words: an excerpt, or an answer of the chat, has no place to draw them. */
export function withFiguresInWords(markdown: string): string {
  return markdown.replace(figureBlock, (block, _fence, _kind, body: string) => {
    const [first = "", ...rest] = body.split("\n").filter((line) => line.trim() !== "");
    const title = figureTitle(first);
    const entries = rest.map(figureWords);
    if (title === null || !entries.every((entry) => entry !== null)) return block;
    return [asSentence(title), ...entries.map(entryInWords)].join("\n");
  });
}

/** An entry in words, such as "First week: 12 hours (with the tally)." */
export function entryInWords({ label, value, note }: FigureWords): string {
  return asSentence(`${label}: ${value}${note === "" ? "" : ` (${note})`}`);
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
