import {
  type ArticleFigure,
  type FigureEntry,
  type FigureKind,
  type FigureLine,
  figureBlock,
  figureKinds,
  parseFigureLine,
  parseFigureTitle,
  wordKinds,
} from "../../shared/posts/figure.ts";

export const mostEntries = 12;
const fewestEntries = 2;
const mostDots = 20;
const mostMarks = 50;

/** Returns null if the block is no valid figure: a title, then one line per entry. */
export function parseFigure(kindName: string, text: string): ArticleFigure | null {
  const kind = figureKinds.find((name) => name === kindName.trim());
  const [first = "", ...lines] = text.split("\n").filter((line) => line.trim() !== "");
  const title = parseFigureTitle(first);
  if (kind === undefined || title === null) return null;
  if (lines.length < fewestEntries || lines.length > mostEntries) return null;
  const words = lines.map(parseFigureLine).filter((entry) => entry !== null);
  if (words.length < lines.length) return null;
  const entries = wordKinds.includes(kind)
    ? words.map((entry) => ({ ...entry, span: null, dots: 0 }))
    : kind === "tally"
      ? tallied(words)
      : measured(kind, words);
  return entries === null ? null : { kind, title, entries };
}

function measured(kind: FigureKind, words: FigureLine[]): FigureEntry[] | null {
  const amounts = words.map(({ value }) => amountIn(value)).filter((amount) => amount !== null);
  if (amounts.length < words.length) return null;
  const all =
    kind === "parts" ? sum(amounts) : Math.max(...amounts, ...words.map(({ value }) => wholeIn(value)));
  if (all === 0) return null;
  return words.map((entry, index) => {
    const amount = amounts[index] ?? 0;
    const from = kind === "parts" ? sum(amounts.slice(0, index)) : 0;
    const isCounted =
      all <= mostDots && wholeIn(entry.value) === all && [all, amount].every(Number.isInteger);
    const span: FigureEntry["span"] = [percent(from / all), percent((from + amount) / all)];
    return { ...entry, span, dots: isCounted ? all : 0 };
  });
}

/** Each entry has marks of its own: whole ones, and not more than there are in all. */
function tallied(words: FigureLine[]): FigureEntry[] | null {
  const entries = words.flatMap((entry): FigureEntry[] => {
    const amount = amountIn(entry.value);
    if (amount === null) return [];
    const dots = wholeIn(entry.value) || amount;
    const canBeDrawn = [amount, dots].every(Number.isInteger) && dots > 0 && dots <= mostMarks;
    return canBeDrawn && amount <= dots ? [{ ...entry, span: [0, percent(amount / dots)], dots }] : [];
  });
  return entries.length === words.length ? entries : null;
}

/** Parses the first number: "35.0 hours", "$1,200", "2/3 of the budget", "2:30" (two and a half). */
function amountIn(value: string): number | null {
  if (/^(?:\D*[\s$])?[-−]\s?\d/.test(value)) return null;
  const [, number, divisor, minutes] = /(\d[\d,]*(?:\.\d+)?)(?:\/(\d+)|:(\d\d)(?!\d))?/.exec(value) ?? [];
  if (number === undefined) return null;
  const amount = Number(number.replaceAll(",", ""));
  if (minutes !== undefined) return amount + Number(minutes) / 60;
  const exact = divisor === undefined ? amount : amount / Number(divisor);
  return Number.isFinite(exact) ? exact : null;
}

/** This is the total of a share, such as the 14 of "9 of 14 people", or 0. */
function wholeIn(value: string): number {
  const [, whole = "0"] = /\d of (\d[\d,]*(?:\.\d+)?)/.exec(value) ?? [];
  return Number(whole.replaceAll(",", ""));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}

export function firstFigure(markdown: string): ArticleFigure | null {
  for (const [, , kind = "", body = ""] of markdown.matchAll(figureBlock)) {
    const figure = parseFigure(kind, body);
    if (figure !== null) return figure;
  }
  return null;
}
