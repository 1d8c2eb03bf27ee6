/**
 * Measures how long a key takes to the screen in the editor of posts: `node tests/bench/editor-keys.ts [words]`, 50,000
 * if left out. The browser's own times of events, from the key to the next frame, in its steps of 8 ms.
 */
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "playwright";
import { chromiumOptions } from "../support/browser/chromium.ts";
import { password, signIn } from "../support/browser/sign-in.ts";
import { startSite } from "../support/server/site.ts";
import { head, row } from "./table.ts";

const words = Number(process.argv[2] ?? 50_000);
const keys = 40;

interface KeyTimes {
  duration: number;
  processing: number;
}

const site = await startSite({ ADMIN_PASSWORD: password });
const browser = await chromium.launch(chromiumOptions());
try {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  await context.addCookies(await signIn(site.url));
  const page = await context.newPage();
  // Paragraphs of a hundred short words, as many as a post may hold.
  const paragraph = `${"abc ".repeat(99)}abc`;
  const content = Array.from({ length: Math.ceil(words / 100) }, () => paragraph).join("\n\n");
  await page.addInitScript(() => {
    const times: KeyTimes[] = [];
    Object.assign(window, { keyTimes: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name !== "keydown") continue;
        times.push({ duration: entry.duration, processing: entry.processingEnd - entry.processingStart });
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto("/admin/dashboard?edit=new");
  await page.getByLabel("Title", { exact: true }).fill("A long post");
  await page.getByLabel("Content").fill(content);
  const surface = page.getByRole("textbox", { name: "Text of the post" });
  await surface.click();
  head("key", "frames of 16 ms or more", "longest, ms", "handled, ms");
  for (const [name, count] of [
    ["the first", 1],
    ["the next, without a pause", keys],
  ] as const) {
    // The form, its draft and the preview have heard of all by then.
    await wait(5_000);
    await page.evaluate(() => {
      (window as typeof window & { keyTimes: KeyTimes[] }).keyTimes.length = 0;
    });
    for (let key = 0; key < count; key++) {
      await page.keyboard.press("x");
      await wait(90);
    }
    await wait(1_000);
    const times = await page.evaluate(() => (window as typeof window & { keyTimes: KeyTimes[] }).keyTimes);
    const longest = times.toSorted((a, b) => b.duration - a.duration)[0];
    row(
      name,
      `${times.length} of ${count}`,
      longest === undefined ? "under 16" : `${longest.duration}`,
      longest === undefined ? "" : longest.processing.toFixed(1),
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
