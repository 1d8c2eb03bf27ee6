import { publicPaths } from "../support/browser/page-paths.ts";
import { expect, test } from "../support/browser/test.ts";

for (const path of publicPaths) {
  test(`the words in the drawings of ${path} can be read on every screen`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 390, 768, 820, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const small = await page.locator("svg text").evaluateAll((words) =>
        words.flatMap((word) => {
          const { a = 0, b = 0 } = (word as SVGTextElement).getScreenCTM() ?? {};
          const size = Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(a, b);
          return word.getClientRects().length === 0 || size >= 11.5
            ? []
            : [`${word.textContent}: ${size} px`];
        }),
      );
      expect(small, `at ${width} px`).toEqual([]);
    }
  });
}
