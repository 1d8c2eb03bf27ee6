import type { Page } from "playwright/test";
import { boxesOf } from "../support/browser/box.ts";
import { comesIntoView, pass, reactRenders, sliderStarts } from "../support/browser/carousel.ts";
import { stopClock } from "../support/browser/clock.ts";
import { drag, swipe } from "../support/browser/gestures.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const status = (page: Page) => page.getByText(/Service \d of 4/);
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });
const playing = (page: Page) => page.getByText("Auto-playing");
const paused = (page: Page) => page.getByText("Paused", { exact: true });

/** Opens the home page with its clock in the test's hand, and the carousel in view. */
async function openCarousel(page: Page): Promise<void> {
  await page.clock.install();
  await openHydrated(page, "/");
  await stopClock(page);
  await comesIntoView(page.getByRole("tablist", { name: "Our Services" }));
  await expect(status(page)).toHaveText("Service 1 of 4");
}

/** Waits for the second service: to see what is in view takes real time, which the page's own clock knows nothing of. */
async function expectToMoveOn(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    // What is seen a second late would have the next move come a second early.
    await reactRenders(page);
    expect(await status(page).textContent()).toBe("Service 2 of 4");
  }).toPass();
}

test("moves on every 5 seconds and wraps around", async ({ page }) => {
  await openCarousel(page);
  await expect(playing(page)).toBeVisible();
  await expectToMoveOn(page);
  for (const expected of [3, 4, 1]) {
    await pass(page, 4999);
    await expect(status(page)).not.toHaveText(`Service ${expected} of 4`);
    await pass(page, 1);
    await expect(status(page)).toHaveText(`Service ${expected} of 4`);
  }
});

test("stands still while less than 30 % of it is in view", async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, "/");
  const list = page.getByRole("tablist", { name: "Our Services" });
  await page
    .getByRole("tabpanel")
    .first()
    .evaluate((element) => {
      const top = element.getBoundingClientRect().top + scrollY;
      scrollTo(0, top - innerHeight + 60);
    });
  await pass(page, 16_000);
  await expect(status(page)).toHaveText("Service 1 of 4");
  await list.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expectToMoveOn(page);
});

