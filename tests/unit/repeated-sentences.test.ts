import { expect, test } from "vitest";
import { about } from "../../content/about.ts";
import { blog } from "../../content/blog.ts";
import { contact } from "../../content/contact.ts";
import { withDates } from "../../content/dated.ts";
import { home } from "../../content/home.ts";
import { cookiePolicy } from "../../content/legal/cookie-policy.ts";
import { privacyPolicy } from "../../content/legal/privacy-policy.ts";
import { termsOfService } from "../../content/legal/terms-of-service.ts";
import { aiAutomations } from "../../content/services/ai-automations.ts";
import { conversationalAi } from "../../content/services/conversational-ai.ts";
import { dataCloudSolutions } from "../../content/services/data-cloud-solutions.ts";
import { mlAiGenaiSolutions } from "../../content/services/ml-ai-genai-solutions.ts";
import { forClients } from "../../content/talent/for-clients.ts";
import { forTalents } from "../../content/talent/for-talents.ts";
import { agreement } from "../../content/training/agreement.ts";
import { engineerCourse } from "../../content/training/ai-ml-genai-course.ts";
import { corporateTraining } from "../../content/training/corporate-training.ts";
import { noCodeCourse } from "../../content/training/no-code-agentic-ai.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";

/** The copy of each page; what stands in several pages on purpose (the assistant, a form's help line) is no page's own. */
const pages = {
  about,
  agreement,
  aiAutomations,
  blog,
  contact,
  conversationalAi,
  cookiePolicy,
  corporateTraining,
  dataCloudSolutions,
  engineerCourse,
  forClients,
  forTalents,
  home,
  mlAiGenaiSolutions,
  noCodeCourse,
  privacyPolicy,
  termsOfService,
};

test("No sentence stands on two pages, or on one of them twice", () => {
  const texts = Object.entries(withDates(pages, firstCourseDates())).map(([path, copy]) => ({
    path,
    words: 0,
    sentences: stringsIn(copy).flatMap(sentencesIn),
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
