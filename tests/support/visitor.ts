import type { Page } from "playwright";

/** A hand rests on the mouse; and as people are slower than machines, each page answers before it is used. */
export async function addVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("load", () => {
      document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    });
  });
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    // React leaves a key of its own at every element that it has taken over.
    await page
      .waitForFunction(
        () => {
          const screen = document.querySelector("main")?.firstElementChild;
          if (screen == null || document.getElementById("hydration-data") === null) return true;
          return Object.keys(screen).some((key) => key.startsWith("__reactFiber"));
        },
        undefined,
        { timeout: 5_000 },
      )
      .catch(() => {});
    return response;
  };
}
