import {
  changePassword,
  expect,
  expectSound,
  expectToast,
  fillPasswords,
  password,
  postElsewhere,
  test,
} from "../support/browser/dashboard.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

// The browser itself reports every refused request.
test.use({ expectedConsole: [/Failed to load resource/] });

test("the login says what is wrong", async ({ page }) => {
  await page.goto("/admin-login");
  await expect(page.getByText("This area is restricted to authorized personnel only")).toBeVisible();
  await page.getByRole("button", { name: "Login" }).click();
  await expectToast(page, "Please enter both username and password", "Error");
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill("wrong password");
  const release = await holdRequest(page, "/api/auth/login");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("button", { name: "Logging in..." })).toBeVisible();
  release();
  await expectToast(page, "Invalid username or password", "Login Failed");
  await expect(page.getByLabel("Password")).toBeFocused();
  await expect(page.getByLabel("Username")).toHaveValue("admin");
  for (let tries = 2; tries <= 5; tries++) {
    await page.getByLabel("Password").fill(`wrong password ${tries}`);
    const answered = page.waitForResponse("**/api/auth/login");
    await page.keyboard.press("Enter");
    expect((await answered).status()).toBe(401);
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  }
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await expectToast(page, "Too many attempts. Please try again in 15 minutes.", "Login Failed");
});

