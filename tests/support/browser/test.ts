import { test as base, type ConsoleMessage, expect, type Page } from "playwright/test";
import { type Site, startSite } from "../server/site.ts";
import { forWorker } from "./for-worker.ts";

export { expect };

interface TestFixtures {
  /** Messages of the console that the test has a reason to expect; any other error or warning fails it. */
  expectedConsole: RegExp[];
}

/** Playwright's test with a running site a worker, and a page whose console must stay silent. */
export const test = base.extend<TestFixtures, { site: Site }>({
  site: forWorker(() => startSite()),
  baseURL: async ({ site }, use) => use(site.url),
  // Each test comes from an address of its own, so that rate limits of one never touch another.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, "X-Forwarded-For": randomAddress() }),
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const noise: string[] = [];
    page.on("console", (message) => {
      if (isNoise(message, expectedConsole))
        noise.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => noise.push(`uncaught: ${error.message}`));
    waitForEachNewSize(page);
    waitForEachRoute(page);
    await use(page);
    expect(noise, "messages in the browser's console").toEqual([]);
  },
});

/** A page learns its new size a moment after the browser took it: without the wait, a test may measure the old page. */
function waitForEachNewSize(page: Page): void {
  const setViewportSize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await setViewportSize(size);
    await expect
      .poll(() => page.evaluate(() => [window.innerWidth, window.innerHeight]))
      .toEqual([size.width, size.height]);
  };
}

/** Chromium tells of the first request after a page that is open has got a route, and does not wait for what is told of it. */
function waitForEachRoute(page: Page): void {
  const route = page.route.bind(page);
  const probe = "/healthz?routed";
  page.route = async (...routed) => {
    const isOpen = page.url() !== "about:blank";
    if (isOpen) {
      await route(`**${probe}`, (asked) => asked.fulfill({ status: 204 }));
      await expect.poll(() => page.evaluate(async (url) => (await fetch(url)).status, probe)).toBe(204);
    }
    const disposable = await route(...routed);
    if (isOpen) await page.unroute(`**${probe}`);
    return disposable;
  };
}

function isNoise(message: ConsoleMessage, expected: RegExp[]): boolean {
  const loud = message.type() === "error" || message.type() === "warning";
  return loud && !expected.some((pattern) => pattern.test(message.text()));
}

function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}
