import { expect, test } from "vitest";
import { keywordsOf } from "../../src/server/chat/keywords.ts";
import { foldText, queryMatcher } from "../../src/shared/fold-text.ts";

test.each([
  ["Jörg Straße", "jorg strasse"],
  ["JORG STRASSE", "Jörg Straße"],
  ["José Núñez", "jose nunez"],
  ["Jose Nunez", "JOSÉ NÚÑEZ"],
  ["Søren Ærø", "soren aero"],
  ["Łukasz Żółć", "lukasz zolc"],
  ["Đorđe Þór İstanbul Isparta ısı", "dorde thor istanbul isparta isi"],
  ["Jo\u0308rg", "j\u00f6rg"],
  ["O’Brien", "o'brien"],
  ["ﬁnance", "finance"],
])("%s is found by %s", (text, query) => {
  expect(matchesQuery(text, query)).toBe(true);
});

test("every word that is searched for has to be there, in any order", () => {
  expect(matchesQuery("Jörg from Köln", "koln jorg")).toBe(true);
  expect(matchesQuery("Jörg from Köln", "koln anna")).toBe(false);
  expect(matchesQuery("anything", "  ")).toBe(true);
});

function matchesQuery(text: string, query: string): boolean {
  return queryMatcher(query)(foldText(text));
}

test("the chat takes words with and without accents for the same", () => {
  expect(keywordsOf("Łukasz Søren Jörg")).toEqual(keywordsOf("lukasz soren jorg"));
});

test("what has no accents stays as it is", () => {
  expect(foldText("a-z 0-9 你好 é")).toBe("a-z 0-9 你好 e");
});
