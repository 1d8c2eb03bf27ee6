import type { Page } from "playwright/test";
import { input, latest, log, openChat, panel } from "../support/browser/chat.ts";
import { expect, test } from "../support/browser/dashboard.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { sendLeads } from "../support/browser/send-leads.ts";

test.use({ expectedConsole: [/Failed to load resource|dynamically imported module|preload CSS/] });

/** Ways in which the code of a part does not come. */
const losses = {
  "without a connection": (page: Page) => page.context().setOffline(true),
  "after a deploy": (page: Page) => page.route("**/assets/**", (route) => route.fulfill({ status: 404 })),
};

const offer = { output: "A person can tell you more.", person: true };
const missingForm = (page: Page) => page.getByRole("alert").filter({ hasText: "The form did not load" });

for (const [how, lose] of Object.entries(losses)) {
  test(`the chat opens ${how}, and the page stays`, async ({ page }) => {
    await openHydrated(page, "/about");
    // The panel comes when the browser is idle, what few talks come to does not.
    await expect.poll(() => loadedFiles(page)).toContain("/assets/chat-panel-");
    await page.waitForLoadState("networkidle");
    await lose(page);
    const asked = page.waitForEvent("request", (request) => request.url().includes("/assets/chat-parts-"));
    await openChat(page);
    await asked;
    await page.waitForTimeout(500);
    await expect(log(page)).toContainText("How can I help you today?");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights to Action");
  });

  test(`who wants a person in the chat is led on ${how}`, async ({ page, context }) => {
    await page.route("**/api/chat", (route) => route.fulfill({ json: offer }));
    await page.route("**/assets/chat-parts-*.js", (route) =>
      how === "after a deploy" ? route.fulfill({ status: 404 }) : route.abort(),
    );
    await openHydrated(page, "/about");
    await openChat(page);
    await input(page).fill("Who can help me?");
    await input(page).press("Enter");
    await expect(latest(page)).toHaveText(offer.output);
    await missingForm(page).getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(panel(page)).toBeVisible();
    // The next answer asks for the code again.
    await page.unroute("**/assets/chat-parts-*.js");
    await context.setOffline(false);
    await input(page).fill("Are you sure?");
    await input(page).press("Enter");
    await expect(panel(page).getByLabel(/email/i)).toBeVisible();
  });

  test(`the results stay away ${how}; an unsaved note stays`, async ({ page, context, openDashboard }) => {
    const note = await writeNote(page, openDashboard);
    const missing = page.getByRole("tabpanel").getByRole("alert");
    await lose(page);
    await page.getByRole("tab", { name: "Results" }).click();
    await expect(missing).toContainText("did not load");
    await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
    await page.waitForTimeout(500);
    await page.goBack();
    await expect(note).toHaveValue("Not saved yet");
    await page.goForward();
    await expect(missing).toBeVisible();
    await page.unroute("**/assets/**");
    await context.setOffline(false);
    if (how === "after a deploy") await page.getByRole("button", { name: "Try again" }).click();
    await expect(missing).toHaveCount(0);
    await expect(page.getByRole("heading", { name: /visits/i }).first()).toBeVisible();
  });

  test(`the editor says that it is not there ${how}, and an unsaved note stays`, async ({
    page,
    context,
    openDashboard,
  }) => {
    const note = await writeNote(page, openDashboard);
    await page.getByRole("tab", { name: "Overview" }).click();
    await lose(page);
    await page.getByRole("button", { name: "Create New Blog Post" }).click();
    const dialog = page.getByRole("dialog", { name: "The editor could not be loaded" });
    await expect(dialog.getByRole("alert")).toContainText("did not load");
    await page.waitForTimeout(500);
    await page.unroute("**/assets/**");
    await context.setOffline(false);
    if (how === "after a deploy") await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("Title")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("tab", { name: /^Leads/ }).click();
    await page
      .getByRole("button", { name: /Ada Unsaved/ })
      .first()
      .click();
    await expect(note).toHaveValue("Not saved yet");
  });
}

test("the assistant in a page leads on to a person without the form's code", async ({ page }) => {
  await page.route("**/api/chat", (route) => route.fulfill({ json: offer }));
  await page.route("**/assets/chat-parts-*.js", (route) => route.abort());
  await openHydrated(page, "/services/conversational-ai");
  const assistant = page.locator("section").filter({
    has: page.getByRole("group", { name: "Questions to try" }),
  });
  await assistant.getByRole("group", { name: "Questions to try" }).getByRole("button").first().click();
  await expect(missingForm(page).getByRole("link", { name: "Contact" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/./);
  await expect(assistant).toContainText(offer.output);
});

/** The addresses of all that the page has loaded. */
function loadedFiles(page: Page): Promise<string> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .join(" "),
  );
}

/** Opens a lead in the dashboard and begins a note to it; gives its field. */
async function writeNote(page: Page, openDashboard: (page: Page, tab: "leads") => Promise<void>) {
  await sendLeads(page, ["Ada Unsaved"]);
  await openDashboard(page, "leads");
  await page
    .getByRole("button", { name: /Ada Unsaved/ })
    .first()
    .click();
  const note = page.getByLabel("Add a note");
  await note.fill("Not saved yet");
  await page.waitForLoadState("networkidle");
  return note;
}
