import type { Page } from "playwright/test";
import { urls } from "../../src/shared/urls.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

/** A page for each row of the table of heights. */
const pages = [
  urls.home,
  urls.contact,
  urls.aiAutomations,
  urls.corporateTraining,
  urls.aiMlGenAiCourse,
  urls.talentForClients,
  urls.talentForTalents,
  urls.noCodeAgenticAi,
];

const widths = [320, 360, 375, 390, 412, 480, 540, 600, 720, 768, 820, 960, 1024, 1280, 1440];

for (const { path } of pages) {
  test(`the form of ${path} fits into the height reserved for it, at every width`, async ({ page }) => {
    await openHydrated(page, path);
    await page.locator("iframe").scrollIntoViewIfNeeded();
    const form = page.frameLocator("iframe");
    await expect(form.getByRole("button")).toBeVisible();
    const outgrown: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const missing = await missingHeight(page);
      if (missing > 0) outgrown.push(`${missing} px at ${width}`);
    }
    expect(outgrown).toEqual([]);
  });
}

/** By how much the form, with the longest choice of each list, is higher than its frame's floor; in px. */
function missingHeight(page: Page): Promise<number> {
  return page.locator("iframe").evaluate(async (element) => {
    const frame = element as HTMLIFrameElement;
    const root = frame.contentDocument?.documentElement as HTMLElement;
    for (const list of root.querySelectorAll("select")) {
      const lengths = [...list.options].map(({ text }) => text.length);
      list.selectedIndex = lengths.indexOf(Math.max(...lengths));
    }
    // The frame has its new width one picture later, and what the form asks for comes as a message.
    for (let pictures = 0; pictures < 3; pictures++) await new Promise(requestAnimationFrame);
    const floor = Number.parseFloat(getComputedStyle(frame).minHeight);
    return Math.max(root.scrollHeight, frame.clientHeight) - floor;
  });
}
