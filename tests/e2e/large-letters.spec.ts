import { postPath, urls } from "../../src/shared/urls.ts";
import { chromiumOptions } from "../support/browser/chromium.ts";
import { expect, test } from "../support/browser/test.ts";

// A phone whose letters are twice as large by the browser's own setting, which media queries in rem follow.
const { args = [], ...options } = chromiumOptions();
test.use({
  viewport: { width: 360, height: 640 },
  launchOptions: { ...options, args: [...args, "--blink-settings=defaultFontSize=32"] },
});

const article = postPath("restore-a-backup-this-month-rpo-and-rto-in-plain-words");

for (const path of [...Object.values(urls).map((page) => page.path), article]) {
  test(`nothing of ${path} is out of reach in large letters`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeInViewport({ ratio: 1 });
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
    expect(cut).toEqual([]);
  });
}
