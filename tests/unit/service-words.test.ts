import { expect, test } from "vitest";
import { serviceAnswers } from "../../content/chat/answers/services.ts";
import { home } from "../../content/home.ts";
import { navigation } from "../../content/navigation.ts";
import { aiAutomations } from "../../content/services/ai-automations.ts";
import { conversationalAi } from "../../content/services/conversational-ai.ts";
import { dataCloudSolutions } from "../../content/services/data-cloud-solutions.ts";
import { mlAiGenaiSolutions } from "../../content/services/ml-ai-genai-solutions.ts";
import { urls } from "../../src/shared/urls.ts";

const pages = [conversationalAi, aiAutomations, mlAiGenaiSolutions, dataCloudSolutions];

const servicePaths = Object.values(urls)
  .map(({ path }) => path)
  .filter((path) => path.startsWith("/services/"))
  .toSorted();

test("each page of a service is in the menu, on the home page and in the chat's list of services", () => {
  const menu = navigation.menus.find(({ prefix }) => prefix === "/services");
  const linked = menu?.groups.flatMap(({ links }) => links.map(({ href }) => href));
  expect(linked?.toSorted(), "content/navigation.ts").toEqual(servicePaths);
  const shown = home.services.items.map(({ link }) => link.href);
  expect(shown.toSorted(), "services in content/home.ts").toEqual(servicePaths);
  const reply = serviceAnswers.find(({ intent }) => intent === "which-services-do-you-offer");
  const said = String(reply?.text).match(/\/services\/[a-z-]+/g);
  expect(said?.toSorted(), "the first answer in content/chat/answers/services.ts").toEqual(servicePaths);
});

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
