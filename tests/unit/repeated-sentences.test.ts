import { expect, test } from "vitest";
import { withDates } from "../../content/dated.ts";
import { sitePages } from "../../content/site-pages.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";

test("No sentence stands on two pages, or on one of them twice", () => {
  const texts = sitePages.map(({ page, content }) => ({
    path: page.path,
    sentences: stringsIn(withDates(content, firstCourseDates())).flatMap(sentencesIn),
  }));
  expect(texts.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(300);
  expect(repeatedIn(texts)).toEqual([]);
});

function stringsIn(copy: unknown): string[] {
  if (typeof copy === "string") return [copy];
  if (typeof copy !== "object" || copy === null) return [];
  return Object.values(copy).flatMap(stringsIn);
}

/** Shorter ones are labels. */
const minWords = 4;

/** The sentences that stand on two of the pages, or on one of them twice, and where. */
function repeatedIn(
  pages: readonly { path: string; sentences: string[] }[],
): { sentence: string; paths: string[] }[] {
  const places = new Map<string, string[]>();
  for (const { path, sentences } of pages) {
    for (const sentence of sentences.filter((said) => wordsIn(said).length >= minWords)) {
      places.set(sentence, [...(places.get(sentence) ?? []), path]);
    }
  }
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([sentence, paths]) => ({ sentence, paths }));
}

/** The words of a text, with their apostrophes and hyphens. */
function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}$%][\p{L}\p{N}’'.,/%-]*/gu) ?? [];
}

/** The sentences of a text that end as one. */
function sentencesIn(text: string): string[] {
  return [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((part) => /[.!?]["”)]?$/.test(part));
}
