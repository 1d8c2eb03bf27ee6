import { expect, test } from "vitest";
import {
  embed,
  maxReadWords,
  meanOf,
  pack,
  similarities,
  similarity,
  wordsAndPairsOf,
} from "../../src/server/chat/embedding.ts";

const near = (one: string, other: string) => similarity(embed(one), embed(other));

test.each([
  ["what is the price", "how much does it cost", "who teaches the course"],
  ["can i get my money back", "is there a refund", "where are you located"],
  ["fraud is eating us alive", "models that find suspicious payments", "how is the course rated"],
  ["are the classes taped", "can i watch recordings later", "do you hire freelancers"],
])("“%s” means rather “%s” than “%s”", (message, same, other) => {
  expect(near(message, same)).toBeGreaterThan(near(message, other));
});

test("an embedding has the length 1, whatever it is made of", () => {
  for (const text of ["a", "how much is it", "price ".repeat(500)]) {
    expect(Math.hypot(...embed(text))).toBeCloseTo(1, 5);
  }
  expect(Math.hypot(...meanOf([embed("price"), embed("date")]))).toBeCloseTo(1, 5);
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
  expect(embed(`${begin}${"price ".repeat(100_000)}`)).toEqual(embed(begin));
});

test("as bytes embeddings are as near to others as before, within 0.01", () => {
  const all = ["what is the price", "who teaches the course", "can i get my money back"].map(embed);
  const one = embed("how much does it cost");
  const found = similarities(pack(all), one);
  for (const [at, other] of all.entries()) expect(found[at]).toBeCloseTo(similarity(other, one), 2);
  expect([...similarities(pack([embed("zzqxv")]), one)]).toEqual([0]);
});
