import { expect, test } from "vitest";
import { likeness, maxReadWords, meaningOf, meanOf, wordsAndPairsOf } from "../../src/server/chat/meaning.ts";

const near = (one: string, other: string) => likeness(meaningOf(one), meaningOf(other));

test.each([
  ["what is the price", "how much does it cost", "who teaches the course"],
  ["can i get my money back", "is there a refund", "where are you located"],
  ["fraud is eating us alive", "models that find suspicious payments", "how is the course rated"],
  ["are the classes taped", "can i watch recordings later", "do you hire freelancers"],
])("“%s” means rather “%s” than “%s”", (message, same, other) => {
  expect(near(message, same)).toBeGreaterThan(near(message, other));
});

test("a meaning has the length 1, whatever it is made of", () => {
  for (const text of ["a", "how much is it", "price ".repeat(500)]) {
    expect(Math.hypot(...meaningOf(text))).toBeCloseTo(1, 5);
  }
  expect(Math.hypot(...meanOf([meaningOf("price"), meaningOf("date")]))).toBeCloseTo(1, 5);
});

test("words that nobody knows say nothing", () => {
  for (const text of ["", "?", "zzqxv"]) expect(near(text, "refund")).toBe(0);
  expect(near("refund zzqxv wrrgl", "refund")).toBeGreaterThan(0.95);
});

test("apostrophes tell no words apart, and two words together are a term of their own", () => {
  expect(wordsAndPairsOf("what’s it’s price?")).toEqual(["whats", "its", "price", "whats_its", "its_price"]);
  expect(wordsAndPairsOf("")).toEqual([]);
});

test("of an endless text only the beginning is read", () => {
  const begin = "refund ".repeat(maxReadWords);
  expect(meaningOf(`${begin}${"price ".repeat(100_000)}`)).toEqual(meaningOf(begin));
});
