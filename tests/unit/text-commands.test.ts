import { expect, test } from "vitest";
import type { Edit, TextCommand } from "../../src/admin/editor/content/edit.ts";
import {
  continueTable,
  insertBlock,
  insertFigure,
  insertImage,
  insertLink,
  insertTable,
  linkOver,
  replaceByBlock,
} from "../../src/admin/editor/content/insert-commands.ts";
import { toggleMark } from "../../src/admin/editor/content/mark-commands.ts";
import {
  cycleHeading,
  toggleBullets,
  toggleCode,
  toggleNumbers,
  toggleQuote,
} from "../../src/admin/editor/content/text-commands.ts";

const bold = toggleMark("**");
const italic = toggleMark("*");

test.each<[string, TextCommand, string, string]>([
  ["bold", bold, "a [word] b", "a **[word]** b"],
  ["bold twice", bold, "a **[word]** b", "a [word] b"],
  ["bold of what holds its marks", bold, "a [**word**] b", "a [word] b"],
  ["bold around spaces", bold, "a[ word ]b", "a **[word]** b"],
  ["bold with nothing selected", bold, "a [] b", "a **[]** b"],
  ["bold with nothing in it", bold, "a **[]** b", "a [] b"],
  ["bold of a slanted word", bold, "*[word]*", "***[word]***"],
  ["bold off a bold and slanted word", bold, "***[word]***", "*[word]*"],
  ["italic of a bold word", italic, "**[word]**", "***[word]***"],
  ["italic off a bold and slanted word", italic, "***[word]***", "**[word]**"],
  ["italic is not off where it is bold", italic, "[**word**]", "*[**word**]*"],
  ["bold of words of which some are", bold, "[**a** and **b**]", "**[a and b]**"],
  ["bold off them then", bold, "**[a and b]**", "[a and b]"],
  ["bold of words with a bold one among them", bold, "[a **b** c]", "**[a b c]**"],
  ["bold from within one bold word into another", bold, "**[a** and **b]**", "**[a and b]**"],
  ["bold of words with a slanted one", bold, "[a *b* c]", "**[a *b* c]**"],
  ["bold off words with a slanted one", bold, "[**a *b* c**]", "[a *b* c]"],
  ["bold of a bold and slanted word among others", bold, "[a ***b*** c]", "**[a *b* c]**"],
  ["italic of words of which some are", italic, "[*a* and *b*]", "*[a and b]*"],
  ["italic of words with a bold one", italic, "[a **b** c]", "*[a **b** c]*"],
  ["italic of a product", italic, "[2 * 3 * 4]", "*[2 * 3 * 4]*"],
  ["code of words of which some are", toggleCode, "[`a` and `b`]", "`[a and b]`"],
  ["bold of nothing but spaces", bold, "a[  ]b", "a**[]**  b"],
  ["bold of a list", bold, "[- one\n- two]", "[- **one**\n- **two**]"],
  ["bold off a list", bold, "[- **one**\n\n- **two**]", "[- one\n\n- two]"],
  ["bold of paragraphs, one of them bold", bold, "[one\n\n**two**]", "[**one**\n\n**two**]"],
  ["code", toggleCode, "a [b] c", "a `[b]` c"],
  ["code twice", toggleCode, "a `[b]` c", "a [b] c"],
  ["code of lines", toggleCode, "x\n[a\nb]\ny", "x\n[```\na\nb\n```]\ny"],
  ["code off lines", toggleCode, "[```\na\nb\n```]", "[a\nb]"],
  ["code of lines that hold a fence", toggleCode, "[a\n```\nb]", "[~~~\na\n```\nb\n~~~]"],
  ["a heading", cycleHeading, "one\nt[]wo", "one\n# t[]wo"],
  ["the next level", cycleHeading, "# t[]wo", "## t[]wo"],
  ["no heading after the third level", cycleHeading, "### t[]wo", "t[]wo"],
  ["bullets", toggleBullets, "[one\n\ntwo]", "[- one\n\n- two]"],
  ["bullets twice", toggleBullets, "[- one\n\n- two]", "[one\n\ntwo]"],
  ["bullets of numbers", toggleBullets, "[1. one\n2. two]", "[- one\n- two]"],
  ["bullets on an empty line", toggleBullets, "[]", "- []"],
  ["numbers", toggleNumbers, "[one\n\ntwo]", "[1. one\n\n2. two]"],
  ["numbers of bullets", toggleNumbers, "[- one\n- two]", "[1. one\n2. two]"],
  ["a quote", toggleQuote, "[one\n\ntwo]", "[> one\n>\n> two]"],
  ["a quote twice", toggleQuote, "[> one\n>\n> two]", "[one\n\ntwo]"],
  ["a link", insertLink, "see [this]", "see [this]([https://])"],
  ["a link of an address", insertLink, "[https://a.test]", "[[]](https://a.test)"],
  ["a link of nothing", insertLink, "[]", "[[]](https://)"],
  ["a block in the middle", insertBlock("X"), "one[]\ntwo", "one\n\nX[]\n\ntwo"],
  ["a block on an empty line", insertBlock("X"), "one\n\n[]\n\ntwo", "one\n\nX[]\n\ntwo"],
  ["a block in an empty text", insertBlock("X"), "[]", "X[]\n"],
  ["a pasted block at the end of a line", replaceByBlock("## X"), "one[]\ntwo", "one\n\n## X[]\n\ntwo"],
  ["a pasted block at the end of the text", replaceByBlock("## X"), "one[]", "one\n\n## X[]\n"],
  ["a pasted block between words", replaceByBlock("## X"), "one [] two", "one \n\n## X[]\n\n two"],
  ["a pasted block over words", replaceByBlock("## X"), "one[ two] three", "one\n\n## X[]\n\n three"],
  ["a pasted block at the start of a line", replaceByBlock("- X"), "one\n[]two", "one\n\n- X[]\n\ntwo"],
  ["a pasted block on an empty line", replaceByBlock("X"), "one\n\n[]\n\ntwo", "one\n\nX[]\n\ntwo"],
  ["a pasted block in an empty text", replaceByBlock("X"), "[]", "X[]\n"],
  ["an image in an empty text", insertImage("X"), "[]", "X\n\n[]"],
  ["an image behind the last line", insertImage("X"), "one[]\n", "one\n\nX\n\n[]"],
  ["an image above a text", insertImage("X"), "one[]\n\ntwo", "one\n\nX[]\n\ntwo"],
  [
    "a figure",
    insertFigure,
    "one[]",
    "one\n\n```figure bars\n[What the figure shows, in a sentence]\n" +
      "First label | 20 hours | A note, if it helps\n* What it is about | 10 hours\n```\n",
  ],
  ["a table", insertTable(2, 1), "one[]", "one\n\n| [Column 1] | Column 2 |\n| - | - |\n|   |   |\n"],
])("%s", (_name, command, before, after) => {
  expect(run(command, before)).toBe(after);
});

