import type { Page } from "playwright/test";
import { hydrate } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

/** Whether each document of a visit began with its opening alone, as it was when its HTML had been read. */
async function noteBeginnings(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    if (window !== top) return;
    const note = () =>
      sessionStorage.setItem("began", "first" in document.documentElement.dataset ? "opening" : "whole");
    // What paints before the HTML has been read has shown the rest by then.
    new MutationObserver(
      (changes) => changes.some(() => "first" in document.documentElement.dataset) && note(),
    ).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-first"] });
    sessionStorage.setItem("began", "whole");
  });
  return () => page.evaluate(() => sessionStorage.getItem("began"));
}

/** Whether the last section of the page is laid out. */
const showsAll = (page: Page) =>
  page.locator("#page > :last-child > :first-child").evaluate((element) => element.checkVisibility());

test("a page begins with its opening, and shows the rest as soon as that is painted", async ({ page }) => {
  const began = await noteBeginnings(page);
  for (const path of ["/", "/services/ai-automations", "/training/no-code-agentic-ai"]) {
    await page.goto(path);
    expect([path, await began()]).toEqual([path, "opening"]);
    expect(await showsAll(page)).toBe(true);
  }
});

test("what comes after the opening is not laid out until then", async ({ page }) => {
  await page.goto("/");
  const begin = () => page.evaluate(() => document.documentElement.setAttribute("data-first", ""));
  // The page itself may show all only after its load has ended.
  await expect(async () => {
    await begin();
    expect(await showsAll(page)).toBe(false);
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => document.documentElement.removeAttribute("data-first"));
  expect(await showsAll(page)).toBe(true);
});

test("a page is whole at once at a hash, in a reload and on the way back", async ({ page }) => {
  const began = await noteBeginnings(page);
  await page.goto("/services/ai-automations#faq");
  expect(await began()).toBe("whole");
  await page.goto("/");
  await page.reload();
  expect(await began()).toBe("whole");
  await page.goto("/about");
  await page.goBack();
  await expect(async () => expect(await began()).toBe("whole")).toPass();
});

test("a page that nobody looks at is whole from its start", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { value: true }));
  const began = await noteBeginnings(page);
  await page.goto("/");
  expect(await began()).toBe("whole");
});

test("a link inside the site shows the opening first too, and the way back the whole page", async ({
  page,
}) => {
  const began = await noteBeginnings(page);
  const forget = () => page.evaluate(() => sessionStorage.setItem("began", "whole"));
  await page.goto("/about");
  await hydrate(page);
  await forget();
  await page.getByRole("contentinfo").getByRole("link", { name: "AI Automations" }).click();
  await expect(page).toHaveTitle(/Automation/);
  await expect(page.locator("html")).not.toHaveAttribute("data-first");
  expect(await began()).toBe("opening");
  expect(await showsAll(page)).toBe(true);
  await forget();
  await page.goBack();
  await expect(page).toHaveTitle(/About/);
  expect(await began()).toBe("whole");
});

test("a page that is left before the rest of it is shown starts nothing more", async ({ page }) => {
  // Reports what is observed in the very moment that the page's element is gone.
  await page.addInitScript(() => {
    const Observer = IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const target = entries[0]?.target;
          if (target?.id !== "page" || !target.isConnected) return report(entries, observer);
          const removals = new MutationObserver(() => {
            if (target.isConnected) return;
            removals.disconnect();
            document.body.dataset.reported = "";
            report(entries, observer);
          });
          removals.observe(document, { childList: true, subtree: true });
          document.body.dataset.holds = "";
        }, options);
      }
    };
  });
  await page.goto("/");
  await hydrate(page);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle("About Us - Insights to Action");
  // The browser sees the page with a frame of its own.
  await expect(page.locator("body[data-holds]")).toBeAttached();
  await page.goBack();
  await expect(page.locator("body[data-reported]")).toBeAttached();
  await page.getByRole("button", { name: "Next service" }).click();
});
