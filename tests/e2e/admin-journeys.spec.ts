import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "playwright/test";
import {
  changePassword,
  dismissToast,
  expect,
  expectDashboard,
  expectToast,
  logIn,
  password,
  tabTo,
  test,
} from "../support/browser/dashboard.ts";
import { startSite } from "../support/server/site.ts";

// The browser itself reports every refused request.
test.use({ expectedConsole: [/Failed to load resource/] });

test("the whole way: sign in, write, edit, delete, undo, a new password, sign out", async ({ browser }) => {
  test.slow();
  const site = await startSite({ ADMIN_PASSWORD: password });
  const page = await browser.newPage({ baseURL: site.url });
  try {
    await logIn(page, password);
    await expectToast(page, "You are now logged in as an admin");
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBe(
      '{"username":"admin","isAdmin":true}',
    );

    await page.getByRole("button", { name: "Create New Blog Post" }).click();
    const editor = page.getByRole("dialog", { name: "Create New Blog Post" });
    await editor.getByLabel("Title", { exact: true }).fill("A post of the journey");
    await editor.getByLabel("Summary").fill("What it is about.");
    await editor.getByLabel("Content").fill("# A heading\n\nThe words of the post.");
    await editor.getByLabel("Category").selectOption("Automation");
    await expect(editor.getByRole("heading", { name: "A heading" })).toBeVisible();
    await editor.getByRole("button", { name: "Create", exact: true }).click();
    await expectToast(page, "Blog post created successfully");
    await expect(editor).toBeHidden();
    await expect(page.getByText("A post of the journey")).toBeVisible();
    const visitor = await browser.newPage({ baseURL: site.url });
    await visitor.goto("/blogs");
    await expect(visitor.getByRole("heading", { name: "A post of the journey" })).toBeVisible();

    await page.getByRole("tab", { name: "Blog Management" }).click();
    await page.getByRole("button", { name: "Edit A post of the journey" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Blog Post" });
    await edit.getByLabel("Title", { exact: true }).fill("A better title");
    await edit.getByRole("button", { name: "Update", exact: true }).click();
    await expectToast(page, "Blog post updated successfully");
    await visitor.goto("/blogs/a-post-of-the-journey");
    await expect(visitor).toHaveURL(`${site.url}/blogs/a-better-title`);
    await visitor.close();

    await page.getByRole("button", { name: "Delete A better title" }).click();
    const question = page.getByRole("dialog", { name: "Delete Blog Post" });
    await expect(question).toContainText("Are you sure you want to delete this blog post?");
    await question.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Blog post deleted successfully");
    await expect(page.getByRole("heading", { name: "A better title" })).toBeHidden();
    expect(await titlesOf(page)).not.toContain("A better title");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { name: "A better title" })).toBeVisible();
    await dismissToast(page);

    await changePassword(page, password, "another fine password", "another fine password");
    await expectToast(page, "Password changed successfully");
    await dismissToast(page);
    await page.getByRole("button", { name: "Logout" }).click();
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
    expect(existsSync(waiting)).toBe(false);

    await tabTo(page, page.getByRole("tab", { name: "Overview" }));
    for (const _tab of ["Results", "Questions", "Courses", "Leads"]) await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("heading", { name: "Leads", exact: true })).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("tab", { name: "Blog Management" })).toBeFocused();
    await press(button("New Post"));
    await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button("New Post")).toBeFocused();
    await page.keyboard.press("Enter");
    await type("Title", "Written by keyboard");
    await type("Content", "Every word.");
    await tabTo(page, page.getByLabel("Category", { exact: true }));
    await page.keyboard.type("Auto");
    await press(button("Create"));
    await expectToast(page, "Blog post created successfully");

    await press(page.getByRole("link", { name: "View Site" }));
    await expect(page.getByRole("heading", { name: "Written by keyboard" })).toBeVisible();
    await page.goto("/admin/dashboard?tab=posts");
    await press(button("Edit Written by keyboard"));
    await type("Title", "Mended by keyboard");
    await page.keyboard.press("Enter");
    await expectToast(page, "Blog post updated successfully");

    await press(button("Delete Mended by keyboard"));
    await expect(button("Cancel")).toBeFocused();
    await press(button("Delete"));
    await expectToast(page, "Blog post deleted successfully");
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
  } finally {
    await page.close();
    await site.stop();
  }
});

async function titlesOf(page: Page): Promise<string[]> {
  const posts: { title: string }[] = await (await page.request.get("/api/blogs")).json();
  return posts.map(({ title }) => title);
}
