import type { Locator, Page } from "playwright/test";
import { urls } from "../../src/shared/urls.ts";
import { sliderStarts } from "../support/browser/carousel.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const widths = Array.from({ length: 16 }, (_, at) => 360 + at * 60);
const rowOfUseCases = (page: Page) =>
  page.getByRole("group", { name: "Conversational AI use cases by industry" });

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test(`slides fill their row after every resize, with motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(urls.conversationalAi.path);
    await page.getByRole("tablist").scrollIntoViewIfNeeded();
    await sliderStarts(rowOfUseCases(page));
    await page.getByRole("button", { name: "Next use case" }).click();
    await expect(page.getByText("Use case 2 of 6")).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForTimeout(60);
      await drawTwoFrames(page);
      const message = `px by which the slide in view misses its row at ${width} px`;
      await expect.poll(() => distanceFromRow(page), { message }).toBeLessThanOrEqual(1);
    }
  });
}

for (const path of [urls.noCodeAgenticAi.path, urls.talentForClients.path]) {
  test(`${path}: cards out of sight do not move on`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install({ time: 0 });
    await openHydrated(page, path);
    await page.clock.pauseAt(60_000);
    const shown = page.getByRole("button", { name: /^Show / }).and(page.locator("[aria-current]"));
    const before = await shown.evaluateAll((dots) => dots.map((dot) => dot.ariaLabel));
    expect(before).not.toEqual([]);
    await page.clock.fastForward(4_000);
    await page.waitForTimeout(100);
    expect(await shown.evaluateAll((dots) => dots.map((dot) => dot.ariaLabel))).toEqual(before);
  });
}

/** Lets the observers of the layout answer: they do so in a frame, however late that comes. */
function drawTwoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** How far the second slide is from filling its row, in px. */
function distanceFromRow(page: Page): Promise<number> {
  return page
    .getByRole("tabpanel")
    .nth(1)
    .evaluate((slide) => {
      const [row, box] = [slide.parentElement?.getBoundingClientRect(), slide.getBoundingClientRect()];
      if (row === undefined) return Number.NaN;
      return Math.max(Math.abs(box.left - row.left), Math.abs(box.width - row.width));
    });
}

/** Opens a page in the app, and goes to its row of slides. */
async function focusRow(page: Page): Promise<Locator> {
  await openHydrated(page, urls.conversationalAi.path);
  const row = rowOfUseCases(page);
  await row.scrollIntoViewIfNeeded();
  await row.focus();
  return row;
}

test("the keyboard reaches the row of slides, and its arrows move it around both ends", async ({ page }) => {
  const row = await focusRow(page);
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Use case 6 of 6")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Use case 2 of 6")).toBeVisible();
  await expect(row).toBeFocused();
});

test("an arrow that is pressed before the app moves the row without a slider", async ({ page }) => {
  const releaseApp = await holdRequest(page, "/assets/vendor*.js");
  await holdRequest(page, "/assets/slider-*.js");
  await page.goto(urls.conversationalAi.path, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Next use case" }).click();
  releaseApp();
  await expect(page.getByText("Use case 2 of 6")).toBeVisible();
  await expect(page.getByRole("tabpanel").nth(1)).toBeInViewport();
  await expect(page.getByRole("tabpanel").nth(0)).not.toBeInViewport();
});

test("the arrows move a row that still scrolls, and the slider goes on from there", async ({ page }) => {
  const release = await holdRequest(page, "/assets/slider-*.js");
  await focusRow(page);
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Use case 6 of 6")).toBeVisible();
  await expect(page.getByRole("tabpanel").nth(5)).toBeInViewport();
  release();
  await sliderStarts(rowOfUseCases(page));
  await expect(page.getByText("Use case 6 of 6")).toBeVisible();
  await expect(page.getByRole("tabpanel").nth(5)).toBeInViewport();
});

test("a row that was scrolled before the app ran goes on from there", async ({ page }) => {
  const release = await holdRequest(page, "/assets/site-*.js");
  await page.goto(urls.conversationalAi.path);
  const row = rowOfUseCases(page);
  await expect(row).toHaveAttribute("tabindex", "0");
  await row.scrollIntoViewIfNeeded();
  await row.evaluate((element) => {
    element.scrollLeft = 2 * element.clientWidth;
  });
  release();
  await expect(page.getByText("Use case 3 of 6")).toBeVisible();
  await expect(page.getByRole("tabpanel").nth(2)).toBeInViewport();
});
