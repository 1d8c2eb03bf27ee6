import type { Page } from "playwright";

/**
 * Whether the app and the islands have taken over the whole of the page's HTML: React keeps its root at the element that it
 * renders into. A document without the app is whole once its scripts have run.
 */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    if (document.getElementById("hydration-data") === null) return document.readyState === "complete";
    const entries = Object.entries(document.getElementById("root") ?? {});
    const [, fiber] = entries.find(([key]) => key.startsWith("__reactContainer")) ?? [];
    const waiting = document.querySelector("#page [data-island]:not([data-live], [data-late])");
    return fiber?.stateNode.current.memoizedState.isDehydrated === false && waiting === null;
  });
}

/** Moves the mouse, as somebody who is there does, and waits until the app has taken over the page. */
export async function hydrate(page: Page): Promise<void> {
  while (!(await isHydrated(page))) {
    // Over two of its parts: the mouse may already have rested on the first. A page that is not painted yet heeds no mouse.
    await page.mouse.move(1, 200);
    await page.mouse.move(1, 1);
    await page.waitForTimeout(20);
  }
}

/** Waits until the app has taken over a page that nobody touches. */
export async function hydrated(page: Page): Promise<void> {
  while (!(await isHydrated(page))) await page.waitForTimeout(20);
}

/** Leaves the start of the app to the visitor, in the pages that come from now on. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Opens a page, whose app then runs. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}
