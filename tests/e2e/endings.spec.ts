import type { Locator, Page } from "playwright/test";
import { urls } from "../../src/shared/urls.ts";
import { expect, test } from "../support/browser/test.ts";

const articles = [
  "/blogs/how-to-notice-that-a-model-has-gone-stale",
  "/blogs/what-a-no-code-agent-can-and-cannot-be-trusted-with",
];
const ended = [
  urls.home.path,
  urls.about.path,
  urls.corporateTraining.path,
  urls.aiMlGenAiCourse.path,
  urls.noCodeAgenticAi.path,
  urls.talentForClients.path,
  urls.talentForTalents.path,
  urls.blogs.path,
  ...articles,
];

test("the drawing of an ending keeps clear of the words and of the panel's left edge, at every width", async ({
  page,
}) => {
  const crowded: string[] = [];
  for (const path of ended) {
    await page.goto(path);
    for (const width of [320, 390, 600, 768, 820, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { toWords, toEdge } = await roomOf(endingOf(page));
      if (toWords < 16 || toEdge < 12)
        crowded.push(
          `${path} at ${width}: ${Math.round(toWords)} px to the words, ${Math.round(toEdge)} px to the edge`,
        );
    }
  }
  expect(crowded).toEqual([]);
});

test("no two pages end on the same drawing", async ({ page }) => {
  const drawings: string[] = [];
  for (const path of ended) {
    await page.goto(path);
    drawings.push(
      await endingOf(page)
        .locator("svg")
        .evaluate((svg) => svg.innerHTML),
    );
  }
  expect(new Set(drawings).size).toBe(ended.length);
});

test("no line of the teams runs through a seat", async ({ page }) => {
  await page.goto(urls.corporateTraining.path);
  const { seats, taken } = await endingOf(page)
    .locator("svg")
    .evaluate((svg) => {
      const paths = [...svg.querySelectorAll("path")];
      const spots = paths.flatMap((path) => [
        ...(path.getAttribute("d") ?? "").matchAll(/M([\d.]+) ([\d.]+)h0/g),
      ]);
      const points = spots.map(([, x, y]) => new DOMPoint(Number(x), Number(y)));
      const lines = paths.filter((path) => path.getAttribute("d")?.includes("C"));
      const crossed = points.filter((point) => lines.some((line) => line.isPointInStroke(point)));
      return { seats: points.length, taken: crossed.map(({ x, y }) => `${x} ${y}`) };
    });
  expect(seats).toBeGreaterThan(30);
  expect(taken).toEqual([]);
});

function endingOf(page: Page): Locator {
  return page.locator("main :is(section, aside)").last();
}

/** How far the marks are from the letters beside or above them, and from the panel's left edge; in px. */
function roomOf(panel: Locator): Promise<{ toWords: number; toEdge: number }> {
  return panel.evaluate((element) => {
    const words = [...element.querySelectorAll("h2, h2 + p")].map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    });
    const marks = [...element.querySelectorAll("svg path")]
      .map((mark) => mark.getBoundingClientRect())
      .filter(({ width, height }) => width + height > 0);
    const apart = marks.flatMap((mark) =>
      words.map((word) => Math.max(mark.left - word.right, mark.top - word.bottom)),
    );
    const left = Math.min(...marks.map((mark) => mark.left));
    return { toWords: Math.min(...apart), toEdge: left - element.getBoundingClientRect().left };
  });
}
