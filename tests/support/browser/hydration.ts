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
    const waiting = document.querySelector("#page [data-island]:not([data-live], [data-lazy], [data-waits])");
    return fiber?.stateNode.current.memoizedState.isDehydrated === false && waiting === null;
  });
}

declare global {
  interface Window {
    /** Of a browser that is never idle by itself (`neverIdle`). */
    becomeIdle?(): void;
  }
}

/** Waits until the app has taken over the page, also in a browser that is never idle by itself. */
export async function hydrate(page: Page): Promise<void> {
  while (!(await isHydrated(page))) {
    await page.evaluate(() => window.becomeIdle?.());
    await page.waitForTimeout(20);
  }
}

/** Has the app wait, in the pages that come from now on, until `hydrate`. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (act) => waiting.push(act);
    window.becomeIdle = () => {
      for (const act of waiting.splice(0)) act({ didTimeout: false, timeRemaining: () => 50 });
    };
  });
}

/** Opens a page, whose app then runs. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}