test.each<[string, string, string, string | null]>([
  ["an address over words", "see [this]", "https://a.test/b", "see [this](https://a.test/b)[]"],
  [
    "an address that a mail program wrapped",
    "[a]",
    "https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.test%2Fb&data=ana",
    "[a](https://a.test/b)[]",
  ],
  ["an address with brackets", "[a]", "https://a.test/b_(c)", "[a](<https://a.test/b_(c)>)[]"],
  ["an address with spaces around", "[a]", " https://a.test\n", "[a](https://a.test)[]"],
  ["an address over nothing", "see []", "https://a.test", null],
  ["an address over an address", "[https://b.test]", "https://a.test", null],
  ["an address over lines", "[a\nb]", "https://a.test", null],
  ["words over words", "[a]", "b", null],
  ["an address that runs code", "[a]", "javascript:alert(1)", null],
])("%s", (_name, before, pasted, after) => {
  const { text, selection } = read(before);
  const edit = linkOver(text, selection, pasted);
  expect(edit && shown(text, edit)).toBe(after);
});

test.each<[string, string, string | null]>([
  ["a new row", "| a | b |\n| - | - |\n| 1 | 2[] |", "| a | b |\n| - | - |\n| 1 | 2 |\n| [] |  |"],
  ["the end of a table", "| a |\n| - |\n| 1 |\n| [] |", "| a |\n| - |\n| 1 |\n\n[]"],
  ["elsewhere", "a[]", null],
  ["in the first row", "| a |[]", null],
])("Enter in a table: %s", (_name, before, after) => {
  const { text, selection } = read(before);
  const edit = continueTable(text, selection);
  expect(edit && shown(text, edit)).toBe(after);
});

test("a command at any place of any text leaves the rest as it is", () => {
  const text = "\n# α *β*\n\n- γ\n  1. δ\n\n> ε\n\n```\nζ\n```\n\n| η |\n| - |\n| θ |\n";
  const commands = [
    bold,
    italic,
    toggleCode,
    cycleHeading,
    toggleBullets,
    toggleNumbers,
    toggleQuote,
    insertLink,
  ];
  for (const command of commands) {
    for (let from = 0; from <= text.length; from++) {
      for (let to = from; to <= text.length; to++) {
        const edit = command(text, { from, to });
        const result = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
        expect(edit.selected.from).toBeGreaterThanOrEqual(0);
        expect(edit.selected.to).toBeLessThanOrEqual(result.length);
        expect(edit.selected.from).toBeLessThanOrEqual(edit.selected.to);
        expect(result.replace(/[^α-θ]/g, "")).toBe("αβγδεζηθ");
      }
    }
  }
});

/** Runs a command on a text whose selection stands in the last brackets before nothing, or the first that pair. */
function run(command: TextCommand, marked: string): string {
  const { text, selection } = read(marked);
  return shown(text, command(text, selection));
}

function read(marked: string) {
  const from = marked.indexOf("[");
  const to = marked.indexOf("]") - 1;
  return { text: marked.replace("[", "").replace("]", ""), selection: { from, to } };
}

function shown(text: string, { from, to, insert, selected }: Edit): string {
  const result = text.slice(0, from) + insert + text.slice(to);
  return `${result.slice(0, selected.from)}[${result.slice(selected.from, selected.to)}]${result.slice(selected.to)}`;
}
