import type { Page } from "playwright/test";
import { authMessages } from "../../src/shared/auth.ts";
import { urls } from "../../src/shared/urls.ts";
import { expectToast } from "../support/browser/dashboard.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { hydrate, isHydrated, neverIdle } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const appCode = "/assets/site-*.js";
const signInCode = "/assets/script-*.js";

test("the code is asked for at the paint, and takes over an untouched page", async ({ page }) => {
  const release = await holdRequest(page, appCode);
  const scripts = watchScripts(page);
  await page.goto(urls.aiAutomations.path, { waitUntil: "load" });
  await expect.poll(() => scripts.filter((path) => /\/site-/.test(path))).toHaveLength(1);
  release();
  await hydrate(page);
  const asked = await page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return scripts.map(({ startTime }) => startTime > paint);
  });
  expect(asked.filter((late) => !late)).toHaveLength(1);
});

test("a menu opens for the mouse that came before the app, and rests on it", async ({ page }) => {
  const release = await holdRequest(page, appCode);
  await page.goto(urls.about.path);
  await page.getByRole("button", { name: "Services" }).hover();
  release();
  await expect(
    page
      .getByRole("banner")
      .getByRole("link", { name: /^Conversational AI/ })
      .first(),
  ).toBeVisible();
});

test("a form that was sent before the app came is sent once", async ({ page }) => {
  const release = await holdRequest(page, appCode);
  await page.goto(urls.blogs.path);
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).search);
  });
  await page.getByRole("button", { name: "Automation", exact: true }).click();
  release();
  await expect(page).toHaveURL(/category=Automation/);
  await page.waitForLoadState("networkidle");
  expect(loads).toEqual(["?category=Automation"]);
});

test.describe("", () => {
  // The browser itself reports the refused request.
  test.use({ expectedConsole: [/401/] });

  test("a login that was sent before its script came is held for it", async ({ page }) => {
    const release = await holdRequest(page, signInCode);
    await page.goto(urls.adminLogin.path, { waitUntil: "commit" });
    await page.getByLabel("Username").fill("admin");
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Login" }).click();
    release();
    await expectToast(page, authMessages.wrongLogin);
    await expect(page.getByLabel("Username")).toHaveValue("admin");
  });
});

test("the last sign-in's name stands in the field, but not where somebody types", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("user", JSON.stringify({ username: "admin", isAdmin: true }));
  });
  await page.goto(urls.adminLogin.path);
  await expect(page.getByLabel("Username")).toHaveValue("admin");
  const release = await holdRequest(page, signInCode);
  await page.reload({ waitUntil: "commit" });
  await page.getByLabel("Username").focus();
  release();
  await hydrate(page);
  await expect(page.getByLabel("Username")).toHaveValue("");
});

test("the app leaves the page where its visitor has scrolled to in this visit", async ({ page }) => {
  await page.goto(urls.privacyPolicy.path);
  await page.mouse.wheel(0, 2_000);
  await hydrate(page);
  await page.goto(urls.about.path);
  await page.goto(urls.privacyPolicy.path);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 300);
  await hydrate(page);
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBe(300);
  await page.waitForTimeout(300);
  expect(await scrolled()).toBe(300);
});

test("back, before the app runs again, shows a page of the app where it was left", async ({ page }) => {
  await page.goto(urls.privacyPolicy.path);
  await page.mouse.wheel(0, 1_000);
  await hydrate(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Privacy Policy");
  const release = await holdRequest(page, appCode);
  await page.reload();
  await page.evaluate(() => void setTimeout(() => history.back()));
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
});

test("a button that is pressed before the first script does its work afterwards", async ({ page }) => {
  const release = await holdRequest(page, "/assets/entry-client-*.js");
  await page.goto(urls.conversationalAi.path, { waitUntil: "commit" });
  const carousel = page.locator('[data-carousel="use case"]');
  await carousel.getByRole("button", { name: "Next use case" }).click();
  expect(await page.evaluate(() => document.querySelector("template#app-code")?.innerHTML)).not.toBe("");
  release();
  await expect(carousel.getByText("Use case 2 of 6")).toBeVisible();
});

test("a button that is pressed before the code is there does its work afterwards", async ({ page }) => {
  const release = await holdRequest(page, "/assets/slides-*.js");
  await page.goto(urls.conversationalAi.path);
  const carousel = page.locator('[data-carousel="use case"]');
  await carousel.getByRole("button", { name: "Next use case" }).click();
  await expect(carousel.getByText("Use case 1 of 6")).toBeVisible();
  release();
  await expect(carousel.getByText("Use case 2 of 6")).toBeVisible();
});

test("a button that is pressed at any moment of the start does its work once", async ({ page }) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await neverIdle(page);
  for (const delay of [80, 160]) {
    await page.goto(urls.conversationalAi.path, { waitUntil: "networkidle" });
    const carousel = page.locator('[data-carousel="use case"]');
    await carousel.getByRole("button", { name: "Next use case" }).evaluate((button: HTMLElement, ms) => {
      document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      setTimeout(() => button.click(), ms);
    }, delay);
    await expect(carousel.getByText("Use case 2 of 6")).toBeVisible();
    await hydrate(page);
    await expect(carousel.getByText("Use case 2 of 6")).toBeVisible();
  }
});

