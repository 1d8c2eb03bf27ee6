import { postPath, urls } from "../../src/shared/urls.ts";
import { findViolationsOutsideFrames, findViolationsWithoutScripts } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/test.ts";

// What axe says of the awake pages stands in browser.spec.ts; here nobody has touched them, or no script runs.
const article = postPath("which-process-to-automate-first-a-scoring-method");
const form = "/widget/form/general-contact";
const paths = [...Object.values(urls).map(({ path }) => path), article, form, "/nothing-here"];

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test.use({ expectedConsole: [/the server responded with a status of 404/] });

for (const path of paths) {
  test(`axe finds nothing on ${path} while its app is asleep`, async ({ page }) => {
    await page.goto(path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await findViolationsOutsideFrames(page), `${size.width} px wide`).toEqual([]);
      const awake = await page.evaluate(() =>
        Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__reactFiber")),
      );
      expect(awake && path !== urls.adminLogin.path, "the app was woken").toBe(false);
    }
  });

  test.describe("", () => {
    test.use({ javaScriptEnabled: false });

    test(`axe finds nothing on ${path} without JavaScript`, async ({ page }) => {
      await page.goto(path);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect(await findViolationsWithoutScripts(page), `${size.width} px wide`).toEqual([]);
      }
    });
  });
}
