import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, expectToast, logIn, password, postElsewhere, test } from "../support/browser/dashboard.ts";
import { sendLeads } from "../support/browser/send-leads.ts";

test.use({ expectedConsole: [/Failed to load resource/] });

const tabOf = (page: Page, name: string) => page.getByRole("tab", { name, selected: true });

for (const [width, height] of [
  [390, 800],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test("Back and Forward go through tabs, the opened lead and the editor", async ({
      page,
      site,
      openDashboard,
    }) => {
      const tag = randomUUID().slice(0, 8);
      await sendLeads(page, [`Ada ${tag}`, `Ben ${tag}`]);
      await openDashboard(page);
      await page.getByRole("tab", { name: "Blog Management" }).click();
      await expect(page).toHaveTitle("Blog Management - Admin Dashboard");
      await page.getByRole("tab", { name: "Leads" }).click();
      await expect(page).toHaveTitle("Leads - Admin Dashboard");
      await page.getByRole("button", { name: `Ben ${tag}` }).click();
      await expect(page.getByRole("heading", { name: `Ben ${tag}` })).toBeFocused();
      await expect(page).toHaveURL(/\/admin\/dashboard\?tab=leads&lead=[\w-]+$/);
      await expect(page).toHaveTitle(`Ben ${tag} - Leads - Admin Dashboard`);
      const address = page.url();

      await page.goBack();
      await expect(page).toHaveURL(`${site.url}/admin/dashboard?tab=leads`);
      await expect(page).toHaveTitle("Leads - Admin Dashboard");
      await expect(page.getByRole("button", { name: `Ben ${tag}` })).toBeFocused();
      await page.goBack();
      await expect(tabOf(page, "Blog Management")).toBeVisible();
      await page.goBack();
      await expect(tabOf(page, "Overview")).toBeVisible();
      await expect(page).toHaveTitle("Admin Dashboard");

      await page.getByRole("button", { name: "Create New Blog Post" }).click();
      const editor = page.getByRole("dialog", { name: "Create New Blog Post" });
      await expect(editor).toBeVisible();
      await page.goBack();
      await expect(editor).toBeHidden();
      await expect(tabOf(page, "Overview")).toBeVisible();
      await expect(page.getByRole("button", { name: "Create New Blog Post" })).toBeFocused();

      await page.goto(address);
      await expect(page.getByRole("heading", { name: `Ben ${tag}` })).toBeInViewport();
      await page.goto(address.replace(/lead=.*/, "lead=no-such-lead"));
      await expect(page.getByRole("heading", { name: "This lead is no longer here" })).toBeVisible();
    });

    test("a click on a lead far down the list throws the page nowhere", async ({ page, openDashboard }) => {
      test.slow();
      const tag = randomUUID().slice(0, 8);
      await sendLeads(
        page,
        Array.from({ length: 40 }, (_, index) => `Lead${index} ${tag}`),
      );
      await openDashboard(page, "leads");
      await page.getByLabel("Search leads").fill(tag);
      const row = page.getByRole("button", { name: `Lead5 ${tag}` });
      await row.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(500);
      await row.click();
      const heading = page.getByRole("heading", { name: `Lead5 ${tag}` });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      if (width > 1000) expect(await page.evaluate(() => scrollY)).toBe(before);

      await page.goBack();
      await expect(row).toBeFocused();
      await expect(row).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(before);
      // What was searched for is still there.
      await expect(page.getByLabel("Search leads")).toHaveValue(tag);
    });
  });
}

test("the phone's way back from a lead is the browser's", async ({ page, site, openDashboard }) => {
  const tag = randomUUID().slice(0, 8);
  await page.setViewportSize({ width: 390, height: 800 });
  await sendLeads(page, [`Eva ${tag}`]);
  await openDashboard(page);
  await page.getByRole("tab", { name: "Leads" }).click();
  await page.getByRole("button", { name: `Eva ${tag}` }).click();
  // What finds leads belongs to the list.
  await expect(page.getByLabel("Search leads")).toBeHidden();
  await page.getByRole("button", { name: "All leads" }).click();
  await expect(page.getByLabel("Search leads")).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/admin/dashboard?tab=leads`);
  await page.goBack();
  await expect(tabOf(page, "Overview")).toBeVisible();

  // A lead that was opened by its address has no list behind it.
  await page.goForward();
  await page.getByRole("button", { name: `Eva ${tag}` }).click();
  await page.goto(page.url());
  await page.getByRole("button", { name: "All leads" }).click();
  await expect(page).toHaveURL(`${site.url}/admin/dashboard?tab=leads`);
});

test("Back asks before it closes an editor with unsaved words, and saving leaves no way into it", async ({
  page,
  site,
  openDashboard,
}) => {
  await openDashboard(page);
  await page.getByRole("tab", { name: "Blog Management" }).click();
  await page.getByRole("button", { name: "New Post" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Written before a step back");
  await page.getByLabel("Content").fill("Every word.");
  await page.goBack();
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(`${site.url}/admin/dashboard?tab=posts&edit=new`);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Written before a step back");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expectToast(page, "Blog post created successfully");
  await expect(page).toHaveURL(`${site.url}/admin/dashboard?tab=posts`);

  await page.getByRole("button", { name: "Edit Written before a step back" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Given up");
  await page.goBack();
  await question.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/admin/dashboard?tab=posts`);
  await page.goBack();
  await expect(tabOf(page, "Overview")).toBeVisible();
});

test("a post's editor has an address, and one of a post that is gone says so", async ({
  page,
  site,
  openDashboard,
}) => {
  await openDashboard(page);
  const id = await postElsewhere(page, "A post with an address");
  await page.goto(`/admin/dashboard?tab=posts&edit=${id}`);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("A post with an address");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(`${site.url}/admin/dashboard?tab=posts`);
  await page.goto("/admin/dashboard?tab=posts&edit=no-such-post");
  await expectToast(page, "This post is no longer here");
  await expect(page).toHaveURL(`${site.url}/admin/dashboard?tab=posts`);
});

test("questions close when Back leads away from them", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await page.getByRole("tab", { name: "Blog Management" }).click();
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(tabOf(page, "Overview")).toBeVisible();
});

test("the sign-in leads to where one wanted to go, and nowhere else", async ({ page, site }) => {
  await page.goto("/admin/dashboard?tab=leads&lead=some-lead&next=https://evil.test");
  await expect(page).toHaveURL(`${site.url}/admin-login?tab=leads&lead=some-lead`);
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(tabOf(page, "Leads")).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/admin/dashboard?tab=leads&lead=some-lead`);

  await page.goto("/admin-login?tab=//evil.test&next=//evil.test");
  await logIn(page, password);
  await expect(page).toHaveURL(`${site.url}/admin/dashboard`);

  // The guard in the app keeps it as the server's does.
  await page.route("**/api/auth/status", (route) =>
    route.fulfill({ json: { isAuthenticated: false, user: null } }),
  );
  await page.goto("/admin/dashboard?tab=posts");
  await expect(page).toHaveURL(`${site.url}/admin-login?tab=posts`);
});
