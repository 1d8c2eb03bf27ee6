import { postPath, urls } from "../../src/shared/urls.ts";
import { expect, test } from "../support/browser/test.ts";

const article = postPath("restore-a-backup-this-month-rpo-and-rto-in-plain-words");

test.use({ viewport: { width: 360, height: 640 } });

test("nothing of any page is out of reach in large letters", async ({ page }) => {
  // A phone whose letters are twice as large by the browser's own setting, which media queries in rem follow.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const path of [...Object.values(urls).map((page) => page.path), article]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Menu", exact: true }), path).toBeInViewport({ ratio: 1 });
    const cut = await page.locator("main").evaluate((main) => {
      const texts = [
        ...main.querySelectorAll("h1, h2, h3, p, li, dt, dd, th, td, label, summary, a, button"),
      ];
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
    expect(cut, path).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  }
});
