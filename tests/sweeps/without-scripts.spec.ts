import { urls } from "../../src/shared/urls.ts";
import { findViolationsOutsideFrames } from "../support/browser/axe.ts";
import { pagePaths } from "../support/browser/page-paths.ts";
import { expect, test } from "../support/browser/test.ts";

const form = "/widget/form/general-contact";
const paths = [...pagePaths, form, "/nothing-here"];

test.use({
  javaScriptEnabled: false,
  expectedConsole: [/the server responded with a status of 404/],
});

test("the sign-in says that it needs JavaScript", async ({ page }) => {
  await page.goto(urls.adminLogin.path);
  await expect(page.locator("noscript p")).toBeVisible();
  await expect(page.locator("noscript p")).toContainText("Signing in needs JavaScript");
});

/** Without JavaScript these differ on wide windows from what the app shows: the header, tabs, plans and the agreement's bar. */
const alsoWide: readonly string[] = [
  urls.home.path,
  urls.conversationalAi.path,
  urls.noCodeAgenticAi.path,
  urls.agreement.path,
];

for (const path of paths) {
  test(`axe finds nothing on ${path} without JavaScript`, async ({ page }) => {
    await page.goto(path);
    for (const width of alsoWide.includes(path) ? [390, 1280] : [390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findViolationsOutsideFrames(page), `${width} px wide`).toEqual([]);
    }
  });
}
