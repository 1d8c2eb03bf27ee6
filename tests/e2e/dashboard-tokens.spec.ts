import type { Page } from "playwright/test";
import { expect, test } from "../support/browser/dashboard.ts";

/** What the tokens come to that the dashboard has values of its own for, in a button. */
const tokensOf = (page: Page, button: string) =>
  page
    .getByRole("button", { name: button, exact: true })
    .first()
    .evaluate((element) => {
      const { borderTopLeftRadius, minHeight } = getComputedStyle(element);
      return { borderTopLeftRadius, minHeight };
    });

/** The rules that stand in no layer, and so win over every layer. */
const rulesWithoutLayer = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter(
        (rule) =>
          !(
            rule instanceof CSSLayerBlockRule ||
            rule instanceof CSSLayerStatementRule ||
            rule instanceof CSSFontFaceRule ||
            rule instanceof CSSKeyframesRule
          ),
      )
      .map((rule) => rule.cssText.slice(0, 80)),
  );

test("the dashboard is dense and without pills, unlike the site", async ({ page, openDashboard }) => {
  await openDashboard(page, "courses");
  expect(await tokensOf(page, "New date")).toEqual({ borderTopLeftRadius: "8px", minHeight: "44px" });
  await page.getByRole("button", { name: "New date" }).click();
  expect(await tokensOf(page, "Save")).toEqual({ borderTopLeftRadius: "8px", minHeight: "44px" });
  expect(await rulesWithoutLayer(page)).toEqual([]);

  await page.context().clearCookies();
  await page.goto("/admin-login");
  expect(await tokensOf(page, "Login")).toEqual({ borderTopLeftRadius: "999px", minHeight: "48px" });
  expect(await rulesWithoutLayer(page)).toEqual([]);
});
