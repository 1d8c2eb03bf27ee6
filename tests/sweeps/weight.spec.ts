import type { Page } from "playwright/test";
import { urls } from "../../src/shared/urls.ts";
import { expect, test } from "../support/test.ts";

test.use({ visitor: false });

/** What the first load of a public page may weigh, in kB (1000 bytes) as compressed on the wire; requests are files of code and type. */
const budget = { script: 114, css: 15, font: 70, requests: 20 };
const homeBudget = { ...budget, script: 110 };

for (const { path } of Object.values(urls)) {
  test(`${path} keeps the weight budget`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const weight = await weigh(page);
    const { script, css, font, requests } = path === urls.home.path ? homeBudget : budget;
    test.info().annotations.push({ type: "weight", description: JSON.stringify(weight) });
    expect(weight.script).toBeLessThanOrEqual(script);
    expect(weight.css).toBeLessThanOrEqual(css);
    expect(weight.font).toBeLessThanOrEqual(font);
    expect(weight.requests).toBeLessThanOrEqual(requests);
  });
}

/** The weight of what the page itself has loaded, without what its frames loaded. */
function weigh(page: Page) {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const sum = (pattern: RegExp) =>
      resources
        .filter(({ name }) => pattern.test(new URL(name).pathname))
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0) / 1000;
    return {
      script: sum(/\.js$/),
      css: sum(/\.css$/),
      font: sum(/\.woff2$/),
      requests: resources.filter(({ name }) => /\.(js|css|woff2)$/.test(new URL(name).pathname)).length,
    };
  });
}
