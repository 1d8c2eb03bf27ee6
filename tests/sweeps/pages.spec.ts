import type { Page } from "playwright/test";
import { breakpoints } from "../../src/browser/breakpoints.ts";
import { postPath } from "../../src/shared/paths.ts";
import { urls } from "../../src/shared/urls.ts";
import { findViolationsOutsideFrames } from "../support/browser/axe.ts";
import { hydrate, isHydrated, neverIdle } from "../support/browser/hydration.ts";
import { invalidHtml } from "../support/browser/invalid-html.ts";
import { pagePaths } from "../support/browser/page-paths.ts";
import { expect, test } from "../support/browser/test.ts";

const articleWithCode = postPath("restore-a-backup-this-month-rpo-and-rto-in-plain-words");
const paths = [...pagePaths, articleWithCode, "/nothing-here"];
const layers = ["reset", "base", "primitives", "components", "widgets", "pages", "media"];
const axeWidths = [390, 1280];
/** Both ends of every layout, where its content has the least and the most room. */
const widths = [320, ...breakpoints.flatMap((rem) => [rem * 16 - 1, rem * 16]), 540, 720, 1440, 1920];
/** A page of its own, without the app. */
const form = "/widget/form/general-contact";

test.use({ expectedConsole: [/the server responded with a status of 404/] });

// The console must be silent in each of these: a violation of the content policy and a page that does not hydrate
// as it was rendered both speak up there. What axe finds in the HTML before the app runs, it finds without JavaScript, too:
// `without-scripts.spec.ts` looks at that.
for (const path of [...paths, form]) {
  test(`${path} fits every width and large letters, valid HTML, nothing for axe`, async ({ page, site }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(site.url)) foreign.push(request.url());
    });
    await neverIdle(page);
    await page.goto(path);
    await expectValidHtml(page, "before the app runs");
    if (path !== form) {
      // The sign-in runs a script of its own, at once.
      if (path === urls.adminLogin.path) await hydrate(page);
      else expect(await isHydrated(page)).toBe(false);
      await hydrate(page);
      await expectValidHtml(page, "in the app");
      expect(await layersOf(page), "style layers, whatever chunk they come in").toEqual(layers);
    }
    await expect(page.locator(".undefined"), "a class that no style sheet has").toHaveCount(0);
    const boxless = page.locator("img:not([width][height])");
    expect(await boxless.count(), "images without a box of their own").toBe(0);

    const tooNarrow: number[] = [];
    for (const width of [...axeWidths, ...widths]) {
      await page.setViewportSize({ width, height: 800 });
      if (axeWidths.includes(width)) {
        expect(await findViolationsOutsideFrames(page), `${width} px wide`).toEqual([]);
      }
      if (await overflows(page)) tooNarrow.push(width);
    }
    expect(tooNarrow, "widths at which the page scrolls sideways").toEqual([]);
    expect(foreign, "requests to other hosts").toEqual([]);
    if (path !== form) await expectReachInLargeLetters(page);
  });
}

test("pages do not shift while they load", async ({ page }) => {
  // Has the fonts in the cache: this machine need not have those whose metrics the fallbacks are made for.
  await page.goto(urls.privacyPolicy.path, { waitUntil: "networkidle" });
  await page.addInitScript(() => {
    const record = { shift: 0 };
    Object.assign(window, { record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.shift += "value" in entry ? Number(entry.value) : 0;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  for (const [{ path }, width] of [
    [urls.home, 1280],
    [urls.about, 390],
    [urls.conversationalAi, 390],
    [urls.noCodeAgenticAi, 1280],
    [urls.blogs, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrate(page);
    await page.waitForTimeout(500);
    const shift = await page.evaluate(
      () => (window as unknown as { record: { shift: number } }).record.shift,
    );
    expect([path, shift]).toEqual([path, 0]);
  }
});

async function expectValidHtml(page: Page, when: string): Promise<void> {
  expect(await page.evaluate(invalidHtml), `${when}, what is not valid HTML`).toEqual([]);
}

/** On a phone whose letters are twice as large by the browser's own setting, which media queries in rem follow. */
async function expectReachInLargeLetters(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  // The sign-in has no menu.
  if (new URL(page.url()).pathname === urls.adminLogin.path) await expect(menu).toHaveCount(0);
  else await expect(menu).toBeInViewport({ ratio: 1 });
  const cut = await page.locator("main").evaluate((main) => {
    const texts = [...main.querySelectorAll("h1, h2, h3, p, li, dt, dd, th, td, label, summary, a, button")];
    return (
      texts
        .filter((text) => text.checkVisibility({ visibilityProperty: true }))
        // What no eye sees, what passes by, and what has a scroller of its own.
        .filter(
          (text) =>
            text.closest(".visually-hidden, [aria-hidden=true], [translate=no], [tabindex='0']") === null,
        )
        .filter((text) => text.getBoundingClientRect().right > innerWidth + 1)
        .map((text) => text.ariaLabel ?? text.textContent.slice(0, 40))
    );
  });
  expect(cut, "out of reach in large letters").toEqual([]);
}

function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** The layers of the page's style sheets, in their order. */
function layersOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const layers = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
        return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
      });
    return [...new Set(layers)];
  });
}
