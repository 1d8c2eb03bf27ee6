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

test("the tables of the trainings' ending are round on every wide screen", async ({ page }) => {
  await page.goto(urls.corporateTraining.path);
  for (const width of [820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const tables = page
      .locator("main section")
      .last()
      .locator("svg svg:last-of-type path[stroke-opacity='.62']");
    const { width: wide, height: high } = await tables.evaluate((path) => {
      // The first of the tables, which the path draws one after the other.
      const [first = ""] = path.getAttribute("d")?.split(/(?=M)/) ?? [];
      const table = path.cloneNode() as SVGPathElement;
      table.setAttribute("d", first);
      path.after(table);
      const box = table.getBoundingClientRect();
      table.remove();
      return { width: box.width, height: box.height };
    });
    expect(wide / high, `${width} px`).toBeCloseTo(1, 1);
  }
});

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
