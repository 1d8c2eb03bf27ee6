import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import { expect, expectSound, expectToast, test, toastsOf } from "../support/browser/dashboard.ts";
import { sendLeads } from "../support/browser/send-leads.ts";

/** The lead of somebody that was sent just now. */
async function leadOf(page: Page, name: string): Promise<LeadEntry> {
  const entries: LeadEntry[] = await (await page.request.get("/api/leads")).json();
  const lead = entries.find(({ fields }) => `${fields.firstName} ${fields.lastName}` === name);
  if (lead === undefined) throw new Error(`${name} has sent nothing`);
  return lead;
}

function headingOf(page: Page, name: string) {
  return page.getByRole("heading", { name, exact: true });
}

test("j, k and e go through the list, and are letters where somebody types", async ({
  page,
  openDashboard,
}) => {
  const tag = randomUUID().slice(0, 8);
  await sendLeads(page, [`Cid ${tag}`, `Bea ${tag}`, `Ann ${tag}`]);
  await openDashboard(page, "leads");
  await expect(page.getByText("Next", { exact: true })).toBeVisible();
  const search = page.getByLabel("Search leads");
  await search.fill(tag);
  await search.press("End");
  await search.pressSequentially("jke");
  await expect(search).toHaveValue(`${tag}jke`);
  await search.fill(tag);
  await expect(page.locator("[data-lead]")).toHaveCount(3);
  await headingOf(page, "Leads").focus();

  await page.keyboard.press("j");
  await expect(headingOf(page, `Ann ${tag}`)).toBeFocused();
  await page.keyboard.press("k");
  await expect(headingOf(page, `Ann ${tag}`)).toBeVisible();
  await page.keyboard.press("j");
  await expect(headingOf(page, `Bea ${tag}`)).toBeFocused();
  await page.keyboard.press("e");
  await expect(page.getByRole("button", { name: "Mark as new" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("in progress");
  await page.keyboard.press("k");
  await expect(headingOf(page, `Ann ${tag}`)).toBeFocused();

  // Who is done with a lead goes on with the next one, also where the list shows new ones alone.
  await page.getByRole("combobox", { name: "Show" }).selectOption("New");
  await headingOf(page, `Ann ${tag}`).focus();
  await page.keyboard.press("e");
  await expect(page.locator("[data-lead]")).toHaveCount(1);
  await page.keyboard.press("j");
  await expect(headingOf(page, `Cid ${tag}`)).toBeFocused();

  await page.getByLabel("Add a note").pressSequentially("jke");
  await expect(page.getByLabel("Add a note")).toHaveValue("jke");
  await expect(page.getByRole("button", { name: "Mark as handled" })).toBeVisible();
  await headingOf(page, `Cid ${tag}`).focus();
  await page.keyboard.press("Control+e");
  await expect(page.getByRole("button", { name: "Mark as handled" })).toBeVisible();
});

test("filters stand in the address: a reload keeps them, back and forward go through them", async ({
  page,
  openDashboard,
}) => {
  const tag = randomUUID().slice(0, 8);
  await sendLeads(page, [`Zoë ${tag}`, `Max ${tag}`]);
  const { id } = await leadAsAdmin(page, openDashboard, `Max ${tag}`);
  await page.request.patch(`/api/leads/${id}`, { data: { state: "won" } });
  await page.getByRole("tab", { name: "Leads" }).click();
  const rows = page.locator("[data-lead]");
  await page.getByLabel("Search leads").fill(`ZOE ${tag}`);
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Search leads").fill(tag);
  await expect(rows).toHaveCount(2);
  await page.getByRole("combobox", { name: "Show" }).selectOption("Won");
  await expect(rows).toHaveCount(1);
  await page.getByRole("combobox", { name: "Form" }).selectOption("General message");
  await expect(page).toHaveURL(new RegExp(`tab=leads&form=General\\+Contact\\+Form&state=won&query=${tag}$`));
  await page.getByRole("button", { name: `Max ${tag}` }).click();
  await expect(page).toHaveURL(new RegExp(`lead=${id}&form=.*&state=won&query=${tag}$`));

  await page.reload();
  await expect(headingOf(page, `Max ${tag}`)).toBeVisible();
  await expect(page.getByLabel("Search leads")).toHaveValue(tag);
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(headingOf(page, `Max ${tag}`)).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Show" })).toHaveValue("");
  await expect(rows).toHaveCount(2);
  await page.goForward();
  await expect(rows).toHaveCount(1);

  const href = await page.getByRole("link", { name: "Export CSV" }).getAttribute("href");
  expect(href).toBe(`/api/leads.csv?state=won&query=${tag}`);
});

test("a deleted lead is back by Undo, or from the list of deleted ones, or by its address", async ({
  page,
  openDashboard,
}) => {
  const tag = randomUUID().slice(0, 8);
  await sendLeads(page, [`Una ${tag}`]);
  await openDashboard(page, "leads");
  const wasMissing = await watchFor(page, "This lead is no longer here");
  const row = page.getByRole("button", { name: `Una ${tag}` });
  await row.click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Lead deleted successfully");
  await expect(row).toBeHidden();
  await toastsOf(page).getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "The lead is back");
  await row.click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(row).toBeHidden();

  await page.getByRole("combobox", { name: "Show" }).selectOption("Deleted");
  await row.click();
  await expect(page.getByText("It can be brought back for 10 minutes.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as handled" })).toBeHidden();
  await page.getByRole("button", { name: "Restore" }).click();
  await expectToast(page, "The lead is back");
  await expect(row).toBeHidden();
  await expect(headingOf(page, `Una ${tag}`)).toBeFocused();
  await expect(page.getByRole("button", { name: "Mark as handled" })).toBeVisible();
  await page.getByRole("combobox", { name: "Show" }).selectOption("All");
  await expect(row).toBeVisible();

  const address = page.url();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(headingOf(page, "Leads")).toBeFocused();
  expect(await wasMissing()).toBe(false);
  await page.goto(address);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByRole("button", { name: "Mark as handled" })).toBeVisible();
});

