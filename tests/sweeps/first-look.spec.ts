import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, constants } from "node:zlib";
import type { Page, PageScreenshotOptions } from "playwright/test";
import { formFramePath, postPath, urls } from "../../src/shared/urls.ts";
import { expectBestCompression } from "../support/browser/best-compression.ts";
import { differentPoints } from "../support/browser/compare-pictures.ts";
import { expect, test } from "../support/browser/test.ts";

const article = postPath("which-process-to-automate-first-a-scoring-method");
const paths = [...Object.values(urls).map(({ path }) => path), article];
const widths = [390, 1440];

/** What a server sends before it needs the browser's first word of receipt: ten packets. */
const firstFlight = 14_600;

/** Best quality loses less than what the comparison lets pass, and takes half the time of a PNG. */
const picture: PageScreenshotOptions = { animations: "disabled", type: "jpeg", quality: 100 };
const wholePage: PageScreenshotOptions = { ...picture, fullPage: true };
const firstScreen: PageScreenshotOptions = {
  ...picture,
  // The chat's button, which floats above every page, is the last of it.
  style: "[class^=chat_] { visibility: hidden !important }",
};

// The policy would refuse what hides the button.
test.use({ javaScriptEnabled: false, bypassCSP: true, expectedConsole: [/net::ERR_FAILED/] });

for (const path of paths) {
  test(`${path} looks finished before its style sheets come, and its first screen by what the first flight brings`, async ({
    page,
    context,
    site,
  }) => {
    await expectBestCompression(page, path);
    const body = await readFirstFlight(site.url + path);
    const [finished, begun] = [await context.newPage(), await context.newPage()];
    for (const unfinished of [page, begun]) await holdStyleSheets(unfinished);
    await begun.route(site.url + path, (route) => route.fulfill({ contentType: "text/html", body }));
    for (const width of widths) {
      for (const each of [finished, page, begun]) await open(each, path, width);
      await expectSamePicture(page, finished, wholePage);
      await expectSamePicture(begun, finished, firstScreen);
    }
  });
}

test("a form's frame looks finished before its style sheets come", async ({ page, context }) => {
  const finished = await context.newPage();
  await holdStyleSheets(page);
  for (const width of widths) {
    for (const each of [finished, page]) await open(each, formFramePath("partnership"), width);
    await expectSamePicture(page, finished, wholePage);
  }
});

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  // What moves has no state of its own that a picture could be taken of.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  // Screenshots wait for fonts, but not for these.
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
}

/** A picture may be taken while the browser still draws: what stays different is what counts. */
function expectSamePicture(page: Page, finished: Page, options: PageScreenshotOptions) {
  return expect
    .poll(async () => differentPoints(await page.screenshot(options), await finished.screenshot(options)), {
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