test("the dashboard is nobody else's", async ({ page, request, site, openDashboard }) => {
  const answer = await request.get("/admin/dashboard", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/admin-login");
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  await openDashboard(page);
  const shell = await page.request.get("/admin/dashboard");
  expect(shell.headers()["cache-control"]).toBe("private, no-store");
  expect(shell.headers()["x-robots-tag"]).toBe("noindex");
  const html = await shell.text();
  expect(html).toContain("Checking authorization...");
  expect(html).not.toContain("Welcome back");
  const release = await holdRequest(page, "/api/auth/status");
  await page.reload();
  await expect(page.getByText("Checking authorization...")).toBeVisible();
  release();
  await expect(page.getByText("Welcome back, admin")).toBeVisible();
  await page.unrouteAll();
  for (const broken of [{ status: 500 }, { json: { isAuthenticated: true, user: { isAdmin: false } } }]) {
    await page.route("**/api/auth/status", (route) => route.fulfill(broken));
    await page.goto("/admin/dashboard");
    await expect(page).toHaveURL(`${site.url}/admin-login`);
    await page.unrouteAll();
  }
});

test("the dashboard stands alone, and the site's frame comes back with the site", async ({
  page,
  site,
  openDashboard,
}) => {
  await openDashboard(page);
  const frame = [
    page.getByRole("contentinfo"),
    page.getByRole("navigation", { name: "Main" }),
    page.getByRole("button", { name: /chat/i }),
  ];
  for (const part of frame) await expect(part).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.getByRole("link", { name: "View Site" }).click();
  await expect(page).toHaveURL(`${site.url}/blogs`);
  for (const part of frame) await expect(part.first()).toBeAttached();
  await page.goBack();
  await expect(page.getByText("Welcome back, admin")).toBeVisible();
  for (const part of frame) await expect(part).toHaveCount(0);
});

test("what fails says so", async ({ page, site, openDashboard }) => {
  await openDashboard(page);
  const id = await postElsewhere(page, "Gone already");
  await openDashboard(page, "posts");
  await page.request.delete(`/api/blogs/${id}`);
  await page.getByRole("button", { name: "Delete Gone already" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Failed to delete blog post", "Error");
  await expect(page.getByRole("heading", { name: "Gone already" })).toBeHidden();

  await site.end("SIGKILL");
  try {
    await page.getByRole("button", { name: "Logout" }).click();
    await expectToast(page, "Failed to logout", "Error");
    await page.getByRole("button", { name: "Change Password" }).click();
    await fillPasswords(page, password, "long enough", "long enough");
    await expectToast(page, "Failed to change password. The site cannot be reached.", "Error");
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: /^Delete / })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Failed to fetch blog posts", "Error");
    await expect(page.getByRole("button", { name: /^Delete / })).not.toHaveCount(0);
  } finally {
    await site.start();
  }
});

test("a deleted post can be brought back at a second try", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await postElsewhere(page, "Deleted by mistake");
  await openDashboard(page, "posts");
  await page.route("**/restore", (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.getByRole("button", { name: "Delete Deleted by mistake" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Failed to restore blog post", "Error");
  await page.getByRole("button", { name: "Try again" }).click();
  await expectToast(page, "The blog post is back");
  await expect(page.getByRole("heading", { name: "Deleted by mistake" })).toBeVisible();
});

test("an answer that comes late does not replace a newer list", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await postElsewhere(page, "Gone for a moment");
  await openDashboard(page, "posts");
  // The list that is asked for after the delete is made at once, and arrives after the one that follows the undo.
  const { promise: late, resolve: release } = Promise.withResolvers<void>();
  const arrived = page.waitForResponse((response) => response.headers()["x-late"] !== undefined);
  await page.route(
    "**/api/blogs?status=all&fields=summary",
    async (route) => {
      const response = await route.fetch();
      await late;
      await route.fulfill({ response, headers: { ...response.headers(), "x-late": "1" } });
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Delete Gone for a moment" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  const back = page.waitForResponse("**/api/blogs?status=all&fields=summary");
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "The blog post is back");
  await back;
  release();
  await (await arrived).finished();
  await page.waitForTimeout(300);
  await expect(page.getByRole("heading", { name: "Gone for a moment" })).toBeVisible();
});

test("posts are found, sorted, and deleted one after the other", async ({ page, openDashboard }) => {
  await openDashboard(page);
  for (const title of ["Zebra crossing", "Aardvark crossing"]) await postElsewhere(page, title);
  await openDashboard(page, "posts");
  const titles = page.getByRole("tabpanel").getByRole("heading", { level: 3 });
  await page.getByLabel("Search posts").fill("CROSSING");
  await expect(titles).toHaveText(["Aardvark crossing", "Zebra crossing"]);
  await page.getByLabel("Sort by").selectOption("Oldest first");
  await expect(titles).toHaveText(["Zebra crossing", "Aardvark crossing"]);
  await page.getByLabel("Sort by").selectOption("Title");
  await expect(titles).toHaveText(["Aardvark crossing", "Zebra crossing"]);
  await page.getByLabel("Search posts").fill("crossing nothing");
  await expect(page.getByText("No post matches “crossing nothing”.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page.getByText(/^\d+ posts$/)).toBeVisible();
  for (const title of ["Zebra crossing", "Aardvark crossing"]) {
    await page.getByRole("button", { name: `Delete ${title}` }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: title })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Blog Posts" })).toBeFocused();
  }
});

test("a large blog is listed in parts, and searched as a whole", async ({ page, openDashboard }) => {
  test.slow();
  const posts = samplePosts(250).map(({ content: _, ...post }) => post);
  await page.route("**/api/blogs?status=all&fields=summary", (route) => route.fulfill({ json: posts }));
  await openDashboard(page, "posts");
  const rows = page.getByRole("tabpanel").getByRole("heading", { level: 3 });
  await expect(rows).toHaveCount(100);
  await expect(page.getByText("250 posts", { exact: true })).toBeVisible();
  const more = page.getByRole("button", { name: "Show more posts" });
  await more.click();
  await expect(rows).toHaveCount(200);
  await expect(more).toBeFocused();
  await expect(page.getByText("200 of 250 are shown")).toBeVisible();
  await more.click();
  await expect(rows).toHaveCount(250);
  await expect(more).toHaveCount(0);
  await page.getByLabel("Search posts").fill("post 250 about");
  await expect(rows).toHaveText([/^Sample post 250 about/]);
});

test("a post that cannot be read for editing says so, and the list stays", async ({
  page,
  openDashboard,
}) => {
  await openDashboard(page, "posts");
  await page.route("**/api/blogs?slug=*", (route) => route.fulfill({ status: 500, json: {} }));
  const edit = page.getByRole("button", { name: /^Edit / }).first();
  await edit.click();
  await expectToast(page, "Failed to fetch blog post", "Error");
  await expect(page).toHaveURL(/tab=posts$/);
  await page.unrouteAll();
  await edit.click();
  await expect(page.getByLabel("Content")).not.toHaveValue("");
});

test("an empty blog says so", async ({ page, openDashboard }) => {
  await page.route("**/api/blogs?status=all&fields=summary", (route) => route.fulfill({ json: [] }));
  await openDashboard(page);
  await expect(page.getByText("No blog posts yet. Create your first post!")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "N/A" })).toBeVisible();
  await page.getByRole("tab", { name: "Blog Management" }).click();
  await expect(page.getByText("No blog posts yet. Create your first post!")).toBeVisible();
});

test("a new password is checked before it is sent, and the old one by the server", async ({
  page,
  openDashboard,
}) => {
  await openDashboard(page);
  await changePassword(page, "", "", "");
  await expectToast(page, "Please fill in all three fields", "Error");
  await fillPasswords(page, "x", "long enough", "different");
  await expectToast(page, "New passwords do not match", "Error");
  await fillPasswords(page, "x", "five5", "five5");
  await expectToast(page, "Password must be at least 6 characters long", "Error");
  await fillPasswords(page, "not the password", "long enough", "long enough");
  await expectToast(page, "Failed to change password. Please check your current password.", "Error");
  await expect(page.getByLabel("Current password")).toBeFocused();
  await expect(page.getByText("This is not your current password.")).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`the dashboard fits ${width} px, and axe finds nothing`, async ({ page, openDashboard }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await openDashboard(page);
    await expectSound(page, "overview");
    await page.getByRole("tab", { name: "Leads" }).click();
    await expectSound(page, "leads");
    await page.getByRole("button", { name: "Change Password" }).click();
    await expectSound(page, "password");
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Blog Management" }).click();
    await expectSound(page, "posts");
    await page
      .getByRole("button", { name: /^Edit / })
      .first()
      .click();
    await page.getByLabel("Title", { exact: true }).waitFor();
    await expectSound(page, "editor");
  });
}
