import type { Page } from "playwright/test";
import { takeTime } from "../support/browser/contact-form.ts";
import { expect, expectToast, password, test } from "../support/browser/dashboard.ts";
import { signIn } from "../support/browser/sign-in.ts";
import { startSite } from "../support/server/site.ts";

const course = "/training/no-code-agentic-ai";

// What a date form is refused for, and a full course.
test.use({ expectedConsole: [/Failed to load resource/] });

test("the admin's dates and codes are on the pages, and a date is full at its seat", async ({ browser }) => {
  // Other tests read the dates of the site that they share: what changes them has one of its own.
  const site = await startSite({ ADMIN_PASSWORD: password });
  const openPage = () => browser.newPage({ baseURL: site.url });
  const admin = await openPage();
  try {
    await admin.context().addCookies(await signIn(site.url));
    await admin.goto("/admin/dashboard?tab=courses");
    await test.step("a code", () => setCode(admin));
    await admin.goto("/admin/dashboard?tab=courses");
    await test.step("a date", () => setDate(admin, openPage));
  } finally {
    await admin.close();
    await site.stop();
  }
});

async function setDate(page: Page, openPage: () => Promise<Page>): Promise<void> {
  const visitor = await openPage();
  await visitor.goto(course);
  await expect(visitor.getByText(/^Oct 6th/).first()).toBeVisible();

  await page.getByRole("button", { name: /^Edit No Code Agentic AI Course, October 6/ }).click();
  const dialog = page.getByRole("dialog", { name: "Edit date" });
  await dialog.getByLabel("Last day").fill("2020-01-01");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("The end cannot come before the start.")).toBeVisible();
  await expect(dialog.getByLabel("Last day")).toBeFocused();
  await dialog.getByLabel("First day").fill("2030-02-04");
  await dialog.getByLabel("Last day").fill("2030-03-14");
  await dialog.getByLabel("Seats").fill("1");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Pages, the agreement, the checkout and the chat have the date now");
  await expect(page.getByText("1 of 1 seat left")).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByText("Feb 4th, 2030").first()).toBeVisible();
  await visitor.goto(`${course}/agreement?plan=students`);
  await expect(visitor.getByText("Feb 4th, 2030 and Mon-Thu 7:45pm-9:15pm CST")).toBeVisible();
  await expect(visitor.getByText(/^Version of (?!November 24, 2026$)/)).toBeVisible();

  // Two have the checkout open; one is quicker.
  const late = await openPage();
  for (const [who, name] of [
    [visitor, "Ada"],
    [late, "Grace"],
  ] as const) {
    await who.goto("/checkout?plan=students");
    await who.getByLabel("Name").fill(name);
    await who.getByLabel("Email address").fill(`${name.toLowerCase()}@seats.example`);
  }
  await takeTime(late);
  await visitor.getByRole("button", { name: "Send enrollment request" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("We have your enrollment request");
  await late.getByRole("button", { name: "Send enrollment request" }).click();
  await expect(late.getByRole("alert")).toContainText("The last place for this date was taken");
  await expect(late.getByLabel("Name")).toHaveValue("Grace");
  await late.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(late.getByRole("heading", { level: 1 })).toContainText("You are on the waitlist");
  await late.close();

  await visitor.goto(course);
  await expect(
    visitor.getByText("Feb 4th, 2030 is full; the next date will be announced").first(),
  ).toBeVisible();
  await visitor.getByRole("link", { name: "Join the waitlist" }).first().click();
  await expect(visitor.frameLocator("iframe[title*=Waitlist]").getByLabel("Email address")).toBeVisible();
  await visitor.close();

  await page.reload();
  await expect(page.getByText("Full: 1 seat")).toBeVisible();
  await page.getByRole("link", { name: "1 person takes part" }).click();
  await expect(page.getByRole("button", { name: /Ada/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /Grace/ })).toHaveCount(0);
  await page.getByRole("button", { name: /Ada/ }).click();
  await expect(page.getByText("No Code Agentic AI Course, February 4, 2030").last()).toBeVisible();
}

async function setCode(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New code" }).click();
  const dialog = page.getByRole("dialog", { name: "New code" });
  await dialog.getByLabel("Code").fill("big-150");
  await dialog.getByLabel("Dollars off").fill("150");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "BIG-150" })).toBeVisible();
  await page.goto(course);
  await expect(page.getByText("Save $150").first()).toBeVisible();
  await page.goto("/admin/dashboard?tab=courses");
  await page.getByRole("button", { name: "Delete BIG-150" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "The code is deleted");
  await page.goto(course);
  await expect(page.getByText("Save $150")).toHaveCount(0);
}
