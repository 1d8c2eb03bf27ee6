import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { metaFallback, readingTime, summaryFallback } from "../../src/shared/posts/article-text.ts";
import { arbitraryText } from "../support/inputs/arbitrary-text.ts";
import { processorMsOf } from "../support/processor-time.ts";
import cases from "./article-text.cases.json" with { type: "json" };

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test.each([
  [words(1), 1],
  [words(199), 1],
  [words(200), 1],
  [words(201), 2],
  [words(400), 2],
  [words(1_001), 6],
  [`\n\n ${words(200)}\t\n`, 1],
  ["", 1],
  ["数据合同".repeat(1_000), 1],
])("reading time counts words between white space", (content, minutes) => {
  expect(readingTime(content)).toBe(minutes);
});

describe("the summary of a post without one", () => {
  test("is the first 200 characters and an ellipsis", () => {
    const content = "abcdefghij".repeat(30);
    expect(summaryFallback(content)).toBe(`${content.slice(0, 200)}…`);
    expect(metaFallback(content)).toBe(content.slice(0, 160));
  });

  test("is the whole text where that is short", () => {
    expect(summaryFallback("Short.")).toBe("Short.");
    expect(summaryFallback("x".repeat(200))).toBe("x".repeat(200));
    expect(summaryFallback("x".repeat(201))).toBe(`${"x".repeat(200)}…`);
  });

  test.each(cases.plain)("reads %j as %j", (content, text) => {
    expect(summaryFallback(content)).toBe(text);
  });

  test("never ends in half a character", () => {
    const content = `${"x".repeat(199)}${"😀".repeat(20)}`;
    expect(summaryFallback(content)).toBe(`${"x".repeat(199)}…`);
    expect(metaFallback(`${"x".repeat(159)}😀`)).toBe("x".repeat(159));
  });

  test("is never empty, nor longer than it may be", () => {
    fc.assert(
      fc.property(arbitraryText, (text) => {
        const content = `x${text}`.repeat(20);
        expect(summaryFallback(content).length).toBeGreaterThan(0);
        expect(summaryFallback(content).length).toBeLessThanOrEqual(201);
        expect(metaFallback(content).length).toBeLessThanOrEqual(160);
      }),
    );
  });

  test.each(["[", "![", "**a", "_a ", "`a", "[a](", "a*b", "> ", "- ", "#", "|-"])(
    "is found quickly in 400,000 characters of %j",
    async (part) => {
      const content = part.repeat(400_000 / part.length);
      expect(await processorMsOf(() => [summaryFallback(content), readingTime(content)])).toBeLessThan(200);
    },
  );
});
