import type { Locator, Page } from "playwright/test";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const pause = (page: Page) => page.getByRole("checkbox", { name: "Pause motion" });
const hero = (page: Page) => page.locator("[data-examples] > li").filter({ hasText: "Invoice" });
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });

/** How many animations in it run right now. */
const running = (target: Locator) =>
  target.evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
  );

test("the hero's motion is paused by a control of 44 px and by keyboard", async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/`);
  expect((await page.getByText("Pause motion").boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole("link", { name: "What is on your desk?" }).focus();
  await expect.poll(() => running(hero(page))).toBeGreaterThan(0);
  await page.keyboard.press("Tab");
  await expect(pause(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(pause(page)).toBeChecked();
  await expect.poll(() => running(hero(page))).toBe(0);
  await page.keyboard.press("Space");
  await expect(pause(page)).not.toBeChecked();
  // Enter would send a form to its own address.
  const before = page.url();
  await page.keyboard.press("Enter");
  await expect(pause(page)).toBeFocused();
  expect(page.url()).toBe(before);
  await expect.poll(() => running(hero(page))).toBeGreaterThan(0);
  await page.close();
});

test("with less motion the hero stands still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const word of [
    "Call booked, 2:30",
    "Quote sent",
    "Line 2 questioned",
    "Meeting notes",
    "Contract, draft 3",
    "Sales.csv",
  ]) {
    await expect(page.getByText(word, { exact: true }).filter({ visible: true })).not.toHaveCount(0);
  }
  await expect(page.getByText("Pause motion")).toBeHidden();
  expect(await running(hero(page))).toBe(0);
});

test("the papers and results of the hero stay beside its words, on phones below them", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const width of [320, 390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const words = page.getByRole("heading", { level: 1 }).locator("xpath=..");
    const covered = await words.evaluate((element) => {
      const boxes = [...element.children].map((child) => {
        const range = document.createRange();
        range.selectNodeContents(child);
        return range.getBoundingClientRect();
      });
      const chips = [...document.querySelectorAll("[aria-hidden] li > *")].map((chip) =>
        chip.getBoundingClientRect(),
      );
      return chips.filter((chip) =>
        boxes.some(
          (box) =>
            chip.left < box.right &&
            chip.right > box.left &&
            chip.top < box.bottom &&
            chip.bottom > box.top &&
            chip.width > 0,
        ),
      ).length;
    });
    expect(covered, `${width} px`).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("only the scene of the service that is shown plays, and anew each time", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("tab", { name: "Conversational AI" }).click();
  await page.getByRole("tab", { name: "AI Automations" }).click();
  await expect.poll(() => running(panel(page, "AI Automations").locator("svg").first())).toBeGreaterThan(0);
  await expect.poll(() => running(panel(page, "Conversational AI"))).toBe(0);
  await page.getByRole("tab", { name: "Conversational AI" }).click();
  await expect
    .poll(() => running(panel(page, "Conversational AI").locator("svg").first()))
    .toBeGreaterThan(0);
  await expect.poll(() => running(panel(page, "AI Automations"))).toBe(0);
});

test("a navigation inside the app brings the hero's motion and the scenes too", async ({ page }) => {
  await openHydrated(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Corvanta home" }).click();
  await expect(pause(page)).toBeVisible();
  await expect.poll(() => running(hero(page))).toBeGreaterThan(0);
  await expect(panel(page, "AI Automations").getByText("Waits for your tick")).toHaveCount(1);
});
