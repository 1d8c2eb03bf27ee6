import { expect, type Page } from "playwright/test";

/** Holds a request back until the returned function is called. */
export async function holdRequest(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  if (page.url() !== "about:blank") await passRoutes(page);
  return resolve;
}

/** Waits until the page sends its requests through its routes: Chromium tells it of the first, and does not wait for it. */
async function passRoutes(page: Page): Promise<void> {
  const probe = "/healthz?routed";
  await page.route(`**${probe}`, (route) => route.fulfill({ status: 204 }));
  await expect.poll(() => page.evaluate(async (url) => (await fetch(url)).status, probe)).toBe(204);
  await page.unroute(`**${probe}`);
}
