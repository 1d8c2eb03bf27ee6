import { unwrapped } from "../../../shared/html-to-markdown/unwrap-links.ts";
import { parseUrl } from "../../../shared/parse-url.ts";
import { type Edit, lineStart, type Range, type TextCommand, wholeLines } from "./edit.ts";

/** Makes a link of the selection, and selects what is missing: the address, or the words of a selected address. */
export const insertLink: TextCommand = (text, selection) => {
  const words = text.slice(selection.from, selection.to);
  if (isAddress(words)) {
    const at = selection.from + 1;
    return { ...selection, insert: `[](${words})`, selected: { from: at, to: at } };
  }
  const start = selection.from + `[${words}](`.length;
  if (words === "") {
    const at = selection.from + 1;
    return { ...selection, insert: "[](https://)", selected: { from: at, to: at } };
  }
  return {
    ...selection,
    insert: `[${words}](https://)`,
    selected: { from: start, to: start + "https://".length },
  };
};

/** A link of the selected words where an address is pasted over them; null where the text is only pasted. */
export function linkOver(text: string, selection: Range, pasted: string): Edit | null {
  const words = text.slice(selection.from, selection.to);
  const written = pasted.trim();
  const address = unwrapped(written) ?? written;
  if (!isAddress(address) || words.trim() === "" || /[\n[\]]/.test(words) || isAddress(words)) return null;
  const insert = `[${words}](${/[\s()<>]/.test(address) ? `<${address}>` : address})`;
  const end = selection.from + insert.length;
  return { ...selection, insert, selected: { from: end, to: end } };
}

export function insertTable(columns: number, rows: number): TextCommand {
  const line = (cell: (index: number) => string) =>
    `| ${Array.from({ length: columns }, (_, index) => cell(index)).join(" | ")} |`;
  const lines = [
    line((index) => `Column ${index + 1}`),
    line(() => "-"),
    ...Array(rows).fill(line(() => " ")),
  ];
  return (text, selection) => {
    const edit = insertBlock(lines.join("\n"))(text, selection);
    const from = edit.from + edit.insert.indexOf("Column 1");
    return { ...edit, selected: { from, to: from + "Column 1".length } };
  };
}

export const insertFigure: TextCommand = (text, selection) => {
  const sentence = "What the figure shows, in a sentence";
  const entries = ["First label | 20 hours | A note, if it helps", "* What it is about | 10 hours"];
  const edit = insertBlock(["```figure bars", sentence, ...entries, "```"].join("\n"))(text, selection);
  const from = edit.from + edit.insert.indexOf(sentence);
  return { ...edit, selected: { from, to: from + sentence.length } };
};

/** Inserts a block below the line of the selection, with the empty lines that it needs. */
export function insertBlock(block: string): TextCommand {
  return (text, selection) => {
    const { from, to } = wholeLines(text, { from: selection.to, to: selection.to });
    const isEmpty = text.slice(from, to).trim() === "";
    return replaceByBlock(block)(text, { from: isEmpty ? from : to, to });
  };
}

/** Replaces the selection by a block on lines of its own, with the empty lines that it needs. */
export function replaceByBlock(block: string): TextCommand {
  return (text, { from, to }) => {
    const before = text.slice(0, from);
    const after = text.slice(to);
    const start = before.trim() === "" ? "" : "\n".repeat(Math.max(0, 2 - trailingBreaks(before)));
    const end = "\n".repeat(after === "" ? 1 : Math.max(0, 2 - leadingBreaks(after)));
    const caret = from + start.length + block.length;
    return { from, to, insert: start + block + end, selected: { from: caret, to: caret } };
  };
}

/** At the end of the text the caret goes to a new paragraph, since typed words would otherwise join the image. */
export function insertImage(image: string): TextCommand {
  return (text, selection) => {
    const edit = insertBlock(image)(text, selection);
    if (text.slice(edit.to).trim() !== "") return edit;
    const insert = `${edit.insert.trimEnd()}\n\n`;
    const caret = edit.from + insert.length;
    return { from: edit.from, to: text.length, insert, selected: { from: caret, to: caret } };
  };
}

/** Adds a row below the one of the caret, or ends the table in an empty row; null outside of a table. */
export function continueTable(text: string, selection: Range): Edit | null {
  if (selection.from !== selection.to) return null;
  const { from, to } = wholeLines(text, selection);
  const line = text.slice(from, to);
  const before = from === 0 ? "" : text.slice(lineStart(text, from - 1), from - 1);
  if (!/^\|.*\|\s*$/.test(line) || !before.startsWith("|") || selection.from === from) return null;
  if (/^[|\s]*$/.test(line)) return { from, to, insert: "\n", selected: { from: from + 1, to: from + 1 } };
  if (/^[|\s:-]*$/.test(line) && !/^[|\s]*$/.test(line) && selection.from !== to) return null;
  const columns = line.replace(/\\\|/g, "").split("|").length - 2;
  const insert = `\n|${"  |".repeat(columns)}`;
  const caret = to + 3;
  return { from: to, to, insert, selected: { from: caret, to: caret } };
}

export function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s<>"]+$/i.test(text.trim()) && parseUrl(text.trim()) !== null;
}

function trailingBreaks(text: string): number {
  let breaks = 0;
  while (text.at(-1 - breaks) === "\n") breaks += 1;
  return breaks;
}

function leadingBreaks(text: string): number {
  return /^\n*/.exec(text)?.[0].length ?? 0;
}
