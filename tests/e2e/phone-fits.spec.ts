import type { Page } from "playwright/test";
import { urls } from "../../src/shared/urls.ts";
import { expect, test } from "../support/browser/test.ts";

test("on a phone the words of a hero's drawing stay in its column", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of [urls.dataCloudSolutions, urls.noCodeAgenticAi]) {
    await page.goto(path);
    const drawing = page.getByRole("img").filter({ has: page.locator("text") });
    const [column, ends] = await Promise.all([
      page
        .getByRole("heading", { level: 1 })
        .evaluate((title) => title.parentElement?.getBoundingClientRect()),
      drawing.evaluate((svg) =>
        [...svg.querySelectorAll("text, path[fill='var(--surface)']")].map(
          (mark) => mark.getBoundingClientRect().right,
        ),
      ),
    ]);
    expect(Math.max(...ends), path).toBeLessThanOrEqual((column?.right ?? 0) + 1);
  }
});

test("on a phone the steps beside a form follow each other closely, with no drawing among them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of [urls.corporateTraining, urls.aiMlGenAiCourse, urls.noCodeAgenticAi]) {
    await page.goto(path);
    await page.locator("main iframe").scrollIntoViewIfNeeded();
    const frame = page.frameLocator("main iframe");
    await expect(frame.getByRole("listitem").first()).toBeVisible();
    await expect(frame.locator("svg").filter({ visible: true }), path).toHaveCount(0);
    const steps = await frame.getByRole("listitem").evaluateAll((items) =>
      items.map((item) => {
        const words = document.createRange();
        words.selectNodeContents(item);
        return words.getBoundingClientRect().toJSON() as DOMRect;
      }),
    );
    expect(steps.length, path).toBeGreaterThan(1);
    for (const [at, { top }] of steps.slice(1).entries()) {
      expect(top - (steps[at]?.bottom ?? 0), path).toBeLessThan(64);
    }
  }
});

test("in letters twice as large, a phone cuts no words of tabs, slips and figures", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of [
    urls.aiAutomations,
    urls.aiMlGenAiCourse,
    urls.noCodeAgenticAi,
    urls.dataCloudSolutions,
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(await cutWords(page), path).toEqual([]);
  }
});

/** The letters that stand in a column of their own, or beyond the tab, card or paper around them. */
function cutWords(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) => {
    const shown = [...main.querySelectorAll("h3, dt, dd, th, td, b, [role=tab]")].filter(
      (text) => text.checkVisibility() && text.closest(".visually-hidden, [aria-hidden=true]") === null,
    );
    return shown
      .filter((text) => {
        const words = document.createRange();
        words.selectNodeContents(text);
        const { width, height, right } = words.getBoundingClientRect();
        const box = (
          text.closest("[role=tab], [role=tabpanel], article, td") ?? main
        ).getBoundingClientRect();
        const isColumn = height > 8 * width;
        return isColumn || right > box.right + 1;
      })
      .map((text) => text.textContent.slice(0, 40));
  });
}
