import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { chromiumOptions } from "../support/browser/chromium.ts";
import { hydrate } from "../support/browser/hydration.ts";
import { password, signIn } from "../support/browser/sign-in.ts";
import { startSite } from "../support/server/site.ts";
import type { State } from "./state.ts";
import { states } from "./states.ts";
import { settle } from "./steps.ts";

/**
 * Writes pictures of all screens and states at all widths into a folder: `npm run screenshots`. With words, only of
 * the states that have one of them in their name: `npm run screenshots -- chat blog`. SCREENSHOTS_DIR names the folder.
 */
const folder = path.resolve(process.env.SCREENSHOTS_DIR ?? "screenshots");

const widths = [390, 820, 1440, 1920];

const words = process.argv.slice(2);
const wanted = states.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (wanted.length === 0) throw new Error(`No state has one of these words in its name: ${words.join(" ")}`);
const site = await startSite({ ADMIN_PASSWORD: password });
const browser = await chromium.launch(chromiumOptions());
const cookies = await signIn(site.url);
for (const firstName of ["Dana", "Theo", "Maximiliane-Alexandra"]) await sendLead(firstName);
const jobs = wanted.flatMap((state) => (state.widths ?? widths).map((width) => ({ state, width })));
const failed: string[] = [];
await mkdir(folder, { recursive: true });
await Promise.all([work(browser), work(browser)]);
await browser.close();
await site.stop();
if (failed.length > 0) {
  console.error(`Not taken:\n${failed.join("\n")}`);
  process.exitCode = 1;
}

/** Takes one picture after the other until there is nothing left to do. */
async function work(browser: Browser): Promise<void> {
  for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
    const name = `${job.state.name}-${job.width}`;
    await take(browser, job.state, job.width, path.join(folder, `${name}.png`)).catch((error) =>
      failed.push(`${name}: ${error.message}`),
    );
  }
}

async function take(browser: Browser, state: State, width: number, file: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height: width < 500 ? 844 : width < 1000 ? 1180 : 900 },
    // Each picture is taken by a visitor of its own, whom no limit of another one meets.
    extraHTTPHeaders: { "X-Forwarded-For": `10.1.${jobs.length >> 8}.${jobs.length & 255}` },
    ...state.context,
  });
  try {
    if (state.admin === true) await context.addCookies(cookies);
    const withScripts = state.context?.javaScriptEnabled !== false;
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    if (state.print === true) await page.emulateMedia({ media: "print" });
    await page.goto(state.path, { waitUntil: "networkidle" });
    if ((await page.locator("#hydration-data").count()) > 0 && withScripts) await hydrate(page);
    await state.enter?.(page, width);
    const fullPage = state.window !== true;
    if (fullPage && withScripts) await showEverything(page);
    // What is out of a window that stands still may never load.
    await (fullPage ? settle(page, width) : page.waitForTimeout(300));
    await page.evaluate(holdMotion);
    await page.screenshot({ path: file, fullPage });
  } finally {
    await context.close();
  }
}

/** What moves once is at its end, and what moves without an end stands where it is. */
function holdMotion(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY) animation.pause();
    else animation.finish();
  }
}

/** Scrolls through the page once, so that what waits to come into view is there. */
async function showEverything(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
    await page.waitForTimeout(30);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

async function sendLead(firstName: string): Promise<void> {
  const message = "We answer 600 mails a month by hand, most of them about invoices.";
  await fetch(`${site.url}/widget/form/general-contact`, {
    method: "POST",
    body: new URLSearchParams({ firstName, lastName: "Okafor", email: "d@example.com", phone: "", message }),
  });
}
