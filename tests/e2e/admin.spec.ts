import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { urls } from "../../src/shared/urls.ts";
import { type Site, startSite } from "../support/site.ts";
import { test as base, expect } from "../support/test.ts";

const password = "correct horse battery";

interface Desk {
  site: Site;
  /** Opens the dashboard as the admin; only the first time in a worker costs a password check. */
  openDesk(page: Page): Promise<void>;
}

const test = base.extend<object, Desk>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const site = await startSite({ ADMIN_PASSWORD: password });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  openDesk: [
    async ({ site }, use) => {
      const answer = await fetch(`${site.url}/api/auth/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ username: "admin", password }),
      });
      const cookies = answer.headers.getSetCookie().map((cookie) => {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        return { name, value, url: site.url };
      });
      await use(async (page) => {
        await page.context().addCookies(cookies);
        await page.goto("/admin/dashboard");
        await expect(page.getByText("Welcome back, admin")).toBeVisible();
      });
    },
    { scope: "worker" },
  ],
});

// The browser itself reports every refused request.
test.use({ expectedConsole: [/Failed to load resource/] });

test("the whole way: sign in, write, edit, delete, undo, a new password, sign out", async ({ browser }) => {
  const site = await startSite({ ADMIN_PASSWORD: password });
  const page = await browser.newPage({ baseURL: site.url });
  try {
    await logIn(page);
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
    expect(await titlesOf(page)).toContain("A post of the journey");
    await expect(page.getByText("A post of the journey")).toBeVisible();

    await page.getByRole("tab", { name: "Blog Management" }).click();
    await page.getByRole("button", { name: "Edit A post of the journey" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Blog Post" });
    await edit.getByLabel("Title", { exact: true }).fill("A better title");
    await edit.getByRole("button", { name: "Update", exact: true }).click();
    await expectToast(page, "Blog post updated successfully");
    const moved = await page.request.get("/api/blogs?slug=a-post-of-the-journey");
    expect((await moved.json())[0].slug).toBe("a-better-title");

    await page.getByRole("button", { name: "Delete A better title" }).click();
    const question = page.getByRole("dialog", { name: "Delete Blog Post" });
    await expect(question).toContainText("Are you sure you want to delete this blog post?");
    await question.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Blog post deleted successfully");
    await expect(page.getByRole("heading", { name: "A better title" })).toBeHidden();
    expect(await titlesOf(page)).not.toContain("A better title");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { name: "A better title" })).toBeVisible();

    await changePassword(page, password, "another fine password", "another fine password");
    await expectToast(page, "Password changed successfully");
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

test("the keyboard alone signs in and walks the tabs", async ({ page }) => {
  await page.goto("/admin-login");
  await page.getByLabel("Username").focus();
  await page.keyboard.type("admin");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Welcome back, admin")).toBeVisible();
  await page.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Blog Management" })).toBeFocused();
  await expect(page.getByRole("button", { name: "New Post" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: "Leads" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  const create = page.getByRole("button", { name: "Create New Blog Post" });
  await create.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(create).toBeFocused();
});

test("the login says what is wrong", async ({ page }) => {
  await page.goto("/admin-login");
  await expect(page.getByText("This area is restricted to authorized personnel only")).toBeVisible();
  await page.getByRole("button", { name: "Login" }).click();
  await expectToast(page, "Please enter both username and password", "Error");
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill("wrong password");
  const release = await hold(page, "/api/auth/login");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("button", { name: "Logging in..." })).toBeVisible();
  release();
  await expectToast(page, "Invalid username or password", "Login Failed");
  await expect(page.getByLabel("Password")).toBeFocused();
  await expect(page.getByLabel("Username")).toHaveValue("admin");
  await page.route("**/api/auth/login", (route) =>
    route.fulfill({ status: 429, json: { message: "Too many attempts. Please try again in 15 minutes." } }),
  );
  await page.getByLabel("Password").fill("wrong password");
  await page.keyboard.press("Enter");
  await expectToast(page, "Too many attempts. Please try again in 15 minutes.", "Login Failed");
});

test("the dashboard is nobody else's", async ({ page, request, site, openDesk }) => {
  const answer = await request.get("/admin/dashboard", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/admin-login");
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  await openDesk(page);
  const shell = await page.request.get("/admin/dashboard");
  expect(shell.headers()["cache-control"]).toBe("private, no-store");
  expect(shell.headers()["x-robots-tag"]).toBe("noindex");
  const html = await shell.text();
  expect(html).toContain("Checking authorization...");
  expect(html).not.toContain("Welcome back");
  const release = await hold(page, "/api/auth/status");
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

test("what fails says so", async ({ page, openDesk }) => {
  await openDesk(page);
  const refuse = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 503, json: { message: "Not now." } }));
  await page.goto("/admin/dashboard?tab=posts");
  await page.getByRole("button", { name: "New Post" }).waitFor();
  await refuse("**/api/blogs/**");
  await refuse("**/api/blogs");
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Failed to fetch blog posts", "Error");
  await page.unroute("**/api/blogs");
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Failed to delete blog post", "Error");
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expectToast(page, "Failed to update blog post", "Error");
  await expect(page.getByText("Not saved. Not now.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await refuse("**/api/blogs");
  await page.getByRole("button", { name: "New Post" }).click();
  await page.getByLabel("Title", { exact: true }).fill("A title");
  await page.getByLabel("Content").fill("Words");
  await page.keyboard.press("Control+s");
  await expectToast(page, "Failed to create blog post", "Error");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await refuse("**/api/auth/logout");
  await page.getByRole("button", { name: "Logout" }).click();
  await expectToast(page, "Failed to logout", "Error");
});

test("a new password is checked before it is sent, and the old one by the server", async ({
  page,
  openDesk,
}) => {
  await openDesk(page);
  await changePassword(page, "", "", "");
  await expectToast(page, "Please fill in all three fields", "Error");
  await fillPasswords(page, "x", "long enough", "different");
  await expectToast(page, "New passwords do not match", "Error");
  await fillPasswords(page, "x", "five5", "five5");
  await expectToast(page, "Password must be at least 6 characters long", "Error");
  await fillPasswords(page, "not the password", "long enough", "long enough");
  await expectToast(page, "Failed to change password. Please check your current password.", "Error");
  await expect(page.getByText("This is not your current password.")).toBeVisible();
});

test("the editor names the field to mend", async ({ page, openDesk }) => {
  await openDesk(page);
  await page.getByRole("button", { name: "Create New Blog Post" }).click();
  await expect(page.getByLabel("Summary")).toHaveAttribute("rows", "3");
  await expect(page.getByLabel("Content")).toHaveAttribute("rows", "10");
  await page.getByLabel("Image URL").fill("cover.png");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Please enter a title.")).toBeVisible();
  await expect(page.getByText("Please write the content.")).toBeVisible();
  await expect(page.getByText("Please enter an image address")).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
});

test("a draft survives a reload, and is offered back", async ({ page, openDesk }) => {
  page.on("dialog", (dialog) => dialog.accept());
  await openDesk(page);
  await page.getByRole("button", { name: "Create New Blog Post" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Half a thought");
  await page.reload();
  await page.getByRole("button", { name: "Create New Blog Post" }).click();
  await expect(page.getByText("Draft restored")).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Half a thought");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Close without saving?" })).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("");
  expect(await page.evaluate(() => localStorage.getItem("draft:new"))).toBeNull();
});

test("a session that ends while writing costs a password, not a word", async ({ page, site, openDesk }) => {
  await openDesk(page);
  await page.getByRole("button", { name: "Create New Blog Post" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Written through the end of a session");
  await page.getByLabel("Content").fill("Every word.");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password").fill("wrong");
  await dialog.getByRole("button", { name: "Login and save" }).click();
  await expect(dialog.getByText("Invalid username or password")).toBeVisible();
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Login and save" }).click();
  await expectToast(page, "Blog post created successfully");
  expect(JSON.stringify(await site.stored("posts"))).toContain("Written through the end of a session");
});

test("a server that is killed and comes back costs nothing that was written", async ({
  page,
  site,
  openDesk,
}) => {
  await openDesk(page);
  await page.getByRole("button", { name: "Create New Blog Post" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Written through a crash");
  await page.getByLabel("Content").fill("Every word.");
  await site.end("SIGKILL");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  // What shows toasts cannot be loaded now: a plain one stands in.
  await expect(page.getByText("Failed to create blog post")).toBeVisible();
  await expect(page.getByText("Not saved. The site cannot be reached.")).toBeVisible();
  await site.start();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Blog post created successfully")).toBeVisible();
  expect(JSON.stringify(await site.stored("posts"))).toContain("Written through a crash");
});

test("a post that was changed meanwhile is shown in both versions", async ({ page, openDesk }) => {
  await openDesk(page);
  const created = await page.request.post("/api/blogs", { data: { title: "Contested", content: "First" } });
  const { id } = await created.json();
  await page.goto("/admin/dashboard?tab=posts");
  await page.getByRole("button", { name: "Edit Contested" }).click();
  await page.getByLabel("Content").fill("Mine");
  await page.request.put(`/api/blogs/${id}`, { data: { title: "Contested", content: "Theirs" } });
  await page.getByRole("button", { name: "Update", exact: true }).click();
  const conflict = page.getByRole("region", { name: "This post was changed elsewhere" });
  await expect(conflict).toContainText("Mine");
  await expect(conflict).toContainText("Theirs");
  await conflict.getByRole("button", { name: "Load saved version" }).click();
  await expect(page.getByLabel("Content")).toHaveValue("Theirs");
  await page.getByRole("button", { name: "Bring mine back" }).click();
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expectToast(page, "Blog post updated successfully");
  const posts = await (await page.request.get("/api/blogs?slug=contested")).json();
  expect(posts[0].content).toBe("Mine");
});

test("leads are found, read, handled, exported and deleted", async ({ page, openDesk }) => {
  await openDesk(page);
  const entry = (id: string, formName: string, firstName: string) => ({
    id,
    kind: "lead",
    formName,
    fields: { firstName, lastName: "Example", email: "a@example.com", message: `From ${firstName}` },
    createdAt: "2026-05-01T10:00:00.000Z",
    handledAt: null as string | null,
  });
  const entries = [entry("1", "Partnership Form", "Dana"), entry("2", "Talent Join Form", "Theo")];
  await page.route("**/api/leads", (route) => route.fulfill({ json: entries }));
  await page.route("**/api/leads/1", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 204 })
      : route.fulfill({ json: { ...entries[0], handledAt: "2026-05-02T10:00:00.000Z" } }),
  );
  await page.getByRole("tab", { name: "Leads" }).click();
  await expect(page.getByText("2 of 2, 2 new")).toBeVisible();
  await page.getByRole("combobox", { name: "Form" }).selectOption("Partnership Form");
  await expect(page.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
    "href",
    "/api/leads.csv?form=Partnership%20Form",
  );
  await page.getByLabel("Search leads").fill("theo");
  await expect(page.getByText("No lead matches.")).toBeVisible();
  await page.getByLabel("Search leads").fill("dana");
  await page.getByRole("button", { name: /Dana Example/ }).click();
  await expect(page.getByRole("heading", { name: "Dana Example" })).toBeFocused();
  await page.getByRole("button", { name: "Mark as handled" }).click();
  await expect(page.getByRole("button", { name: "Mark as new" })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog", { name: "Delete Lead" }).getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Lead deleted successfully");
  await expect(page.getByText("0 of 1, 1 new")).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`the desk fits ${width} px, and axe finds nothing`, async ({ page, openDesk }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await openDesk(page);
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

test("no visitor's page asks for a file of the desk", async ({ page }) => {
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    await readFile("dist/client/.vite/manifest.json", "utf8"),
  );
  const own = Object.entries(manifest)
    .filter(([module]) => module.startsWith("src/admin/"))
    .flatMap(([, { file, css = [] }]) => [file, ...css]);
  expect(own.length).toBeGreaterThan(3);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  for (const { path } of Object.values(urls)) {
    if (path === urls.adminLogin.path) continue;
    await page.goto(path);
  }
  expect(asked.filter((file) => own.includes(file))).toEqual([]);
});

async function logIn(page: Page, word = password): Promise<void> {
  await page.goto("/admin-login");
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill(word);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Welcome back, admin")).toBeVisible();
}

async function expectToast(page: Page, text: string, title?: string): Promise<void> {
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toContainText(text);
  if (title !== undefined) await expect(toast).toContainText(title);
}

async function changePassword(page: Page, current: string, next: string, again: string): Promise<void> {
  await page.getByRole("button", { name: "Change Password" }).click();
  await fillPasswords(page, current, next, again);
}

async function fillPasswords(page: Page, current: string, next: string, again: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Change Password" });
  await dialog.getByLabel("Current password").fill(current);
  await dialog.getByLabel("New password", { exact: true }).fill(next);
  await dialog.getByLabel("Confirm new password").fill(again);
  await dialog.getByRole("button", { name: "Change Password" }).click();
}

/** Holds a request back until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function titlesOf(page: Page): Promise<string[]> {
  const posts: { title: string }[] = await (await page.request.get("/api/blogs")).json();
  return posts.map(({ title }) => title);
}

async function expectSound(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(found, where).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, where).toBe(0);
}
