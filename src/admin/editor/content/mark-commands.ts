import type { Range, TextCommand } from "./edit.ts";

type Mark = "**" | "*" | "`";

/** Adds a mark around the selection on each of its lines, or removes it where it is there. */
export function toggleMark(mark: Mark): TextCommand {
  return (text, selection) => {
    const size = mark.length;
    const range = withoutSpaces(text, selection);
    const isAround = hasMarkAround(text, range, mark);
    // Between the end of one mark and the start of another, both go with what is between them.
    const isBetween = isAround && hasMark(text.slice(range.from, range.to), mark);
    const from = isBetween ? range.from - size : range.from;
    const to = isBetween ? range.to + size : range.to;
    const inside = text.slice(from, to);
    if (isAround && !isBetween) {
      return {
        from: from - size,
        to: to + size,
        insert: inside,
        selected: { from: from - size, to: to - size },
      };
    }
    const lines = inside.split("\n");
    const words = lines.filter((line) => line.trim() !== "");
    const isRemoval = words.length > 0 && words.every((line) => isMarked(partsOf(line).words, mark));
    const insert = lines
      .map((line) => {
        const { start, words, end } = partsOf(line);
        if (words === "" && lines.length > 1) return line;
        if (isRemoval) return start + words.slice(size, -size) + end;
        return isMarked(words, mark) ? line : start + mark + withoutMarks(words, mark) + mark + end;
      })
      .join("\n");
    // Within one line the words stay selected, so that the same press removes the mark again.
    const added = !isRemoval && lines.length === 1 ? size + partsOf(inside).start.length : 0;
    return {
      from,
      to,
      insert,
      selected: { from: from + added, to: from + insert.length - (added && size) },
    };
  };
}

function withoutSpaces(text: string, { from, to }: Range): Range {
  const words = text.slice(from, to);
  if (words.trim() === "") return { from, to: from };
  return {
    from: from + words.length - words.trimStart().length,
    to: to - words.length + words.trimEnd().length,
  };
}

function partsOf(line: string): { start: string; words: string; end: string } {
  const [, start = "", words = "", end = ""] =
    /^(\s*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)\s+)*)(.*?)(\s*)$/.exec(line) ?? [];
  return { start, words, end };
}

// Every repetition is bounded, since lines are long. Nested bold and italic words keep the other mark.
const marked: Record<Mark, RegExp> = {
  "**": /\*\*(?=\S)(.{0,2000}?\S)\*\*(?!\*)/g,
  "*": /(?<!\*)\*(?=[^\s*])(.{0,2000}?[^\s*])\*(?!\*)/g,
  "`": /`([^`]{1,2000})`/g,
};

function withoutMarks(words: string, mark: Mark): string {
  return words.replace(marked[mark], "$1");
}

function hasMark(words: string, mark: Mark): boolean {
  if (mark === "`") return words.includes(mark);
  return [...words.matchAll(/\*+/g)].some(([{ length }]) => (mark === "*" ? length === 1 : length === 2));
}

function isMarked(words: string, mark: Mark): boolean {
  if (words.length < 2 * mark.length + 1 || hasMark(words.slice(mark.length, -mark.length), mark))
    return false;
  if (mark === "`") return words.startsWith(mark) && words.endsWith(mark);
  const stars = Math.min(/^\**/.exec(words)?.[0].length ?? 0, /\**$/.exec(words)?.[0].length ?? 0);
  return hasStars(stars, mark);
}

function hasMarkAround(text: string, { from, to }: Range, mark: Mark): boolean {
  if (mark === "`") return text[from - 1] === mark && text[to] === mark;
  let stars = 0;
  while (text[from - 1 - stars] === "*" && text[to + stars] === "*") stars += 1;
  return hasStars(stars, mark);
}

/** One star is italic, two are bold, three are both. */
function hasStars(stars: number, mark: Mark): boolean {
  return mark === "*" ? stars === 1 || stars >= 3 : stars >= 2;
}
