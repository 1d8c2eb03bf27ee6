import { afterEach, expect, test, vi } from "vitest";
import { storedKeys, storedValue } from "../../src/browser/storage.ts";

const word = storedValue("sessionStorage", "word", (value) => typeof value === "string");

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test("gives back what was written, until it is removed", () => {
  expect(word.read()).toBeNull();
  expect(word.write("one")).toBe(true);
  expect(word.read()).toBe("one");
  expect(storedKeys("sessionStorage")).toEqual(["word"]);
  word.remove();
  expect(word.read()).toBeNull();
});

test.each(["{", "1", "null"])("removes what it cannot use: %s", (text) => {
  sessionStorage.setItem("word", text);
  expect(word.read()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test("does without a storage that is blocked", () => {
  vi.stubGlobal("sessionStorage", {
    get getItem() {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  expect(word.write("one")).toBe(false);
  expect(word.read()).toBeNull();
  word.remove();
});
