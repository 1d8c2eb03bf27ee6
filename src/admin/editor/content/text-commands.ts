import { type Edit, type Range, type TextCommand, wholeLines } from "./edit.ts";

export type Mark = "**" | "*" | "`";

/** Puts a mark around what is selected, on each of its lines; takes it away where it is there. */
export function toggleMark(mark: Mark): TextCommand {
  return (text, selection) => {
    const { from, to } = withoutSpaces(text, selection);
    const inside = text.slice(from, to);
    if (hasMarkAround(text, { from, to }, mark)) {
      const size = mark.length;
      return {
        from: from - size,
        to: to + size,
        insert: inside,
        selected: { from: from - size, to: to - size },
      };
    }
    const lines = inside.split("\n");
    const words = lines.filter((line) => line.trim() !== "");
    const taken = words.length > 0 && words.every((line) => isMarked(partsOf(line).words, mark));
    const insert = lines
      .map((line) => {
        const { start, words, end } = partsOf(line);
        if (words === "" && lines.length > 1) return line;
        if (taken) return start + words.slice(mark.length, -mark.length) + end;
        return isMarked(words, mark) ? line : start + mark + words + mark + end;
      })
      .join("\n");
    // Within one line the words stay selected, so that the same press takes the mark away again.
    const added = !taken && lines.length === 1 ? mark.length + partsOf(inside).start.length : 0;
    return {
      from,
      to,
      insert,
      selected: { from: from + added, to: from + insert.length - (added && mark.length) },
    };
  };
}

/** One line as code, several as a block of code. */
export const toggleCode: TextCommand = (text, selection) => {
  if (!text.slice(selection.from, selection.to).includes("\n")) return toggleMark("`")(text, selection);
  const { from, to } = wholeLines(text, selection);
  const lines = text.slice(from, to).split("\n");
  const first = lines[0] ?? "";
  if (/^(```|~~~)/.test(first) && lines.length > 1 && lines.at(-1)?.startsWith(first.slice(0, 3))) {
    return replaced({ from, to }, lines.slice(1, -1).join("\n"));
  }
  const fence = text.slice(from, to).includes("```") ? "~~~" : "```";
  return replaced({ from, to }, `${fence}\n${lines.join("\n")}\n${fence}`);
};

/** From no heading to the first level, the second, the third, and none again. */
export const cycleHeading: TextCommand = (text, selection) => {
  const range = wholeLines(text, selection);
  const lines = text.slice(range.from, range.to).split("\n");
  const level = /^(#{1,6}) /.exec(lines[0] ?? "")?.[1]?.length ?? 0;
  const prefix = level >= 3 ? "" : `${"#".repeat(level + 1)} `;
  return onLines(text, selection, (line, _index, count) =>
    line.trim() === "" && count > 1 ? line : prefix + line.replace(/^#{1,6} +/, ""),
  );
};

const bullet = /^(\s*)[-*+] (?:\[[ x]\] )?/;
const number = /^(\s*)\d{1,9}[.)] /;

export const toggleBullets: TextCommand = (text, selection) =>
  toggleLines(text, selection, bullet, (line) => line.replace(number, "$1").replace(/^(\s*)/, "$1- "));

export const toggleNumbers: TextCommand = (text, selection) =>
  toggleLines(text, selection, number, (line, index) =>
    line.replace(bullet, "$1").replace(/^(\s*)/, `$1${index + 1}. `),
  );

/** Also the empty lines between: a quote with a gap would be two. */
export const toggleQuote: TextCommand = (text, selection) => {
  const { from, to } = wholeLines(text, selection);
  const quoted = text
    .slice(from, to)
    .split("\n")
    .every((line) => line.startsWith(">"));
  return onLines(text, selection, (line) =>
    quoted ? line.replace(/^> ?/, "") : `> ${line}`.trimEnd() || ">",
  );
};

function toggleLines(
  text: string,
  selection: Range,
  prefix: RegExp,
  add: (line: string, index: number) => string,
): Edit {
  const { from, to } = wholeLines(text, selection);
  const lines = text.slice(from, to).split("\n");
  const words = lines.filter((line) => line.trim() !== "");
  const all = words.length > 0 && words.every((line) => prefix.test(line));
  let index = -1;
  return onLines(text, selection, (line, _at, count) => {
    if (line.trim() === "" && count > 1) return line;
    index += 1;
    return all ? line.replace(prefix, "$1") : add(line, index);
  });
}

function onLines(
  text: string,
  selection: Range,
  change: (line: string, index: number, count: number) => string,
): Edit {
  const { from, to } = wholeLines(text, selection);
  const lines = text.slice(from, to).split("\n");
  const insert = lines.map((line, index) => change(line, index, lines.length)).join("\n");
  if (selection.from !== selection.to) return replaced({ from, to }, insert);
  // A caret stays with its letter.
  const caret = Math.max(from, selection.from + insert.length - (to - from));
  return { from, to, insert, selected: { from: caret, to: caret } };
}

function replaced({ from, to }: Range, insert: string): Edit {
  return { from, to, insert, selected: { from, to: from + insert.length } };
}

function withoutSpaces(text: string, { from, to }: Range): Range {
  const words = text.slice(from, to);
  if (words.trim() === "") return { from, to: from === to ? to : from };
  return {
    from: from + words.length - words.trimStart().length,
    to: to - words.length + words.trimEnd().length,
  };
}

/** A line's words, and what stands before them: a list's bullet, a quote's or heading's sign. */
function partsOf(line: string): { start: string; words: string; end: string } {
  const [, start = "", words = "", end = ""] =
    /^(\s*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)\s+)*)(.*?)(\s*)$/.exec(line) ?? [];
  return { start, words, end };
}

function isMarked(words: string, mark: Mark): boolean {
  if (words.length < 2 * mark.length + 1) return false;
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

/** One star slants, two are bold, three are both. */
function hasStars(stars: number, mark: Mark): boolean {
  return mark === "*" ? stars === 1 || stars >= 3 : stars >= 2;
}
