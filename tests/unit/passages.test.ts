import { expect, test } from "vitest";
import { agreement } from "../../content/training/agreement.ts";
import { contentPassages, postPassages } from "../../src/server/chat/passages.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";

function textsOf(content: string): string[] {
  const post = {
    id: "1",
    slug: "a",
    title: "A",
    summary: "Sum.",
    content,
    updatedAt: "2026-11-01T00:00:00Z",
  };
  return postPassages(post)
    .map(({ text }) => text)
    .slice(1);
}

test.each([
  [
    "Restore with `pg_dump`, then read **created_at** and _only_ that.",
    "Restore with pg_dump, then read created_at and only that.",
  ],
  ["Compare `count(*)` on both sides.", "Compare count(*) on both sides."],
  ["A copy is not a backup.[^copying]", "A copy is not a backup."],
  ["[^copying]: See [the drill](/blogs/drill).", "See the drill."],
  ["- One\n- Two", "One Two"],
])("a paragraph is read without its marks, and with its names whole: %s", (markdown, text) => {
  expect(textsOf(markdown)).toEqual([text]);
});

test.each([
  ["with an empty line in it", "Before.\n\n```sh\nusage() {\n\n  exit 2\n}\n```\n\nAfter."],
  ["in a longer fence", "Before.\n\n````md\n```\n\nsaid\n```\n````\n\nAfter."],
  ["in tildes", "Before.\n\n~~~\na\n\nb\n~~~\n\nAfter."],
])("code is not read, %s", (_, content) => {
  expect(textsOf(content)).toEqual(["Before.", "After."]);
});

test("code that is not closed goes on to the end", () => {
  expect(textsOf("Before.\n\n```\na\n\nb")).toEqual(["Before."]);
});

test("a figure is read in words", () => {
  expect(textsOf("```figure bars\nHours a week\nFirst | 12\nLast | 6\n```")).toEqual([
    "Hours a week. First: 12. Last: 6.",
  ]);
});

test("of the agreement the clauses are read, and not what stands beside them", () => {
  const texts = contentPassages(firstCourseDates()).map(({ text, following }) => `${text} ${following}`);
  const [{ inShort, blocks }] = agreement.sections as [(typeof agreement.sections)[number]];
  expect(texts.join(" ")).toContain((blocks[0] as { text: string }).text);
  expect(texts.filter((text) => text.includes(inShort))).toEqual([]);
});
