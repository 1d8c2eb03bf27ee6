import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { expect, expectToast, test } from "../support/browser/dashboard.ts";
import type { Site } from "../support/server/site.ts";

const formula = '=HYPERLINK("http://evil.test";"Click")';

test("what visitors sent is found, read, handled, exported and deleted", async ({
  page,
  site,
  openDashboard,
}) => {
  const tag = randomUUID().slice(0, 8);
  const lead = { firstName: "Dana", lastName: tag, email: "dana@example.com", phone: "", message: formula };
  await send(page, "/widget/form/general-contact", lead);
  await send(page, "/widget/form/general-contact", { ...lead, firstName: "Theo", message: "Hello" });
  await send(page, "/checkout?plan=students", { name: `Pat ${tag}`, email: "pat@example.com" });

  await openDashboard(page, "leads");
  const entries = page.locator("[data-lead]");
  await page.getByLabel("Search leads").fill(`nobody ${tag}`);
  await expect(page.getByText("No lead matches.")).toBeVisible();
  await page.getByLabel("Search leads").fill(tag);
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText(`Pat ${tag}`);
  await page.getByRole("combobox", { name: "Form" }).selectOption("Enrollment request");
  await expect(entries).toHaveCount(1);
  await expect(entries.first()).toContainText("Plan: students");
  await page.getByLabel("Search leads").fill(`${tag} STUDENTS`);
  await expect(entries).toHaveCount(1);

  await page.getByRole("button", { name: `Pat ${tag}` }).click();
  await expect(page.getByRole("heading", { name: `Pat ${tag}` })).toBeFocused();
  await expect(factOf(page, "Agreement version")).not.toBeEmpty();
  await expect(factOf(page, "Form")).toHaveText("Enrollment request");
  await page.getByRole("button", { name: "Mark as handled" }).click();
  await expect(page.getByRole("button", { name: "Mark as new" })).toBeVisible();
  await page.getByRole("combobox", { name: "Show" }).selectOption("New");
  await expect(page.getByText("No lead matches.")).toBeVisible();
  await remove(page);
  await expect.poll(() => isDeleted(site, `Pat ${tag}`)).toBe(true);

  await page.getByRole("combobox", { name: "Form" }).selectOption("General message");
  await page.getByLabel("Search leads").fill(tag);
  await expect(entries).toHaveCount(2);
  await page.getByRole("button", { name: `Dana ${tag}` }).click();
  await expect(page.getByRole("article")).toContainText(formula);
  await page.getByRole("button", { name: "Mark as handled" }).click();
  await expect(entries).toHaveCount(1);
  await page.getByRole("combobox", { name: "Show" }).selectOption("All");
  await expect(entries).toHaveCount(2);
  const exported = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = await exported;
  expect(file.suggestedFilename()).toBe("leads.csv");
  const rows = await readFile(await file.path(), "utf8");
  expect(rows).toContain(`"'=HYPERLINK(""http://evil.test"";""Click"")"`);
  expect(rows).toContain(`"Theo ${tag}"`);
  expect(rows).not.toContain("Enrollment request");
  await remove(page);
  await expect.poll(() => isDeleted(site, "Dana", tag)).toBe(true);
});

test.describe("when the leads cannot be fetched", () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test("nobody is told that there are none, and another try shows them", async ({ page, openDashboard }) => {
    await send(page, "/widget/form/general-contact", {
      firstName: "Iris",
      lastName: "Waits",
      email: "iris@example.com",
      phone: "",
      message: "Hello",
    });
    await page.route("**/api/leads", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await openDashboard(page, "leads");
    await expectToast(page, "Failed to fetch leads", "Error");
    await expect(page.getByText("No leads yet")).toBeHidden();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Iris Waits" })).toBeVisible();
  });
});

/** Sends a form as a browser without scripts does. */
async function send(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** Deletes the lead that is open. */
async function remove(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Lead deleted successfully");
  await expect(page.getByRole("heading", { name: "Leads", exact: true })).toBeFocused();
}

/** Whether the request with these words in its fields is kept as a deleted one. */
async function isDeleted(site: Site, ...words: string[]): Promise<boolean> {
  const requests = (await site.stored("requests")) as StoredRequest[];
  const found = requests.find(({ fields }) => words.every((word) => Object.values(fields).includes(word)));
  return found !== undefined && found.deletedAt !== null;
}

/** What stands beside a label of the open lead. */
function factOf(page: Page, label: string) {
  return page.getByRole("article").locator("dt", { hasText: label }).locator("xpath=following-sibling::dd");
}
