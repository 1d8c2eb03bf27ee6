import { rm } from "node:fs/promises";
import type { Page } from "playwright/test";
import { seedData } from "../bench/seed.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { test as base, expect } from "../support/browser/test.ts";
import { startSite } from "../support/server/site.ts";

const test = base.extend<object, { site: Awaited<ReturnType<typeof startSite>> }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const dataDir = await seedData(60);
      const site = await startSite({ DATA_DIR: dataDir });
      await use(site);
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

/** What the cards show, by their elements: the order of attributes is the renderer's own. */
function cardsOf(page: Page): Promise<string[]> {
  return page.getByRole("article").evaluateAll((cards) =>
    cards.map((card) => {
      const shown = [...card.querySelectorAll("*")].map((element) => {
        const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
        return `${element.tagName} ${attributes.sort().join(" ")}`;
      });
      return [card.className, card.textContent, ...shown].join("\n");
    }),
  );
}

function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    // Has the page counted, which brings it nothing.
    if (pathname === "/api/visits") return;
    if (/^\/(api|page-data)\//.test(pathname) || request.isNavigationRequest()) asked.push(pathname + search);
  });
  return asked;
}

test("each page of a large blog is asked for once, and looks as its document does", async ({ page }) => {
  const documents = new Map<string, string[]>();
  for (const path of ["/blogs", "/blogs?page=2", "/blogs?category=AI"]) {
    await page.goto(path);
    documents.set(path, await cardsOf(page));
  }
  await openHydrated(page, "/blogs");
  const asked = watch(page);
  const shows = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect.poll(() => cardsOf(page)).toEqual(documents.get(path));
  };
  await page.getByRole("link", { name: "Page 2" }).click();
  await shows("/blogs?page=2");
  await page.goBack();
  await shows("/blogs");
  await page.getByRole("button", { name: "AI", exact: true }).click();
  await shows("/blogs?category=AI");
  await page.goBack();
  await shows("/blogs");
  await page.goForward();
  await shows("/blogs?category=AI");
  await page.getByRole("button", { name: "All Topics" }).click();
  await shows("/blogs");
  const lists = asked.filter((path) => !path.startsWith("/page-data/blogs/"));
  expect(lists).toEqual(["/page-data/blogs?page=2", "/page-data/blogs?category=AI"]);
});

test("an article inside the app asks for itself alone, and shows what to read next", async ({ page }) => {
  await openHydrated(page, "/blogs?page=2");
  const asked = watch(page);
  await page.getByRole("link", { name: "Read Article" }).first().click();
  await expect(page.getByRole("heading", { name: "Next articles" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Read Article" })).toHaveCount(3);
  expect(asked).toHaveLength(1);
  await page.getByRole("link", { name: "Back to Blogs" }).click();
  await expect(page).toHaveURL("/blogs?page=2");
  await expect(page.getByRole("article")).toHaveCount(24);
  expect(asked).toHaveLength(1);
});
