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

/** Opens a page whose clock stands still, with the benefits of this name in view. */
export async function openStill(page: Page, path: string, name: string): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await hydrate(page);
  await page.clock.pauseAt(60_000);
  const carousel = page.getByRole("region", { name });
  await comesIntoView(carousel);
  return carousel;
}

/** Scrolls to the middle of a part, and waits until its page knows that it is seen: that takes real time, with the clock still too. */
export async function comesIntoView(part: Locator): Promise<void> {
  await reactRenders(part.page());
  await part.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        element.scrollIntoView({ block: "center" });
        // Observers are told in the order in which they were made, and this is the last one.
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(element);
      }),
  );
  await reactRenders(part.page());
}

/** Lets React react to what was done, the page's time pass, and React react again. */
export async function pass(page: Page, ms: number): Promise<void> {
  // A pointer that enters or leaves renders a moment later, and what counts the time begins or ends with that.
  await reactRenders(page);
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

/** Swipes over the marked card. */
export async function swipeCard(page: Page, carousel: Locator, distance: number): Promise<void> {
  const card = carousel.locator("li:has([aria-current])");
  await card.scrollIntoViewIfNeeded();
  await swipe(page, card, distance);
  await page.clock.runFor(slideMs);
  await page.waitForTimeout(80);
  await reactRenders(page);
}

/** All cards stand in one column that the window holds: whoever scrolls down reads them all. */
export async function isReadAtOnce(page: Page, carousel: Locator, count: number): Promise<void> {
  const width = page.viewportSize()?.width ?? Number.NaN;
  const texts = carousel.locator("li").locator("h3, p");
  await expect(texts).toHaveCount(2 * count);
  const boxes = await texts.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().toJSON()));
  for (const [at, { left, right, top, height }] of boxes.entries()) {
    expect(left, `the left of text ${at}`).toBeGreaterThanOrEqual(0);
    expect(right, `the right of text ${at}`).toBeLessThanOrEqual(width);
    expect(height).toBeGreaterThan(0);
    expect(top, `the top of text ${at}`).toBeGreaterThanOrEqual(boxes[at - 1]?.bottom ?? 0);
  }
}

/** Waits until the tab with this id is chosen, its panel is in view, and the status says so. */
export async function showsTab(page: Page, id: string | undefined, status: string): Promise<void> {
  await expect(page.locator(`#${id}-tab`)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(status, { exact: true })).toBeVisible();
  await expect(page.locator(`#${id}`)).toBeInViewport();
}

/** Waits until the card of this title is the current one, and has been for React too: it counts the seconds from then. */
export async function shows(carousel: Locator, title: string): Promise<void> {
  const dot = carousel.getByRole("button", { name: `Show ${title}`, exact: true });
  await expect(dot).toHaveAttribute("aria-current", "true");
  await reactRenders(carousel.page());
}