test("stands still on windows narrower than 640 px, says so and offers no pause", async ({ page }) => {
  await page.setViewportSize({ width: 639, height: 900 });
  await openCarousel(page);
  await expect(paused(page)).toBeVisible();
  await expect(playing(page)).toBeHidden();
  await expect(page.getByRole("button", { name: /auto-play/ })).toHaveCount(0);
  await pass(page, 16_000);
  await expect(status(page)).toHaveText("Service 1 of 4");
  await page.setViewportSize({ width: 640, height: 900 });
  await expect(playing(page)).toBeVisible();
  await expect(paused(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Pause auto-play" })).toBeVisible();
  await expectToMoveOn(page);
});

test("stays off for the visit: on another page, on the way back, and after a reload", async ({ page }) => {
  await openCarousel(page);
  await page.getByRole("button", { name: "Next service" }).click();
  await page.clock.resume();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle("About Us - Insights to Action");
  await page.goBack();
  await expect(paused(page)).toBeVisible();
  await page.reload();
  await page.mouse.move(5, 5);
  await expect(paused(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Start auto-play" })).toBeVisible();
});

test("never moves by itself where less motion is asked for", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openCarousel(page);
  await expect(paused(page)).toBeVisible();
  await pass(page, 16_000);
  await expect(status(page)).toHaveText("Service 1 of 4");
});

test("is held while the pointer or the keyboard's focus is inside, and goes on after", async ({ page }) => {
  await openCarousel(page);
  await status(page).hover();
  await pass(page, 16_000);
  await expect(status(page)).toHaveText("Service 1 of 4");
  await expect(playing(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await pass(page, 5000);
  await expect(status(page)).toHaveText("Service 2 of 4");
  await page.getByRole("tab", { name: "AI Automations" }).focus();
  await page.keyboard.press("Shift");
  await pass(page, 16_000);
  await expect(status(page)).toHaveText("Service 2 of 4");
});

test("tab, dot, arrow, pause button and panel turn it off, and a button on again", async ({ page }) => {
  const uses: [string, (page: Page) => Promise<void>, number][] = [
    ["a tab", (page) => page.getByRole("tab", { name: "Data & Cloud Solutions" }).click(), 4],
    ["a dot", (page) => page.getByRole("button", { name: "Show ML/AI/GenAI Solutions" }).click(), 3],
    ["the next arrow", (page) => page.getByRole("button", { name: "Next service" }).click(), 4],
    ["the pause button", (page) => page.getByRole("button", { name: "Pause auto-play" }).click(), 4],
    ["the previous arrow", (page) => page.getByRole("button", { name: "Previous service" }).click(), 3],
    ["the panel", (page) => panel(page, "ML/AI/GenAI").click({ position: { x: 200, y: 20 } }), 3],
  ];
  await openCarousel(page);
  for (const [what, use, expected] of uses) {
    await test.step(what, async () => {
      await expect(playing(page)).toBeVisible();
      await use(page);
      await page.mouse.move(5, 5);
      await expect(paused(page)).toBeVisible();
      await expect(status(page)).toHaveText(`Service ${expected} of 4`);
      await page.clock.runFor(16_000);
      await expect(status(page)).toHaveText(`Service ${expected} of 4`);
      await page.getByRole("button", { name: "Start auto-play" }).click();
      await page.mouse.move(5, 5);
    });
  }
  await expect(playing(page)).toBeVisible();
  await pass(page, 5000);
  await expect(status(page)).toHaveText("Service 4 of 4");
});

test("on a wide screen its dots are those of the tabs' line", async ({ page }) => {
  await openHydrated(page, "/");
  const titles = ["Conversational AI", "AI Automations", "ML/AI/GenAI Solutions", "Data & Cloud Solutions"];
  const tabs = await boxesOf(
    page,
    titles.map((name) => page.getByRole("tab", { name })),
  );
  const dots = await boxesOf(
    page,
    titles.map((name) => page.getByRole("button", { name: `Show ${name}` })),
  );
  for (const [at, { x, y, height }] of dots.entries()) {
    expect(Math.abs(x - (tabs[at]?.x ?? 0))).toBeLessThan(2);
    expect(Math.abs(y + height / 2 - (tabs[at]?.y ?? 0))).toBeLessThan(2);
  }
});

test("on a phone, its tabs are the one row to choose from", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/");
  await expect(page.locator("[data-carousel=service]").getByRole("tab")).toHaveCount(4);
  await expect(page.locator("[data-carousel=service] button:visible")).toHaveCount(0);
});

test.describe("swipes", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("over 50 px go on or back, around both ends; shorter ones do not", async ({ page }) => {
    await openHydrated(page, "/");
    await page.getByRole("tablist", { name: "Our Services" }).scrollIntoViewIfNeeded();
    const first = panel(page, "Conversational AI");
    await expect(first).toBeInViewport();
    await sliderStarts(page.getByRole("group", { name: "Our Services" }));
    await swipe(page, first, -49);
    await page.waitForTimeout(400);
    await expect(status(page)).toHaveText("Service 1 of 4");
    await swipe(page, first, 90);
    await expect(status(page)).toHaveText("Service 4 of 4");
    await expect(panel(page, "Data & Cloud Solutions")).toBeInViewport({ ratio: 0.5 });
    await page.waitForTimeout(400);
    await swipe(page, panel(page, "Data & Cloud Solutions"), -90);
    await expect(status(page)).toHaveText("Service 1 of 4");
    await expect(first).toBeInViewport({ ratio: 0.5 });
    await page.waitForTimeout(400);
    await swipe(page, first, -90);
    await expect(status(page)).toHaveText("Service 2 of 4");
    await expect(panel(page, "AI Automations")).toBeInViewport({ ratio: 0.5 });
  });
});

test("a mouse selects the text of a panel, and moves nothing", async ({ page }) => {
  await openHydrated(page, "/");
  const heading = panel(page, "Conversational AI").getByRole("heading");
  await heading.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(400);
  await drag(page, heading, -90);
  expect(await page.evaluate(() => getSelection()?.toString().trim())).not.toBe("");
  await expect(status(page)).toHaveText("Service 1 of 4");
});

test("arrow keys, Home and End choose tabs; a link in a hidden panel shows it", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("tab", { name: "Conversational AI" }).focus();
  for (const [key, name] of [
    ["ArrowUp", "Data & Cloud Solutions"],
    ["ArrowDown", "Conversational AI"],
    ["ArrowRight", "AI Automations"],
    ["End", "Data & Cloud Solutions"],
    ["Home", "Conversational AI"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("tab", { name })).toBeFocused();
    await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
    await expect(panel(page, name)).toBeInViewport({ ratio: 0.3 });
  }
  await page.getByRole("link", { name: "Explore Data & Cloud Solutions" }).focus();
  await expect(status(page)).toHaveText("Service 4 of 4");
  await expect(page.getByRole("link", { name: "Explore Data & Cloud Solutions" })).toBeInViewport();
});

test("a panel can be linked, and the link survives a reload", async ({ page }) => {
  await page.goto("/#ml-ai-genai-solutions");
  await expect(status(page)).toHaveText("Service 3 of 4");
  await page.reload();
  await expect(status(page)).toHaveText("Service 3 of 4");
  await expect(panel(page, "ML/AI/GenAI Solutions")).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every service is there, and tabs lead to them", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("tab", { name: "ML/AI/GenAI Solutions" }).click();
    await expect(panel(page, "ML/AI/GenAI Solutions")).toBeInViewport({ ratio: 0.5 });
    await expect(status(page)).toBeHidden();
  });
});
