import { type Edit, type Range, type TextCommand, wholeLines } from "./edit.ts";
import { toggleMark } from "./mark-commands.ts";

/** One line becomes inline code, several a code block. */
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

/** Cycles through no heading and the levels one to three. */
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

/** Quotes empty lines too, since a gap would make two quotes. */
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
  // The caret stays with its letter.
  const caret = Math.max(from, selection.from + insert.length - (to - from));
  return { from, to, insert, selected: { from: caret, to: caret } };
}

function replaced({ from, to }: Range, insert: string): Edit {
  return { from, to, insert, selected: { from, to: from + insert.length } };
}
