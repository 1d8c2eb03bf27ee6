import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Locator, Page } from "playwright/test";
import { expect, expectDashboard, expectToast, logIn, tabTo, test } from "../support/browser/dashboard.ts";
import { startSite } from "../support/server/site.ts";

// The browser itself reports every refused request.
test.use({ expectedConsole: [/Failed to load resource/] });

test("the whole way by keyboard alone, from the first start on", async ({ browser }) => {
  test.slow();
  const site = await startSite();
  const page = await browser.newPage({ baseURL: site.url });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  };
  try {
    const waiting = path.join(site.dataDir, "first-password");
    const first = (await readFile(waiting, "utf8")).trim();
    await page.goto("/admin-login");
    await type("Username", "admin");
    await type("Password", first);
    await page.keyboard.press("Enter");
    await expectDashboard(page);
    await expectToast(page, "You are now logged in as an admin");
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBe(
      '{"username":"admin","isAdmin":true}',
    );
    expect(existsSync(waiting)).toBe(false);

    await tabTo(page, page.getByRole("tab", { name: "Overview" }));
    for (const _tab of ["Results", "Subscribers", "Questions", "Courses", "Leads"])
      await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("heading", { name: "Leads", exact: true })).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("tab", { name: "Blog Management" })).toBeFocused();
    await press(button("New Post"));
    await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button("New Post")).toBeFocused();
    await page.keyboard.press("Enter");
    await type("Title", "Written by keyboard");
    await type("Summary", "What it is about.");
    await type("Content", "# A heading\n\nEvery word.");
    await expect(page.getByRole("heading", { name: "A heading" })).toBeVisible();
    await tabTo(page, page.getByLabel("Category", { exact: true }));
    await page.keyboard.type("Auto");
    await press(button("Create"));
    await expectToast(page, "Blog post created successfully");

    await press(page.getByRole("link", { name: "View Site" }));
    // The dashboard has such a heading too, and a page that is still coming would end the next one.
    await expect(page).toHaveURL(`${site.url}/blogs`);
    await page.waitForLoadState();
    await expect(page.getByRole("heading", { name: "Written by keyboard" })).toBeVisible();
    await page.goto("/admin/dashboard?tab=posts");
    await press(button("Edit Written by keyboard"));
    await type("Title", "Mended by keyboard");
    await page.keyboard.press("Enter");
    await expectToast(page, "Blog post updated successfully");
    await expectOldAddressToLead(browser, site.url);

    await press(button("Delete Mended by keyboard"));
    await expect(button("Cancel")).toBeFocused();
    await expect(page.getByRole("dialog", { name: "Delete Blog Post" })).toContainText(
      "Are you sure you want to delete this blog post?",
    );
    await press(button("Delete"));
    await expectToast(page, "Blog post deleted successfully");
    expect(await titlesOf(page)).not.toContain("Mended by keyboard");
    await page.keyboard.press("F8");
    await press(button("Undo"));
    await expect(page.getByRole("heading", { name: "Mended by keyboard" })).toBeVisible();

    await press(button("Change Password"));
    await type("Current password", first);
    await type("New password", "another fine password");
    await type("Confirm new password", "another fine password");
    await page.keyboard.press("Enter");
    await expectToast(page, "Password changed successfully");
    await press(button("Logout"));
    await expectToast(page, "Logged out successfully");
    await expect(page).toHaveURL(`${site.url}/`);
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    await page.goto("/admin/dashboard");
    await expect(page).toHaveURL(`${site.url}/admin-login`);
    await logIn(page, "another fine password");
  } finally {
    await page.close();
    await site.stop();
  }
});

/** The address of the first title leads to that of the second, for visitors. */
async function expectOldAddressToLead(browser: Browser, url: string): Promise<void> {
  const visitor = await browser.newPage();
  await visitor.goto(`${url}/blogs/written-by-keyboard`);
  await expect(visitor).toHaveURL(`${url}/blogs/mended-by-keyboard`);
  await visitor.close();
}

async function titlesOf(page: Page): Promise<string[]> {
  const posts: { title: string }[] = await (await page.request.get("/api/blogs")).json();
  return posts.map(({ title }) => title);
}
