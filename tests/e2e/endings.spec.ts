import { urls } from "../../src/shared/urls.ts";
import { expect, test } from "../support/browser/test.ts";

const ended = [
  urls.home,
  urls.about,
  urls.corporateTraining,
  urls.aiMlGenAiCourse,
  urls.noCodeAgenticAi,
  urls.talentForClients,
  urls.talentForTalents,
  urls.blogs,
];
const articles = [
  "/blogs/how-to-notice-that-a-model-has-gone-stale",
  "/blogs/what-a-no-code-agent-can-and-cannot-be-trusted-with",
];

test("no two pages end on the same drawing", async ({ page }) => {
  const drawings: string[] = [];
  for (const path of [...ended.map(({ path }) => path), ...articles]) {
    await page.goto(path);
    const banner = page.locator("main :is(section, aside)").last();
    drawings.push(
      ...(await banner.locator("svg:not(svg svg)").evaluateAll((all) => all.map((svg) => svg.innerHTML))),
    );
  }
  expect(drawings).toHaveLength(20);
  expect(new Set(drawings).size).toBe(20);
});