test("a lead has states and notes, a reply and the sender's other requests", async ({
  page,
  openDashboard,
}) => {
  const tag = randomUUID().slice(0, 8);
  const email = `olga+${tag}@example.com`;
  for (const message of ["First", "Second"]) {
    const form = { firstName: "Olga", lastName: tag, email, phone: "+1 (972) 555-0100", message };
    const answer = await page.request.post("/widget/form/general-contact", { form, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
  }
  await openDashboard(page, "leads");
  await page
    .getByRole("button", { name: `Olga ${tag}` })
    .first()
    .click();
  await expect(page.getByRole("link", { name: "Reply" })).toHaveAttribute(
    "href",
    new RegExp(
      `^mailto:olga%2B${tag}@example.com\\?subject=Your%20request%20to%20Corvanta&body=Hello%20Olga%2C`,
    ),
  );
  await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+19725550100");
  await expect(page.getByText("General message (“General Contact Form”)")).toBeVisible();

  await page.getByRole("combobox", { name: "State" }).selectOption("Lost");
  await expect(page.locator("[data-lead]").first()).toContainText("Lost");
  await page.getByLabel("Add a note").fill("Wants a call\nin January");
  await page.getByLabel("Add a note").press("Control+Enter");
  const notes = page.getByRole("region", { name: "Notes" });
  await expect(notes.getByRole("listitem")).toContainText("Wants a call in January");
  await expect(page.getByLabel("Add a note")).toHaveValue("");

  const others = page.getByRole("region", { name: "Other requests of this person" });
  await others.getByRole("button", { name: "General message" }).click();
  await expect(page.getByRole("article")).toContainText("First");
  await expect(page.getByRole("region", { name: "Notes" }).getByRole("listitem")).toHaveCount(0);
});

test("a suspected lead is kept aside, and one click makes it a lead", async ({ page, openDashboard }) => {
  const tag = randomUUID().slice(0, 8);
  await sendLeads(page, [`Sue ${tag}`]);
  const { id } = await leadAsAdmin(page, openDashboard, `Sue ${tag}`);
  await page.request.patch(`/api/leads/${id}`, { data: { state: "suspected" } });
  await page.goto("/admin/dashboard?tab=leads");
  const row = page.getByRole("button", { name: `Sue ${tag}` });
  await expect(page.getByLabel("Search leads")).toBeVisible();
  await expect(row).toBeHidden();
  await page.getByRole("combobox", { name: "Show" }).selectOption({ label: "Suspected spam (1)" });
  await row.click();
  await expect(page.getByText("nobody was told of it")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as handled" })).toBeHidden();
  const changes: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") changes.push(request.postDataJSON());
  });
  await page.keyboard.press("e");
  await page.getByRole("button", { name: "This is a lead" }).click();
  await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("new");
  // A lead's changes go one after the other: what the key had changed would have gone first.
  expect(changes).toEqual([{ state: "new" }]);
  await expect(page.getByText("nobody was told of it")).toBeHidden();
  await expect(headingOf(page, `Sue ${tag}`)).toBeFocused();
  await expect(page.getByRole("button", { name: "Mark as handled" })).toBeVisible();

  // Once somebody works with it, no arrow key leads there.
  const state = page.getByRole("combobox", { name: "State" });
  await state.focus();
  for (const key of ["ArrowDown", "ArrowDown"]) await state.press(key);
  await expect(state).toHaveValue("won");
  await expect(state.getByRole("option", { name: "Suspected" })).toHaveCount(0);
  await expect.poll(async () => (await leadOf(page, `Sue ${tag}`)).state).toBe("won");
});

test("a note that is not saved waits for whoever comes back to its lead, and is asked for before it is lost", async ({
  page,
  openDashboard,
}) => {
  const tag = randomUUID().slice(0, 8);
  await sendLeads(page, [`Ann ${tag}`, `Bea ${tag}`]);
  await openDashboard(page, "leads");
  const note = page.getByLabel("Add a note");
  await page.getByRole("button", { name: `Ann ${tag}` }).click();
  await note.fill("Half a thought");
  await page.getByRole("button", { name: `Bea ${tag}` }).click();
  await expect(note).toHaveValue("");
  await page.getByRole("tab", { name: "Overview" }).click();

  await page.getByRole("link", { name: "View Site" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(question).toContainText(`Ann ${tag}`);
  await question.getByRole("button", { name: "Stay" }).click();
  expect(await asksBeforeUnload(page)).toBe(true);

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(question).toContainText(`Ann ${tag}`);
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toBeHidden();
  expect((await page.request.get("/api/leads")).status()).toBe(200);

  await page.getByRole("tab", { name: "Leads" }).click();
  await page.getByRole("button", { name: `Ann ${tag}` }).click();
  await expect(note).toHaveValue("Half a thought");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(note).toHaveValue("");
  expect(await asksBeforeUnload(page)).toBe(false);
  await page.getByRole("link", { name: "View Site" }).click();
  await expect(page).toHaveURL(/\/blogs/);
});

test("who logs out over a note that is not saved is asked once", async ({ page, openDashboard }) => {
  const tag = randomUUID().slice(0, 8);
  await sendLeads(page, [`Ann ${tag}`]);
  await openDashboard(page, "leads");
  await page.getByRole("button", { name: `Ann ${tag}` }).click();
  await page.getByLabel("Add a note").fill("Half a thought");
  // The session is another test's too.
  await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 204 }));
  await page.getByRole("button", { name: "Logout" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Log out" }).click();
  await expectToast(page, "Logged out successfully");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an open editor lets nobody leave over a note, and each asks for itself", async ({
  page,
  openDashboard,
}) => {
  const tag = randomUUID().slice(0, 8);
  await sendLeads(page, [`Ann ${tag}`]);
  await openDashboard(page, "leads");
  await page.getByRole("button", { name: `Ann ${tag}` }).click();
  await page.getByLabel("Add a note").fill("Half a thought");
  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("button", { name: "Create New Blog Post" }).click();
  const editor = page.getByRole("dialog", { name: "Create New Blog Post" });
  await expect(editor).toBeVisible();
  // As a jump through the history does, which the dialog does not cover.
  const leave = () =>
    page.locator("a", { hasText: "View Site" }).evaluate((link: HTMLAnchorElement) => link.click());
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await leave();
  await expect(question).toContainText(`Ann ${tag}`);
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toBeHidden();

  await editor.getByLabel("Title", { exact: true }).fill("Half a title");
  await leave();
  await question.getByRole("button", { name: "Leave" }).click();
  const second = page.getByRole("dialog", { name: "Close without saving?" });
  await second.getByRole("button", { name: "Keep editing" }).click();
  await expect(second).toBeHidden();
  await expect(editor.getByLabel("Title", { exact: true })).toHaveValue("Half a title");
});

test("new leads come in by themselves, and leave what is being read as it is", async ({
  page,
  openDashboard,
}) => {
  const tag = randomUUID().slice(0, 8);
  await sendLeads(page, [`Ann ${tag}`]);
  await openDashboard(page, "leads");
  await page.getByRole("button", { name: `Ann ${tag}` }).click();
  await page.getByLabel("Add a note").fill("Half");
  await sendLeads(page, [`Bea ${tag}`]);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("button", { name: `Bea ${tag}` })).toBeVisible();
  await expect(page.getByLabel("Add a note")).toBeFocused();
  await expect(page.getByLabel("Add a note")).toHaveValue("Half");
});

