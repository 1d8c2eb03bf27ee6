import type { Page } from "playwright/test";
import { expect, test } from "../support/browser/dashboard.ts";
import { hydrate, openHydrated } from "../support/browser/hydration.ts";

test.use({ expectedConsole: [/Failed to load resource|dynamically imported module|preload CSS/] });

/** From now on the open page's files are gone, as after a deploy; a page that is loaded anew gets its own, or not. */
async function deploy(page: Page, newRelease: "good" | "broken" = "good") {
  const loads: string[] = [];
  let gone = true;
  await page.route("**/page-data/**", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...(gone && { release: "/assets/other.js" }) } });
  });
  await page.route("**/assets/**", (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    loads.push(new URL(request.url()).pathname);
    if (newRelease === "good") gone = false;
  });
  return loads;
}

test("a link leads on in a tab that is older than the release", async ({ page }) => {
  await openHydrated(page, "/");
  await page.waitForLoadState("networkidle");
  const loads = await deploy(page);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle("About Us - Insights to Action");
  await expect.poll(() => loads).toEqual(["/about"]);
  // In the new page the next link needs no load.
  await hydrate(page);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveTitle("Contact Us - Talk to Our AI Team");
  await page.goBack();
  await expect(page).toHaveTitle("About Us - Insights to Action");
  expect(loads).toEqual(["/about"]);
});

test("a link without a connection says so, and leads on once there is one", async ({ page, context }) => {
  await openHydrated(page, "/");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page).toHaveURL("/about");
  await page.getByRole("button", { name: "Go back" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline");
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await context.setOffline(false);
  await expect(page).toHaveTitle("About Us - Insights to Action");
});

test("a page that lacks its own code, as one that was kept for long, is loaded anew", async ({ page }) => {
  let loads = 0;
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  page.on("domcontentloaded", () => {
    documents += 1;
  });
  await page.route("**/assets/site-*.js", (route) =>
    loads > 1 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.goto("/blogs");
  await expect.poll(() => documents).toBe(2);
  await hydrate(page);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle("About Us - Insights to Action");
  expect(loads).toBe(2);
});

test("pointing at links, scrolling and opening the chat reload nothing", async ({ page }) => {
  // The assistant in the page is not near yet, so its code is still to come.
  await page.setViewportSize({ width: 1280, height: 400 });
  await openHydrated(page, "/");
  await page.waitForLoadState("networkidle");
  const loads = await deploy(page);
  const lost = page.waitForResponse((response) => response.status() === 404);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).hover();
  await page.getByRole("log").scrollIntoViewIfNeeded();
  await lost;
  await page.getByRole("button", { name: /chat/i }).first().click();
  await page.mouse.wheel(0, 3_000);
  await page.waitForTimeout(500);
  expect(loads).toEqual([]);
});

test("where the new files are missing too, one load is all, and the page can be read", async ({ page }) => {
  await openHydrated(page, "/");
  await page.waitForLoadState("networkidle");
  const loads = await deploy(page, "broken");
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect.poll(() => loads).toEqual(["/about"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights to Action");
  await page.waitForTimeout(1_000);
  expect(loads).toEqual(["/about"]);
});

test("the editor opens after one load, with text that was not saved", async ({ page, openDashboard }) => {
  const create = page.getByRole("button", { name: "Create New Blog Post" });
  page.on("dialog", (dialog) => dialog.accept());
  await openDashboard(page);
  await create.click();
  await page.getByLabel("Title").fill("Not saved yet");
  await openDashboard(page);
  await page.waitForLoadState("networkidle");

  const loads = await deploy(page);
  await create.click();
  // The editor has an address, so the new load opens it.
  await expect(page.getByLabel("Title")).toHaveValue("Not saved yet");
  expect(loads).toEqual(["/admin/dashboard"]);
});
