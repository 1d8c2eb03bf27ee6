import type { Page } from "playwright";

/** Whether the app has taken over the page's HTML: React leaves a key of its own at every element that it renders. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const screen = document.querySelector("main")?.firstElementChild;
    return screen != null && Object.keys(screen).some((key) => key.startsWith("__reactFiber"));
  });
}

/** Moves the mouse, as somebody who is there does, and waits until the app has taken over the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  while (!(await isHydrated(page))) await page.waitForTimeout(20);
}
