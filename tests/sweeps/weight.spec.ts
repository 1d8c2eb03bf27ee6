import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright/test";
import { urls } from "../../src/shared/urls.ts";
import { expectBestCompression } from "../support/browser/best-compression.ts";
import { hydrate } from "../support/browser/hydration.ts";
import { pagePaths } from "../support/browser/page-paths.ts";
import { expect, test } from "../support/browser/test.ts";

/** What the first load of a public page may weigh, in kB (1000 bytes) as compressed on the wire. */
const budget = {
  /** The page without the styles in its head, and what these add: all of its style sheets. */
  html: 12.3,
  styles: 12,
  script: 97.2,
  /** Scripts beyond the packages that every page runs on: react, react-dom, react-router. */
  ownScript: 16.2,
  /** Style sheets that are fetched. */
  css: 0,
  font: 30,
  /**
   * Requests of the page itself; the pictures of articles, what a form's frame asks for, the icon of the tab, and the one that counts
   * the visit come on top.
   */
  requests: 12,
  /** The panel of the chat with its styles, which comes after all of that, for a visitor who may ask for it. */
  chatPanel: 8.7,
};

/** The sign-in runs a script of its own, and nothing of the app. */
const signInBudget = { ...budget, script: 3, ownScript: 3, chatPanel: 0 };

for (const path of pagePaths) {
  test(`${path} keeps the weight budget`, async ({ page, site }) => {
    await expectBestCompression(page, path);
    await page.goto(path);
    await hydrate(page);
    await page.waitForLoadState("networkidle");
    const weight = await weigh(page);
    const unstyled = (await (await page.request.get(path)).text()).replace(/<style>.*?<\/style>/s, "");
    const html = brotliCompressSync(unstyled).length / 1000;
    const sizes = { ...weight.sizes, html, styles: weight.document - html };
    test.info().annotations.push({ type: "weight", description: JSON.stringify(sizes) });
    for (const [part, most] of Object.entries(path === urls.adminLogin.path ? signInBudget : budget)) {
      expect(sizes[part as keyof typeof budget], part).toBeLessThanOrEqual(most);
    }
    expect(weight.hosts).toEqual([new URL(site.url).host]);
  });
}

/** The weight of what the page itself has loaded, without what its frames loaded. */
function weigh(page: Page) {
  return page.evaluate(() => {
    const pathOf = ({ name }: PerformanceEntry) => new URL(name).pathname;
    const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    // What it shares with the dashboard comes with it.
    const isOfChat = (entry: PerformanceEntry) => /^\/assets\/(chat-panel|common)-/.test(pathOf(entry));
    const resources = all.filter((entry) => !isOfChat(entry));
    const total = (entries: PerformanceResourceTiming[]) =>
      entries.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0) / 1000;
    const sum = (pattern: RegExp) => total(resources.filter((entry) => pattern.test(pathOf(entry))));
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return {
      document: (document?.encodedBodySize ?? Number.NaN) / 1000,
      sizes: {
        script: sum(/\.js$/),
        ownScript: sum(/\/(?!vendor-)[^/]+\.js$/),
        css: sum(/\.css$/),
        font: sum(/\.woff2$/),
        requests:
          1 +
          resources.filter((entry) => !/^\/(covers|widget|favicon|api\/visits$)/.test(pathOf(entry))).length,
        chatPanel: total(all.filter(isOfChat)),
      },
      hosts: [...new Set(all.map(({ name }) => new URL(name).host))],
    };
  });
}