test("a filter is there again after another tab, and what j went through is one step back", async ({
  page,
  openDashboard,
}) => {
  const tag = randomUUID().slice(0, 8);
  await sendLeads(page, [`Cid ${tag}`, `Bea ${tag}`, `Ann ${tag}`]);
  await openDashboard(page, "leads");
  await page.getByLabel("Search leads").fill(tag);
  await expect(page.locator("[data-lead]")).toHaveCount(3);
  await headingOf(page, "Leads").focus();
  for (const name of ["Ann", "Bea", "Cid"]) {
    await page.keyboard.press("j");
    await expect(headingOf(page, `${name} ${tag}`)).toBeFocused();
  }
  await page.goBack();
  await expect(page.getByText("Choose a lead to read it.")).toBeVisible();
  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("tab", { name: "Leads" }).click();
  await expect(page.getByLabel("Search leads")).toHaveValue(tag);
  await expect(page.locator("[data-lead]")).toHaveCount(3);
  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("button", { name: "All leads" }).click();
  await expect(page.getByLabel("Search leads")).toHaveValue("");
});

test.describe("when the session ends while nobody asks for anything", () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test("the leads say that they are not up to date, and are again after signing in", async ({
    page,
    openDashboard,
  }) => {
    const tag = randomUUID().slice(0, 8);
    await openDashboard(page, "leads");
    await expect(page.getByLabel("Search leads")).toBeVisible();
    await page.route("**/api/leads", (route) => route.fulfill({ status: 401, json: { message: "No." } }));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText(/^Not up to date since \w+ \d+, \d{4} at /)).toBeVisible();
    await page.getByRole("tab", { name: "Overview" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
    await expect(page.getByText(/^Not up to date since/)).toBeVisible();
    await page.unroute("**/api/leads");
    await sendLeads(page, [`Ann ${tag}`]);
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByRole("button", { name: `Ann ${tag}` })).toBeVisible();
    await expect(page.getByText(/^Not up to date since/)).toBeHidden();
  });
});

