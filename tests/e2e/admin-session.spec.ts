import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import {
  dismissToast,
  expect,
  expectDashboard,
  expectToast,
  logIn,
  password,
  postElsewhere,
  test,
} from "../support/browser/dashboard.ts";
import { sendLeads } from "../support/browser/send-leads.ts";
import { startSite } from "../support/server/site.ts";

// The browser itself reports every refused request.
test.use({ expectedConsole: [/Failed to load resource/] });

test("a session that has ended is signed in again in place, wherever it is noticed", async ({ browser }) => {
  test.slow();
  // A site of its own: a new password ends the sessions of all other tests.
  const site = await startSite({ ADMIN_PASSWORD: password });
  const page = await browser.newPage({ baseURL: site.url });
  try {
    const tag = randomUUID().slice(0, 8);
    await sendLeads(page, [`Ida ${tag}`]);
    await logIn(page, password);
    await postElsewhere(page, `Deleted ${tag}`);
    await page.reload();
    await expectDashboard(page);
    // What the dashboard asks for when it opens is answered, else that would notice the end first.
    await page.waitForLoadState("networkidle");

    await endSession(page, site.url);
    await page.getByRole("tab", { name: "Leads" }).click();
    await signInAgain(page);
    await page.getByRole("button", { name: `Ida ${tag}` }).click();

    await endSession(page, site.url);
    await page.getByRole("button", { name: "Mark as handled" }).click();
    await signInAgain(page);
    await expect(page.getByRole("button", { name: "Mark as new" })).toBeVisible();

    await endSession(page, site.url);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export CSV" }).click();
    await signInAgain(page);
    expect((await readFile(await (await download).path())).toString("latin1")).toMatch(
      /^\u00ef\u00bb\u00bf"received"/,
    );

    await endSession(page, site.url);
    await page.getByRole("button", { name: "Delete" }).click();
    await signInAgain(page);
    await expectToast(page, "Lead deleted successfully");

    await page.getByRole("tab", { name: "Blog Management" }).click();
    await page.getByRole("button", { name: `Delete Deleted ${tag}` }).click();
    await endSession(page, site.url);
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await signInAgain(page);
    await expectToast(page, "Blog post deleted successfully");
    await endSession(page, site.url);
    await page.getByRole("button", { name: "Undo" }).click();
    await signInAgain(page);
    await expectToast(page, "The blog post is back");
    await expect(page.getByRole("heading", { name: `Deleted ${tag}` })).toBeVisible();
    await dismissToast(page);

    await endSession(page, site.url);
    await page.getByRole("button", { name: "Change Password" }).click();
    const dialog = page.getByRole("dialog", { name: "Change Password" });
    await dialog.getByLabel("Current password").fill(password);
    await dialog.getByLabel("New password", { exact: true }).fill(password);
    await dialog.getByLabel("Confirm new password").fill(password);
    await dialog.getByRole("button", { name: "Change Password" }).click();
    await signInAgain(page);
    await expectToast(page, "Password changed successfully");
    await dismissToast(page);

    await endSession(page, site.url);
    await page.getByRole("button", { name: "Logout" }).click();
    await expectToast(page, "Logged out successfully");
    await expect(page).toHaveURL(`${site.url}/`);
  } finally {
    await page.close();
    await site.stop();
  }
});

test("who does not sign in again is told what was not done", async ({ page, site }) => {
  await logIn(page, password);
  await expect(page.getByText("Loading leads...")).toBeHidden();
  // The posts need no session: there nobody is asked again.
  await page.getByRole("tab", { name: "Blog Management" }).click();
  await endSession(page, site.url);
  await page.getByRole("tab", { name: "Leads" }).click();
  const ended = page.getByRole("dialog", { name: "Your session has ended" });
  await ended.getByRole("button", { name: "Not now" }).click();
  await expectToast(page, "Failed to fetch leads", "Error");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(ended).toBeVisible();
  await page.goBack();
  await expect(ended).toBeHidden();
  await expect(page.getByRole("tab", { name: "Blog Management", selected: true })).toBeVisible();
});

test("a change of the password says what really stood against it", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await page.getByRole("button", { name: "Change Password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Password" });
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByLabel("New password", { exact: true }).fill("long enough");
  await dialog.getByLabel("Confirm new password").fill("long enough");
  const change = dialog.getByRole("button", { name: "Change Password" });
  const answers = [
    [
      { status: 429, json: { message: "Too many attempts. Please try again in 15 minutes." } },
      "Too many attempts.",
    ],
    [
      { status: 503, json: { message: "Many people are signing in. Please try again in a moment." } },
      "Many people",
    ],
    [{ status: 502, body: "<h1>Bad Gateway</h1>" }, "The site cannot be reached."],
  ] as const;
  for (const [answer, sentence] of answers) {
    await page.route("**/api/auth/change-password", (route) => route.fulfill(answer), { times: 1 });
    await change.click();
    await expectToast(page, `Failed to change password. ${sentence}`, "Error");
  }
});

/** Ends the session on the server; the browser does not know. */
async function endSession(page: Page, url: string): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await fetch(`${url}/api/auth/logout`, { method: "POST", headers: { cookie } });
  expect(answer.status).toBe(200);
}

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog).toBeHidden();
}
