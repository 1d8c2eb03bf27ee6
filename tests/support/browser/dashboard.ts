import type { Locator, Page } from "playwright/test";
import { type Site, startSite } from "../server/site.ts";
import { findViolations } from "./axe.ts";
import { forWorker } from "./for-worker.ts";
import { invalidHtml } from "./invalid-html.ts";
import { password, signIn } from "./sign-in.ts";
import { test as base, expect } from "./test.ts";

export { expect, password };

interface Fixtures {
  site: Site;
  /** Opens the dashboard as the admin; only the first time in a worker costs a password check. */
  openDashboard(page: Page, tab?: "posts" | "leads" | "courses" | "questions"): Promise<void>;
}

/** Playwright's test with a running site a worker whose admin has a known password. */
export const test = base.extend<object, Fixtures>({
  site: forWorker(() => startSite({ ADMIN_PASSWORD: password })),
  openDashboard: [
    async ({ site }, use) => {
      const cookies = await signIn(site.url);
      await use(async (page, tab) => {
        await page.context().addCookies(cookies);
        await page.goto(tab === undefined ? "/admin/dashboard" : `/admin/dashboard?tab=${tab}`);
        await expect(page.getByText("Welcome back, admin")).toBeVisible();
      });
    },
    { scope: "worker" },
  ],
});

/** Signs in by the form. */
export async function logIn(page: Page, word: string): Promise<void> {
  await page.goto("/admin-login");
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill(word);
  await page.getByRole("button", { name: "Login" }).click();
  await expectDashboard(page);
}

/** Waits for the dashboard after a sign-in. */
export async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByText("Welcome back, admin")).toBeVisible();
}

/** Opens the dialog that changes the password, and sends it. */
export async function changePassword(
  page: Page,
  current: string,
  next: string,
  again: string,
): Promise<void> {
  await page.getByRole("button", { name: "Change Password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Password" });
  await dialog.getByLabel("Current password").fill(current);
  await dialog.getByLabel("New password", { exact: true }).fill(next);
  await dialog.getByLabel("Confirm new password").fill(again);
  await dialog.getByRole("button", { name: "Change Password" }).click();
}

/** The toasts that are on the screen. */
export function toastsOf(page: Page) {
  return page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
}

/** Waits for a toast; where a password is checked before it, that is slow by design. */
export async function expectToast(page: Page, text: string, title?: string): Promise<void> {
  await expect(toastsOf(page)).toContainText(text);
  if (title !== undefined) await expect(toastsOf(page)).toContainText(title);
}

/** Closes the toast: while it is read it stands over the bar's tools. */
export async function dismissToast(page: Page): Promise<void> {
  await toastsOf(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(toastsOf(page)).toHaveCount(0);
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 100; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Makes a post behind the page's back, as somebody else would; gives its id. */
export async function postElsewhere(page: Page, title: string, content = "Words"): Promise<string> {
  const created = await page.request.post("/api/blogs", { data: { title, content } });
  const { id } = await created.json();
  return id;
}

/** Expects that axe finds nothing, that the HTML is valid, that every class has its styles, and that nothing is wider than the window. */
export async function expectSound(page: Page, where: string): Promise<void> {
  expect(await findViolations(page), where).toEqual([]);
  for (const frame of page.frames()) expect(await frame.evaluate(invalidHtml), where).toEqual([]);
  await expect(page.locator(".undefined"), where).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, where).toBe(0);
}
