import { expect, test } from "vitest";
import { aiAutomations } from "../../content/services/ai-automations.ts";
import { conversationalAi } from "../../content/services/conversational-ai.ts";
import { dataCloudSolutions } from "../../content/services/data-cloud-solutions.ts";
import { mlAiGenaiSolutions } from "../../content/services/ml-ai-genai-solutions.ts";

const pages = [conversationalAi, aiAutomations, mlAiGenaiSolutions, dataCloudSolutions];

/** The sentences and questions of a text, or of all texts within. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === "string") return value.split(/(?<=[.!?]) /).filter((part) => /[.!?]$/.test(part));
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

test("no sentence stands twice on the pages of the services", () => {
  const sentences = pages.flatMap(sentencesIn);
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((said, at) => sentences.indexOf(said) !== at)).toEqual([]);
});

test("each page answers what a buyer asks, price, time and failure among it", () => {
  for (const { faq } of pages) {
    const ids = faq.items.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["price", "duration", "mistakes"]));
    expect(ids.length).toBeLessThanOrEqual(6);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("a percentage stands where the page says what it is", () => {
  for (const { useCases } of [conversationalAi, aiAutomations]) {
    expect(useCases.intro).toContain("examples of published results");
  }
  const claims = dataCloudSolutions.useCases.items.flatMap(({ claim }) => claim ?? []);
  expect(claims.map(({ note }) => note)).toEqual([expect.stringContaining("your agreement says")]);
});
