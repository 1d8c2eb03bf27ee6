import { expect, test } from "vitest";
import { plainKey } from "../../src/browser/modifiers.ts";

const press = { key: "ArrowLeft", keyCode: 37, isComposing: false };
const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each<[string, Partial<typeof press & typeof none>, string]>([
  ["a key alone", {}, "ArrowLeft"],
  ["Alt: the browser's Back", { altKey: true }, ""],
  ["Ctrl", { ctrlKey: true }, ""],
  ["Meta: the browser's Back on a Mac", { metaKey: true }, ""],
  ["Shift: a selection", { shiftKey: true }, ""],
  ["two modifiers", { ctrlKey: true, shiftKey: true }, ""],
  ["Escape alone", { key: "Escape", keyCode: 27 }, "Escape"],
  ["Escape that ends a composition", { key: "Escape", keyCode: 27, isComposing: true }, ""],
  ["Escape that ended one, in Safari", { key: "Escape", keyCode: 229 }, ""],
  ["Enter that ends a composition", { key: "Enter", keyCode: 229, isComposing: true }, ""],
])("%s", (_what, change, expected) => {
  expect(plainKey({ ...press, ...none, ...change })).toBe(expected);
});
