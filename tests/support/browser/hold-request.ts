import type { Page } from "playwright/test";

/** Holds a request back until the returned function is called. */
export async function holdRequest(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
