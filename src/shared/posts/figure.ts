/**
 * Lengths from one start, parts of a whole, values between thresholds, values of which one sets the level, marks in fives, what
 * has to come together, or steps.
 */
export const figureKinds = ["bars", "parts", "scale", "level", "tally", "joins", "steps"] as const;

export type FigureKind = (typeof figureKinds)[number];

/** Kinds whose values are words. */
export const wordKinds: readonly FigureKind[] = ["joins", "steps"];

export interface ArticleFigure {
  kind: FigureKind;
  title: string;
  entries: FigureEntry[];
}

export interface FigureEntry extends FigureLine {
  /** Where its mark begins and ends, in percent of the width; null where nothing is measured. */
  span: [from: number, to: number] | null;
  /** How many dots fill the whole width; 0 where it is a length. */
  dots: number;
}

/** A line of a figure, `* label | value | note`, with or without star and note. */
export interface FigureLine {
  label: string;
  value: string;
  note: string;
  starred: boolean;
}

const mostCharacters = 200;

/** Null where a line has no label, no value or too much text. */
export function parseFigureLine(line: string): FigureLine | null {
  const [, star = "", rest = ""] = /^(\*\s)?(.*)$/.exec(line.trim()) ?? [];
  const cells = rest.split("|").map((cell) => cell.trim());
  const [label = "", value = "", note = ""] = cells;
  if (label === "" || value === "" || cells.length > 3) return null;
  if (cells.some((cell) => cell.length > mostCharacters)) return null;
  return { label, value, note, starred: star !== "" };
}

export function parseFigureTitle(line: string): string | null {
  const title = line.trim();
  return title === "" || title.includes("|") || title.length > mostCharacters ? null : title;
}

/** A fenced block that may be a figure: its fence, its kind and its lines. */
export const figureBlock =
  /^ {0,3}(`{3,}|~{3,})figure[ \t]+([a-z]+)[ \t]*\r?\n((?:[^\n]*\n){3,20}?) {0,3}\1[ \t]*\r?$/gm;

/** For an excerpt or an answer of the chat, which cannot draw figures. */
export function withFiguresInWords(markdown: string): string {
  return markdown.replace(figureBlock, (block, _fence, _kind, body: string) => {
    const [first = "", ...rest] = body.split("\n").filter((line) => line.trim() !== "");
    const title = parseFigureTitle(first);
    const entries = rest.map(parseFigureLine);
    if (title === null || !entries.every((entry) => entry !== null)) return block;
    return [asSentence(title), ...entries.map(entryInWords)].join("\n");
  });
}

/** Such as "First week: 12 hours (with the tally)." */
export function entryInWords({ label, value, note }: FigureLine): string {
  return asSentence(`${label}: ${value}${note === "" ? "" : ` (${note})`}`);
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
