import type { Browser, Page } from "playwright/test";
import { hydrate } from "../support/browser/hydration.ts";
import { publicPaths } from "../support/browser/page-paths.ts";
import { expect, test } from "../support/browser/test.ts";

// What moves is moved by the browser's compositor, which asks for styles about three times a second. Else it is every frame.
const mostStyles = 6;

for (const path of publicPaths) {
  test(`${path} does nothing at rest, and is not styled anew for one more element`, async ({
    page,
    browser,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrate(page);
      await expect.poll(() => mostStylesIn(page), `at ${width} px`).toBeLessThanOrEqual(mostStyles);
      const { styled, all } = await styledForOneMore(page, browser);
      expect(styled / all, `${styled} of ${all} elements at ${width} px`).toBeLessThan(0.5);
    }
  });
}

/** How many times the page is styled in the busiest of three stretches of 0.3 s. */
async function mostStylesIn(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Performance.enable");
  const counts: number[] = [];
  for (let sample = 0; sample < 4; sample++) {
    if (sample > 0) await page.waitForTimeout(300);
    const { metrics } = await devTools.send("Performance.getMetrics");
    counts.push(metrics.find(({ name }) => name === "RecalcStyleCount")?.value ?? Number.NaN);
  }
  await devTools.detach();
  return Math.max(...counts.slice(1).map((count, at) => count - (counts[at] ?? 0)));
}

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** How many elements the browser styles because a script is added, as each chunk of code is. */
async function styledForOneMore(page: Page, browser: Browser): Promise<{ styled: number; all: number }> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  const all = await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("script"), { type: "application/json" }));
    document.body.getBoundingClientRect();
    return document.querySelectorAll("*").length;
  });
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(`${await browser.stopTracing()}`);
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" ? (args.elementCount ?? 0) : [],
  );
  expect(counts).not.toHaveLength(0);
  return { styled: Math.max(...counts), all };
}
