import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, constants } from "node:zlib";
import type { Browser, Page, PageScreenshotOptions } from "playwright/test";
import { formFramePath, postPath, urls } from "../../src/shared/urls.ts";
import { expectBestCompression } from "../support/browser/best-compression.ts";
import { differentPoints } from "../support/browser/compare-pictures.ts";
import { expect, test } from "../support/browser/test.ts";

const article = postPath("which-process-to-automate-first-a-scoring-method");
const paths = [...Object.values(urls).map(({ path }) => path), article];
const widths = [390, 1440];

/** What a server sends before it needs the browser's first word of receipt: ten packets. */
const firstFlight = 14_600;

const wholePage: PageScreenshotOptions = { fullPage: true, animations: "disabled" };
const firstScreen: PageScreenshotOptions = {
  animations: "disabled",
  // The chat's button, which floats above every page, is the last of it.
  style: "[class^=chat_] { visibility: hidden !important }",
};

// The policy would refuse what hides the button.
test.use({ javaScriptEnabled: false, bypassCSP: true, expectedConsole: [/net::ERR_FAILED/] });

for (const path of [...paths, formFramePath("partnership")]) {
  test(`${path} looks finished before its style sheets come`, async ({ browser, page }) => {
    for (const width of widths) {
      await open(page, path, width);
      const finished = await settledPicture(page, wholePage);
      await holdStyleSheets(page);
      await open(page, path, width);
      await expectPicture(browser, page, finished, wholePage);
      await page.unrouteAll();
    }
  });
}

for (const path of paths) {
  test(`${path} shows its first screen by what the first flight brings`, async ({ browser, page, site }) => {
    await expectBestCompression(page, path);
    const body = await readFirstFlight(site.url + path);
    for (const width of widths) {
      await open(page, path, width);
      const finished = await settledPicture(page, firstScreen);
      await holdStyleSheets(page);
      await page.route(site.url + path, (route) => route.fulfill({ contentType: "text/html", body }));
      await open(page, path, width);
      await expectPicture(browser, page, finished, firstScreen);
      await page.unrouteAll();
    }
  });
}

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  // What moves without end there has no state of its own that a picture could be taken of.
  await page.emulateMedia({ reducedMotion: path === urls.home.path ? "reduce" : null });
  await page.goto(path);
  // Screenshots wait for fonts, but not for these.
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
}

/** The picture of a page that the browser has drawn to the end: two that follow one another are the same. */
async function settledPicture(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  let last = await page.screenshot(options);
  await expect
    .poll(async () => {
      const before = last;
      last = await page.screenshot(options);
      return last.equals(before);
    })
    .toBe(true);
  return last;
}

/** A picture may be taken while the browser still draws: what stays different is what counts. */
function expectPicture(browser: Browser, page: Page, expected: Buffer, options: PageScreenshotOptions) {
  return expect
    .poll(async () => differentPoints(browser, await page.screenshot(options), expected), {
      message: `different points, ${page.viewportSize()?.width} px wide`,
    })
    .toBe(0);
}

function holdStyleSheets(page: Page) {
  return page.route(/\.css$/, (route) => route.abort());
}

/** The HTML that the first flight of a connection holds, head and all. */
async function readFirstFlight(url: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get(url, { headers: { "Accept-Encoding": "br" } }, async (response) => {
    const head = response.rawHeaders.reduce((total, text) => total + text.length + 2, 20);
    const body = (await buffer(response)).subarray(0, firstFlight - head);
    const html = brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
    resolve(html.toString());
  }).on("error", reject);
  return promise;
}
