import type { Page } from "playwright/test";
import { forms } from "../../content/forms.ts";
import { formFramePath, urls } from "../../src/shared/urls.ts";
import { expect, test } from "../support/browser/test.ts";

const services = [
  urls.conversationalAi,
  urls.aiAutomations,
  urls.mlAiGenAiSolutions,
  urls.dataCloudSolutions,
];

test("the things under a form's steps are whole, and reach from padding to padding in one row", async ({
  page,
}) => {
  const wrong: string[] = [];
  for (const { id } of [forms.corporateTraining, forms.talent, forms.client, forms.webinar]) {
    await page.goto(formFramePath(id));
    for (const width of [280, 348, 560, 610, 720]) {
      await page.setViewportSize({ width, height: 1350 });
      const { left, right, lows, colors } = await rowOf(page);
      if (Math.abs(left) > 1 || Math.abs(right) > 1) wrong.push(`${id} at ${width}: ${left} and ${right} px`);
      if (lows.some((height) => height !== 48)) wrong.push(`${id} at ${width}: ${lows.join(", ")} px high`);
      if (colors !== 2) wrong.push(`${id} at ${width}: ${colors} colors`);
    }
  }
  expect(wrong).toEqual([]);
});

test("each service has a drawing of its own under its steps", async ({ page }) => {
  const drawings = new Set<string>();
  for (const { path } of services) {
    await page.goto(`${formFramePath(forms.services.id)}?page=${path}`);
    drawings.add(await page.locator("ol + div svg").first().innerHTML());
  }
  expect(drawings.size).toBe(services.length);
});

/** Of the things that are seen: their distances from the text's edges, their heights, and how many colors they have. */
function rowOf(page: Page) {
  return page.locator("ol + div").evaluate((place) => {
    const text = place.parentElement?.querySelector("h2")?.getBoundingClientRect() as DOMRect;
    const clip = place.firstElementChild?.getBoundingClientRect() as DOMRect;
    const seen = [...place.querySelectorAll("svg")].filter(
      (thing) => thing.getBoundingClientRect().top < clip.bottom,
    );
    const boxes = seen.map((thing) => thing.getBoundingClientRect());
    return {
      left: Math.min(...boxes.map((box) => box.left)) - text.left,
      right: text.right - Math.max(...boxes.map((box) => box.right)),
      lows: boxes.map((box) => Math.min(box.bottom, clip.bottom) - box.top),
      colors: new Set(seen.map((thing) => thing.querySelector("path")?.getAttribute("fill"))).size,
    };
  });
}
