import { expect, test } from "vitest";
import { aroundChanges, compareTexts, type TextPart } from "../../src/admin/editor/versions/compare-texts.ts";

const textOf = (parts: TextPart[], without: TextPart["kind"]) =>
  parts.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join("");

test.each([
  ["One fish, two fish.", "One fish, red fish."],
  ["", "All new"],
  ["All gone", ""],
  ["Same", "Same"],
  ["a\n\nb\n", "a\n\nc\n\nb\n"],
])("the parts of %j and %j make both texts", (before, after) => {
  const parts = compareTexts(before, after);
  expect(textOf(parts, "added")).toBe(before);
  expect(textOf(parts, "removed")).toBe(after);
});

test("a changed word is a word that went and one that came", () => {
  expect(compareTexts("One fish, two fish.", "One fish, red fish.")).toEqual([
    { kind: "same", text: "One fish, " },
    { kind: "removed", text: "two" },
    { kind: "added", text: "red" },
    { kind: "same", text: " fish." },
  ]);
});

test("long texts that share nothing are compared in bounded time", () => {
  const before = Array.from({ length: 40_000 }, (_, index) => `a${index}`).join(" ");
  const after = Array.from({ length: 40_000 }, (_, index) => `b${index}`).join(" ");
  const parts = compareTexts(before, after);
  expect(textOf(parts, "added")).toBe(before);
  expect(textOf(parts, "removed")).toBe(after);
});

test("what stayed is shown around changes only", () => {
  const long = "x".repeat(1_000);
  const parts = aroundChanges(compareTexts(`${long} one ${long}`, `${long} two ${long}`));
  expect(parts.map(({ text }) => text.length)).toEqual([162, 3, 3, 162]);
});
