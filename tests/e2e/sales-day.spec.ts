import type { Page } from "playwright/test";
import { dayIn } from "../../src/shared/company-time.ts";
import { dismissToast, expect, expectSound, expectToast, test } from "../support/browser/dashboard.ts";
import { password, signIn } from "../support/browser/sign-in.ts";
import { sendAllForms, senderName } from "../support/server/send-all-forms.ts";
import { startSite } from "../support/server/site.ts";

// A day of somebody who sells: 30 leads of all forms, from the first look to one that is won and its campaign.

const spring = "landing=/&referrer=&utm_source=newsletter&utm_medium=email&utm_campaign=Spring";
const row = (page: Page, name: string) => page.locator("[data-lead]").filter({ hasText: name });

for (const [width, isTouched] of [
  [1440, false],
  [390, true],
] as const) {
  test.describe(`a day at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: isTouched, isMobile: isTouched });

    test("from the first look to won, with a campaign in Results", async ({ page }) => {
      const site = await startSite({ ADMIN_PASSWORD: password });
      try {
        await sendAllForms(site, 30, spring);
        await page.context().addCookies(await signIn(site.url));
        await page.goto(`${site.url}/admin/dashboard`);
        await workThroughTheDay(page, site.url, isTouched);
      } finally {
        await site.stop();
      }
    });
  });
}

async function workThroughTheDay(page: Page, url: string, isTouched: boolean): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const article = page.getByRole("article");

  // The first look: all are new, and nothing is due.
  const fresh = page.getByRole("region", { name: "New Leads" });
  await expect(fresh.getByText("30", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Due/ })).toHaveCount(0);
  await fresh.getByRole("button", { name: senderName(29) }).click();
  await expect(page.getByRole("heading", { name: senderName(29) })).toBeVisible();

  // Somebody calls, writes it down, corrects it, and plans what comes next.
  await button("Start work").click();
  await expect(article.getByText("In progress", { exact: true }).first()).toBeVisible();
  await page.getByLabel("Add a note").fill("Called, wants an ofer");
  await button("Save note").click();
  await button("Edit the note").click();
  await page.getByLabel("Edit the note").fill("Called, wants an offer");
  await button("Save note").first().click();
  await expect(article.getByText("edited")).toBeVisible();
  await button("Plan the next step").click();
  await page.getByLabel("What comes next").fill("Send the offer");
  await page.getByLabel("On", { exact: true }).fill(dayIn("America/Chicago", new Date()));
  await button("Save step").click();
  await expect(article.getByText("Due today")).toBeVisible();
  await expectSound(page, "a lead with its next step");

  // A call comes in.
  await page.goto(`${url}/admin/dashboard?tab=leads`);
  await button("Add a lead").click();
  const dialog = page.getByRole("dialog", { name: "Add a lead" });
  await dialog.getByLabel("Name").fill("Vera Caller");
  await dialog.getByLabel("Phone").fill("972 555 0177");
  await expectSound(page, "the form for a lead");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Vera Caller" })).toBeVisible();
  await expect(article.getByText("Added by hand")).toBeVisible();
  await expect(article.getByRole("region", { name: "Deliveries" })).toHaveCount(0);
  await page.goBack();

  // The keys are there where somebody has keys.
  await expect(page.getByText("Keyboard shortcuts")).toHaveCount(isTouched ? 0 : 1);

  // The webinar's are started together, and two that were sent by mistake deleted, and brought back.
  await page.getByLabel("Search leads").fill("webinar registration");
  await page.getByLabel("Show").selectOption("New");
  await expect(page.locator("[data-lead]")).toHaveCount(2);
  await page.getByLabel("Choose all 2").check();
  await expectSound(page, "chosen leads");
  await button("Start work").click();
  await expectToast(page, "2 leads: In progress");
  await expect(page.getByText("No lead matches.")).toBeVisible();
  await dismissToast(page);
  await page.getByLabel("Search leads").fill("in progress");
  await page.getByLabel("Show").selectOption("All");
  await expect(page.locator("[data-lead]")).toHaveCount(3);
  await page.getByLabel("Search leads").fill("");
  await page.getByLabel(`Choose ${senderName(20)}`).click();
  await page.getByLabel(`Choose ${senderName(17)}`).click({ modifiers: ["Shift"] });
  await expect(page.getByText("4 of 31 chosen")).toBeVisible();
  await button("Delete").click();
  await expectToast(page, "4 leads deleted");
  await expect(row(page, senderName(18))).toHaveCount(0);
  await button("Undo").click();
  await expectToast(page, "4 leads restored");
  await expect(row(page, senderName(18))).toHaveCount(1);
  await page.reload();

  // The same person asks for something else: one history.
  const again = {
    firstName: "Sue",
    lastName: "Sender29",
    email: "SENDER29@example.com",
    message: "And prices?",
  };
  await page.request.post(`${url}/widget/form/general-contact`, { form: again, maxRedirects: 0 });

  // What is due leads back to the offer, which is sent, and the deal is won.
  await page.goto(`${url}/admin/dashboard`);
  const due = page.getByRole("region", { name: /^Due/ });
  await expectSound(page, "an overview with what is due");
  await due.getByRole("button", { name: "Send the offer" }).click();
  const history = article.getByRole("region", { name: "All from this person" });
  await expect(history.getByRole("listitem")).toHaveText([/^General message/, /open here$/]);
  await button("Done").click();
  await expect(article.getByText("Done: Send the offer")).toBeVisible();
  await button("Mark as won").click();
  await expect(button("Reopen")).toBeVisible();

  await page.goto(`${url}/admin/dashboard?tab=results`);
  const campaign = page.getByRole("table", { name: "Campaigns" }).getByRole("row", { name: /^Spring/ });
  // A phone leaves the rate out, which follows from visits and leads.
  const rate = isTouched ? [] : [/./];
  await expect(campaign.getByRole("cell")).toHaveText(["0", "30", ...rate, "1", "2", "$0"]);
}
