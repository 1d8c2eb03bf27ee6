import type { Locator, Page } from "playwright/test";
import { swipe } from "./gestures.ts";
import { hydrate } from "./hydration.ts";
import { expect } from "./test.ts";

/** Long enough for a slide to come to rest. */
const slideMs = 350;

/** Waits until a row of slides that has come into view has its slider: until then it scrolls, and around no end. */
export async function sliderStarts(row: Locator): Promise<void> {
  await expect(row).toHaveCSS("overflow-x", "hidden");
}

/** Opens a page whose clock stands still, with the carousel of this name in view, its slider at work. */
export async function openStill(page: Page, path: string, name: string): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await hydrate(page);
  await page.clock.pauseAt(60_000);
  const carousel = page.getByRole("region", { name });
  await carousel.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await sliderStarts(carousel.getByRole("group"));
  // The observers that watch what is in view answer with the next frames.
  await page.waitForTimeout(slideMs);
  return carousel;
}

/** Lets the page's time pass, and React react. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  await page.waitForTimeout(80);
  await reactRenders(page);
}

/** React renders in the turn of a message, which comes in a page whose clock stands still too, however late. */
export async function reactRenders(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  });
}

/** Swipes the card in view, once the last one has come to rest. */
export async function swipeCard(page: Page, carousel: Locator, distance: number): Promise<void> {
  await rest(page);
  await swipe(page, carousel, distance);
  await rest(page);
}

/** Lets each frame of a slide be drawn: `pass` would draw only one. */
async function rest(page: Page): Promise<void> {
  await page.clock.runFor(slideMs);
  await page.waitForTimeout(80);
  await reactRenders(page);
}

/** Waits until the tab with this id is chosen, its panel is in view, and the status says so. */
export async function showsTab(page: Page, id: string | undefined, status: string): Promise<void> {
  await expect(page.locator(`#${id}-tab`)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(status, { exact: true })).toBeVisible();
  await expect(page.locator(`#${id}`)).toBeInViewport();
}

/** Waits until the carousel shows the card of this title. */
export function shows(carousel: Locator, title: string): Promise<void> {
  const dot = carousel.getByRole("button", { name: `Show ${title}`, exact: true });
  return expect(dot).toHaveAttribute("aria-current", "true");
}
