import type { Locator, Page } from "playwright/test";
import { postPath } from "../../src/shared/paths.ts";
import { urls } from "../../src/shared/urls.ts";
import { placeOfPress } from "../support/browser/gestures.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const article = postPath("which-process-to-automate-first-a-scoring-method");

const contents = (page: Page) => page.getByRole("navigation", { name: /^(Contents|On this page)$/ });
const main = (page: Page) => page.getByRole("main");
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Links that lead to another part of their page. */
const inPageLinks: [what: string, path: string, link: (page: Page) => Locator][] = [
  ["the contents of an article", article, (page) => contents(page).getByRole("link").nth(2)],
  ["the contents of a policy", urls.privacyPolicy.path, (page) => contents(page).getByRole("link").nth(4)],
  [
    "the contents of the agreement",
    `${urls.agreement.path}?plan=students`,
    (page) => contents(page).getByRole("link").nth(4),
  ],
  ["a heading of an article", article, (page) => main(page).locator("h2[id] > a").nth(1)],
  [
    "a button of a hero",
    urls.noCodeAgenticAi.path,
    (page) => main(page).getByRole("link", { name: "Register for Webinar" }).first(),
  ],
];

for (const [what, path, link] of inPageLinks) {
  test(`Back after ${what} comes back to the place on the page where it was followed`, async ({ page }) => {
    await page.goto(urls.about.path);
    await openHydrated(page, path);
    const target = link(page).filter({ visible: true });
    await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const before = await placeOfPress(target);
    await expect(page).toHaveURL(/#./);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    await expect.poll(() => place(page)).not.toBe(before);
    await settle(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => place(page)).toBe(before);
    await page.goForward();
    await expect(page).toHaveURL(/#./);
    await expect.poll(() => place(page)).not.toBe(before);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(urls.about.path);
  });
}

for (const [what, links] of [
  ["a heading", ["h2[id] > a"]],
  ["an entry of the contents", ["nav[aria-label='On this page'] li a"]],
  [
    "two headings and an entry of the contents",
    ["h2[id] > a", "nav[aria-label='On this page'] li a", "h2[id] > a"],
  ],
] as const) {
  test(`Back to Blogs finds its place after ${what}`, async ({ page }) => {
    await openHydrated(page, urls.blogs.path);
    const filter = page.getByRole("button", { name: "AI", exact: true });
    await filter.click();
    // The address changes a moment before the list.
    await expect(filter).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(/category=AI/);
    const left = await placeOfPress(main(page).getByRole("link", { name: "Read Article" }).last());
    await expect(page.getByRole("link", { name: "Back to Blogs" })).toBeVisible();
    await expect(page).toHaveURL(/\/blogs\/[\w-]+$/);
    const seen = page.url();
    for (const [at, selector] of links.entries()) {
      await page.locator(selector).filter({ visible: true }).nth(at).click();
      await settle(page);
    }
    await expect(page).not.toHaveURL(seen);
    await page.getByRole("link", { name: "Back to Blogs" }).click();
    await expect(page).toHaveURL(/\/blogs\?category=AI$/);
    await expect.poll(() => place(page)).toBe(left);
    await page.goForward();
    await expect(page).toHaveURL(seen);
  });
}

test("a part of the page that is asked for once more is shown from its start", async ({ page }) => {
  await openHydrated(page, article);
  const [first, second] = [0, 1].map((at) => page.locator("h2[id] > a").nth(at));
  await first?.click();
  await settle(page);
  const start = await place(page);
  await page.evaluate(() => scrollBy({ top: 300, behavior: "instant" }));
  await second?.click();
  await first?.click();
  await expect.poll(() => place(page)).toBe(start);
});

/** Waits until the page has scrolled no more for twenty pictures, which a busy machine draws slowly. */
function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = scrollY;
        let still = 0;
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still === 20) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