test("a click that comes out of nowhere, as a screen reader's, does its work", async ({ page }) => {
  await neverIdle(page);
  await page.goto(urls.conversationalAi.path, { waitUntil: "networkidle" });
  const carousel = page.locator('[data-carousel="use case"]');
  await carousel
    .getByRole("button", { name: "Next use case" })
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(carousel.getByText("Use case 2 of 6")).toBeVisible();
});

test("a waiting page can be left by a link, and come back to", async ({ page }) => {
  await page.goto(urls.about.path);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expect.poll(() => countOfHeads(page)).toEqual([1, 1, 1]);
  await page.goBack();
  await expect(page).toHaveTitle("About Us - Insights to Action");
  await expect.poll(() => countOfHeads(page)).toEqual([1, 1, 1]);
});

test("a waiting page can be left by the browser's back button alone", async ({ page }) => {
  await page.goto(urls.privacyPolicy.path);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.reload();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expect.poll(() => countOfHeads(page)).toEqual([1, 1, 1]);
});

test("the app leaves a page alone that the back button has left while its code came", async ({ page }) => {
  const { release, releasePage } = await leaveBeforeCode(page, () => {
    setTimeout(() => history.back());
  });
  const came = page.waitForResponse(appCode);
  release();
  await came;
  // React would say in the console that it does not know the page.
  await page.waitForTimeout(500);
  releasePage();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
});

test("back and forward, before either page has come, leads to a page with its app", async ({ page }) => {
  const { release, releasePage } = await leaveBeforeCode(page, () => {
    setTimeout(() => history.back());
    setTimeout(() => history.forward(), 500);
  });
  await page.waitForTimeout(1_000);
  release();
  releasePage();
  // Seldom Chromium goes back all the same.
  await expect(async () => expect(await isHydrated(page)).toBe(true)).toPass();
});

test("a filter of the list works before and after its code has come", async ({ page }) => {
  await page.goto(urls.blogs.path);
  await page.getByRole("button", { name: "Automation", exact: true }).click();
  await expect(page).toHaveURL(/category=Automation/);
  await page.getByRole("button", { name: "All Topics" }).click();
  await expect(page).not.toHaveURL(/category=Automation/);
});

test.describe("without a connection", () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|dynamically imported module/] });

  test("a page that came can be read, and left when there is one again", async ({ page, context }) => {
    const release = await holdRequest(page, appCode);
    await page.goto(urls.privacyPolicy.path, { waitUntil: "load" });
    await context.setOffline(true);
    const lost = page.waitForEvent("requestfailed");
    release();
    await lost;
    await page.waitForTimeout(300);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
    await context.setOffline(false);
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveTitle("About Us - Insights to Action");
  });
});

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.push(pathname);
  });
  return scripts;
}

/** How many titles, descriptions and canonical links the page has. */
function countOfHeads(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    ["title", "meta[name=description]", "link[rel=canonical]"].map(
      (selector) => document.head.querySelectorAll(selector).length,
    ),
  );
}

/** Leaves a page whose app code is held back for the one before it, which is asked for by then and held back too. */
async function leaveBeforeCode(page: Page, leave: () => void) {
  await page.goto(urls.privacyPolicy.path);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  const release = await holdRequest(page, appCode);
  await page.reload({ waitUntil: "load" });
  const releasePage = await holdRequest(page, urls.privacyPolicy.path);
  const asked = page.waitForRequest(`**${urls.privacyPolicy.path}`);
  await page.evaluate(leave);
  await asked;
  return { release, releasePage };
}
