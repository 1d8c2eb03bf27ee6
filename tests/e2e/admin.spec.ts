import { expect, expectToast, logIn, password, test } from "../support/browser/dashboard.ts";
import { holdRequest } from "../support/browser/hold-request.ts";

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

test("the dashboard is nobody else's", async ({ page, request, openDashboard }) => {
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

test("the sign-in leads to where one wanted to go, and nowhere else", async ({ page, site }) => {
  await page.goto("/admin/dashboard?tab=leads&lead=some-lead&next=https://evil.test");
  await expect(page).toHaveURL(`${site.url}/admin-login?tab=leads&lead=some-lead`);
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("tab", { name: "Leads", selected: true })).toBeVisible();
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

test("the dashboard shows itself with 120 kB of scripts", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await page.waitForLoadState("networkidle");
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(80_000);
  expect(bytes).toBeLessThanOrEqual(120_000);
});

test("around the sign-in no app runs, and the only way out leads home", async ({ page, site }) => {
  await page.goto("/admin-login");
  await expect(page.getByRole("button", { name: /chat|menu/i })).toHaveCount(0);
  await expect(page.getByRole("link")).toHaveCount(1);
  await page.getByRole("banner").getByRole("link").click();
  await expect(page).toHaveURL(`${site.url}/`);
});
