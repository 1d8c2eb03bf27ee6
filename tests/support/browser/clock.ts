import type { Page } from "playwright/test";

/**
 * Stops the clock of a page in which it was installed; from then on only the test moves it. A clock that goes on lets a
 * second pass between two steps of a test on a busy machine, and what the page does after a second has then been done.
 */
export function stopClock(page: Page): Promise<void> {
  // Far enough ahead that it is ahead on a busy machine too: a clock cannot be stopped in its past.
  return page.clock.pauseAt(Date.now() + 60_000);
}
