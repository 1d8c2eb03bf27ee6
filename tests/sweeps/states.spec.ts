import { adminDashboardPath, postPath } from "../../src/shared/paths.ts";
import { urls } from "../../src/shared/urls.ts";
import { input, openChat } from "../support/browser/chat.ts";
import { fillIn, letterFrom, sendForm } from "../support/browser/contact-form.ts";
import { expect, expectSound, expectToast, postElsewhere, test } from "../support/browser/dashboard.ts";
import { hydrate } from "../support/browser/hydration.ts";

// What a visitor opens, fills in wrongly or meets by accident: axe finds nothing there either, and nothing overflows.
test.use({
  expectedConsole: [/the server responded with a status of (401|404|409|422|500)/],
  // What fades in has its contrast only at the end.
  contextOptions: { reducedMotion: "reduce" },
});

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test("menus, switched tabs and the chat on a wide screen", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(urls.aiAutomations.path);
  await page.getByRole("button", { name: "Training" }).hover();
  await expect(page.getByText("For Companies").first()).toBeVisible();
  await expectSound(page, "a menu");

  await page.mouse.move(5, 500);
  const tab = page.getByRole("tab", { name: "Competitor Analysis" });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await page.route("**/api/chat", (route) => route.fulfill({ status: 500, json: {} }));
  await openChat(page);
  await input(page).fill("Are you there?");
  await input(page).press("Enter");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectSound(page, "a second tab, and a failed message");

  await page.unroute("**/api/chat");
  await page.getByRole("button", { name: "Make the chat larger" }).click();
  await input(page).fill("What is your phone number?");
  await input(page).press("Enter");
  await expect(page.getByRole("log")).toContainText("(972) 555-0142");
  await expectSound(page, "a large chat");
});

test("the menu, a swiped carousel and the chat on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(urls.talentForClients.path);
  await page.getByRole("button", { name: "Show Any Technology" }).click();
  await expectSound(page, "another slide");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByText("Services", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "AI Automations" })).toBeVisible();
  await expectSound(page, "the menu");
  await menu.getByRole("button", { name: "Close menu" }).click();
  await openChat(page);
  await expectSound(page, "the chat");
});

test("forms with errors and with thanks", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/widget/form/general-contact");
  await sendForm(page);
  await expect(page.getByRole("alert")).toHaveText("Please check the marked fields.");
  await expectSound(page, "errors in a form");
  await fillIn(page, letterFrom("ada@example.com"));
  await sendForm(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
  await expectSound(page, "thanks");
  await page.goto(`${urls.checkout.path}?plan=students`);
  await page.getByRole("button", { name: "Send enrollment request" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please check the marked fields.");
  await expectSound(page, "errors at the checkout");
  await page.goto(`${urls.checkout.path}?plan=students&sent=1`);
  await expectSound(page, "thanks at the checkout");
});

test("an empty, a failed and a missing page of the blog", async ({ page }) => {
  await page.goto(`${urls.blogs.path}?category=Gardening`);
  await expectSound(page, "an empty topic");
  await page.goto(postPath("nothing-here"));
  await expectSound(page, "a missing article");
  await page.route("**/page-data/blogs", (route) => route.fulfill({ status: 500, json: {} }));
  await hydrate(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  // The footer moves until the page is whole.
  await expect(page).toHaveTitle("About Us - Insights to Action");
  await expect(page.locator("html")).not.toHaveAttribute("data-first");
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expectToast(page, "Failed to fetch blog posts", "Error");
  await expectSound(page, "a failed list and its toast");
});

test("a login that is refused", async ({ page }) => {
  await page.goto(urls.adminLogin.path);
  await page.getByRole("button", { name: "Login" }).click();
  await expectToast(page, "Please enter both username and password");
  await expectSound(page, "the login and its toast");
});

for (const viewport of [phone, desktop]) {
  test(`what goes wrong in the dashboard, ${viewport.width} px wide`, async ({ page, openDashboard }) => {
    await page.setViewportSize(viewport);
    await openDashboard(page, "posts");
    const id = await postElsewhere(page, `Contested ${viewport.width}`);
    await page.getByRole("button", { name: "New Post" }).click();
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByText("Please enter a title.")).toBeVisible();
    await expectSound(page, "errors in the editor");

    await page.goto(`${adminDashboardPath}?tab=posts`);
    await page.getByRole("button", { name: `Delete Contested ${viewport.width}` }).click();
    await expectSound(page, "a question");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: `Edit Contested ${viewport.width}` }).click();
    await page.getByLabel("Content").fill("Mine");
    await page.request.put(`/api/blogs/${id}`, { data: { title: "Theirs", content: "Theirs" } });
    await page.getByRole("button", { name: "Update", exact: true }).click();
    await expect(page.getByRole("region", { name: "This post was changed elsewhere" })).toBeVisible();
    await expectSound(page, "a conflict");
  });
}