test("a person is forgotten after a question, and the answer counts what went", async ({
  page,
  site,
  openDashboard,
}) => {
  const tag = randomUUID().slice(0, 8);
  const email = `${tag}@example.com`;
  for (const firstName of ["Ina", "Ivo"])
    await page.request.post("/widget/form/general-contact", {
      form: { firstName, lastName: tag, email, phone: "", message: "Hello" },
      maxRedirects: 0,
    });
  await openDashboard(page, "leads");
  const wasMissing = await watchFor(page, "This lead is no longer here");
  await page.getByRole("button", { name: `Ina ${tag}` }).click();
  await page.getByRole("button", { name: "Forget this person" }).click();
  const question = page.getByRole("dialog", { name: "Forget this person" });
  await expect(question).toContainText(email);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Forget this person" }).click();
  await question.getByRole("button", { name: "Forget", exact: true }).click();
  const answer = page.getByRole("dialog", { name: "Forgotten" });
  await expect(answer.getByText("Removed 2 leads, 0 enrollments, 0 deliveries, 0 questions.")).toBeFocused();
  await expect(page.locator("[data-lead]", { hasText: tag })).toHaveCount(0);
  await expect(answer).toContainText(email);
  await answer.getByRole("button", { name: "Close" }).click();
  await expect(headingOf(page, "Leads")).toBeFocused();
  expect(await wasMissing()).toBe(false);
  await expect.poll(async () => JSON.stringify(await site.stored("requests"))).not.toContain(tag);
});

