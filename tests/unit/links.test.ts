import { expect, test } from "vitest";
import { linksIn } from "../../src/server/requests/suspicion/links.ts";
import cases from "./links.cases.json" with { type: "json" };

test.each(cases.links as [string, number][])("%j has so many links: %i", (text, count) => {
  expect(linksIn(text)).toHaveLength(count);
});

test.each(cases.words)("%j has none", (text) => {
  expect(linksIn(text)).toEqual([]);
});