test.describe("when not all of a person can be forgotten", () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test("a person in the trash stays open after Cancel, and after a try that changed nothing", async ({
    page,
    openDashboard,
  }) => {
    const tag = randomUUID().slice(0, 8);
    const { email, id } = await sendOne(page, openDashboard, `Ira ${tag}`);
    await page.request.delete(`/api/leads/${id}`);
    await page.goto(`/admin/dashboard?tab=leads&state=deleted&lead=${id}`);
    const heading = headingOf(page, `Ira ${tag}`);
    const forget = page.getByRole("button", { name: "Forget this person" });
    await forget.click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(heading).toBeVisible();
    await expect(forget).toBeFocused();

    const message = "There is no room left to save this. Nothing was changed.";
    await page.route("**/api/people/*", (route) => route.fulfill({ status: 507, json: { message } }), {
      times: 1,
    });
    await forget.click();
    await page.getByRole("button", { name: "Forget", exact: true }).click();
    const failed = page.getByRole("dialog", { name: "Not forgotten yet" });
    await expect(failed).toContainText(message);
    await failed.getByRole("button", { name: "Close" }).click();
    await expect(heading).toBeVisible();

    await forget.click();
    await page.getByRole("button", { name: "Forget", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Forgotten" })).toContainText("Removed 1 lead,");
    await expect(page.getByRole("dialog", { name: "Forgotten" })).toContainText(email);
    await page.keyboard.press("Escape");
    await expect(heading).toBeHidden();
    await expect(headingOf(page, "Leads")).toBeFocused();
  });

  test("the server's words stay, what is removed is gone, and another try is offered", async ({
    page,
    openDashboard,
  }) => {
    const tag = randomUUID().slice(0, 8);
    const { email, id } = await sendOne(page, openDashboard, `Ira ${tag}`);
    const message = "What this person sent is removed, but older copies of it could not be.";
    await page.route(
      "**/api/people/*",
      async (route) => {
        await page.request.delete(`/api/people/${email}`);
        await route.fulfill({ status: 503, json: { message } });
      },
      { times: 1 },
    );
    await page.goto(`/admin/dashboard?tab=leads&lead=${id}`);
    await page.getByRole("button", { name: "Forget this person" }).click();
    await page.getByRole("button", { name: "Forget", exact: true }).click();
    const failed = page.getByRole("dialog", { name: "Not forgotten yet" });
    await expect(failed.getByText(message)).toBeFocused();
    await expect(page.locator("[data-lead]", { hasText: tag })).toHaveCount(0);
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("dialog", { name: "Forgotten" })).toContainText("Removed 0 leads");
    // Only the first answer counts what was removed.
    await expect(page.getByRole("dialog", { name: "Forgotten" })).toContainText(`Before: ${message}`);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(headingOf(page, "Leads")).toBeFocused();
  });

  test("leads that could not be fetched are asked for again from the trash too", async ({
    page,
    openDashboard,
  }) => {
    await page.route("**/api/leads", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await openDashboard(page);
    await expectToast(page, "Failed to fetch leads");
    await page.route("**/api/leads", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.goto("/admin/dashboard?tab=leads&state=deleted");
    await page.getByRole("button", { name: "Try again" }).last().click();
    await expect(page.getByLabel("Search leads")).toBeVisible();
  });
});

test("deliveries show what became of them, and are tried again", async ({ page, openDashboard }) => {
  const tag = randomUUID().slice(0, 8);
  await sendLeads(page, [`Del ${tag}`]);
  const at = "2026-11-20T15:00:00.000Z";
  await page.route("**/api/leads", async (route) => {
    const entries: LeadEntry[] = await (await route.fetch()).json();
    const delivery = { attempts: 9, at };
    const deliveries = [
      { ...delivery, channel: "mail", state: "sent", lastError: null, attempts: 1 },
      { ...delivery, channel: "webhook", state: "failed", lastError: "503 <b>Service</b> Unavailable" },
    ];
    await route.fulfill({ json: entries.map((entry) => ({ ...entry, deliveries })) });
  });
  await openDashboard(page, "leads");
  await page.getByRole("button", { name: `Del ${tag}` }).click();
  const deliveries = page.getByRole("region", { name: "Deliveries" });
  await expect(deliveries.getByRole("listitem")).toHaveText([
    "Mail to the companySent on November 20, 2026 at 9:00 AM",
    "WebhookFailed after 9 tries, the last on November 20, 2026 at 9:00 AM503 <b>Service</b> Unavailable",
  ]);
  const lead = await leadOf(page, `Del ${tag}`);
  const sent = { channel: "webhook", attempts: 10, at, state: "sent", lastError: null };
  const asked = page.waitForRequest((request) => request.url().endsWith("/deliveries"));
  await page.route("**/deliveries", (route) =>
    route.fulfill({ status: 202, json: { ...lead, deliveries: [sent] } }),
  );
  await deliveries.getByRole("button", { name: "Try again" }).click();
  expect((await asked).method()).toBe("POST");
  // Nothing is left to try: the button goes, and the focus stays with the lead.
  await expect(headingOf(page, `Del ${tag}`)).toBeFocused();
});

test("the overview begins with new leads, and leads to each", async ({ page, openDashboard }) => {
  const tag = randomUUID().slice(0, 8);
  await sendLeads(page, [`Old ${tag}`, `Nia ${tag}`]);
  const { id } = await leadAsAdmin(page, openDashboard, `Old ${tag}`);
  await page.request.patch(`/api/leads/${id}`, { data: { state: "won" } });
  await page.reload();
  const card = page.getByRole("region", { name: "New Leads" });
  await expect(card.getByRole("button", { name: `Nia ${tag}` })).toContainText("General message");
  await expect(card.getByRole("button", { name: `Old ${tag}` })).toHaveCount(0);
  const entries: LeadEntry[] = await (await page.request.get("/api/leads")).json();
  const waiting = entries.filter(({ state }) => state === "new").length;
  await expect(page.getByRole("tab", { name: `Leads ${waiting} new` })).toBeVisible();
  await expect(card).toContainText(`New Leads${waiting}`);

  await card.getByRole("button", { name: `Nia ${tag}` }).click();
  await expect(headingOf(page, `Nia ${tag}`)).toBeFocused();
  await page.getByRole("button", { name: "Mark as handled" }).click();
  await expect(page.getByRole("tab", { name: "Leads" })).not.toContainText(`${waiting} new`);
  await page.goBack();
  await expect(card.getByRole("button", { name: `Nia ${tag}` })).toHaveCount(0);
});

for (const width of [1440, 390]) {
  test(`the inbox fits ${width} px, and axe finds nothing`, async ({ page, openDashboard }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await sendLeads(page, [`${"Maximiliane".repeat(4)} ${"von-".repeat(20)}`]);
    await openDashboard(page, "leads");
    await page.locator("[data-lead]").first().click();
    await expect(page.getByLabel("Add a note")).toBeVisible();
    await expectSound(page, "a lead");
    await page.getByRole("combobox", { name: "State" }).selectOption("suspected");
    await expect(page.getByRole("button", { name: "This is a lead" })).toBeVisible();
    await expectSound(page, "a suspected lead");
    await page.getByRole("button", { name: "Forget this person" }).click();
    await expectSound(page, "the question");
  });
}

async function leadAsAdmin(
  page: Page,
  openDashboard: (page: Page) => Promise<void>,
  name: string,
): Promise<LeadEntry> {
  await openDashboard(page);
  return leadOf(page, name);
}

/** Sends one, whose address is its own. */
async function sendOne(page: Page, openDashboard: (page: Page) => Promise<void>, name: string) {
  const [firstName = "", lastName = ""] = name.split(" ");
  const email = `${lastName}@example.com`;
  const form = { firstName, lastName, email, phone: "", message: "Hello" };
  await page.request.post("/widget/form/general-contact", { form, maxRedirects: 0 });
  const { id } = await leadAsAdmin(page, openDashboard, name);
  return { email, id };
}

/** Watches the page for a text from now on; gives a way to ask whether it was ever there, be it for a moment. */
async function watchFor(page: Page, text: string): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle((words) => {
    const found = { ever: false };
    new MutationObserver(() => {
      found.ever ||= document.body.textContent.includes(words);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return found;
  }, text);
  return () => seen.evaluate((found) => found.ever);
}

function asksBeforeUnload(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
}
