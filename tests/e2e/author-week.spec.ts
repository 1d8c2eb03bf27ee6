import type { BrowserContext, Page } from "playwright/test";
import type { UnsavedInput } from "../../src/shared/posts/unsaved-text.ts";
import { expect, expectToast, test } from "../support/browser/dashboard.ts";
import { surface } from "../support/browser/editor.ts";

// The browser says that the site refused to save over what the other device saved.
test.use({ expectedConsole: [/409 \(Conflict\)/] });

const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const unsaved = (page: Page) => page.getByRole("region", { name: "Unsaved texts" });

async function phoneOf(context: BrowserContext): Promise<Page> {
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  return phone;
}

test("a text goes from a laptop to a phone and back, out to readers, and to another address", async ({
  page: laptop,
  browser,
  site,
  openDashboard,
}) => {
  const phone = await phoneOf(await browser.newContext({ baseURL: site.url }));

  // Monday, on the laptop: begun, and left without a save.
  await openDashboard(laptop, "posts");
  await laptop.getByRole("button", { name: "New Post" }).click();
  await title(laptop).fill("Quokka forecasts");
  await surface(laptop).click();
  await laptop.keyboard.insertText("Quokkas smile more in spring.");
  await expect
    .poll(() => keptInput(laptop))
    .toMatchObject({ title: "Quokka forecasts", content: "Quokkas smile more in spring." });

  // Tuesday, on the phone: gone on with.
  await openDashboard(phone, "posts");
  await unsaved(phone).getByRole("button", { name: "Go on with Quokka forecasts" }).click();
  await expect(phone.getByText("Unsaved text restored")).toBeVisible();
  await expect(title(phone)).toHaveValue("Quokka forecasts");
  await phone.getByLabel("Summary").fill("Written on a phone.");
  await expect.poll(() => keptInput(phone)).toMatchObject({ summary: "Written on a phone." });

  // Wednesday, on the laptop, which was open all the time with a text of its own.
  await laptop.reload();
  await title(laptop).fill("Quokka forecasts for spring");
  await expect(laptop.getByText("Another device has unsaved text")).toBeVisible();
  await laptop.getByRole("button", { name: "Use it" }).click();
  await expect(laptop.getByLabel("Summary")).toHaveValue("Written on a phone.");

  // Scheduled from the laptop; the phone, which does not know, meets the conflict and settles it.
  await laptop.getByLabel("Status").selectOption("Scheduled");
  await laptop.getByLabel("Publish at").fill("2032-01-12T09:00");
  await expect(laptop.getByText("Public on January 12, 2032")).toBeVisible();
  await laptop.getByRole("button", { name: "Create", exact: true }).click();
  await expectToast(laptop, "Blog post created successfully");
  await expect(unsaved(laptop).getByText("Quokka")).toHaveCount(0);
  await phone.getByLabel("Status").selectOption("Published");
  await phone.getByLabel("Summary").fill("Written on a phone, twice.");
  await phone.getByRole("button", { name: "Create", exact: true }).click();
  await phone.getByRole("button", { name: "Save mine" }).click();
  await expectToast(phone, "Blog post updated successfully");
  await expect(phone.getByRole("dialog")).toHaveCount(0);

  // A reader finds it.
  const reader = await browser.newPage({ baseURL: site.url });
  await reader.goto("/blogs?q=quoka");
  // The other articles below have no marked words.
  await expect(reader.getByRole("article").filter({ has: reader.locator("mark") })).toHaveCount(1);
  await expect(reader.locator("mark").first()).toHaveText("Quokka");

  // Friday: another address, by hand; the old one leads there.
  await laptop.reload();
  await laptop.getByRole("button", { name: "Edit Quokka forecasts", exact: true }).click();
  await laptop.getByLabel("Address").fill("quokkas");
  await expect(laptop.getByText("The address changes, and the old one leads to the new one.")).toBeVisible();
  await laptop.getByRole("button", { name: "Update", exact: true }).click();
  await expectToast(laptop, "Blog post updated successfully");
  await reader.goto("/blogs/quokka-forecasts");
  await expect(reader).toHaveURL("/blogs/quokkas");
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Quokka forecasts");
  await reader.close();
  await phone.context().close();
});

test("publishing can be taken back from its toast", async ({ page, openDashboard }) => {
  await openDashboard(page, "posts");
  await page.getByRole("button", { name: "New Post" }).click();
  await title(page).fill("Too early");
  await surface(page).click();
  await page.keyboard.insertText("Not yet.");
  await expect(page.getByText("Public at once")).toBeVisible();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("button", { name: "Back to draft" }).click();
  await expectToast(page, "The blog post is a draft again, and readers do not see it");
  expect((await page.request.get("/blogs/too-early")).status()).toBe(404);
});

test("the preview follows the caret, and the caret a press on the preview", async ({
  page,
  openDashboard,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDashboard(page, "posts");
  await page.getByRole("button", { name: "New Post" }).click();
  await surface(page).click();
  const text = Array.from({ length: 60 }, (_, at) => `Paragraph ${at} of a long text.`).join("\n\n");
  await page.keyboard.insertText(text);
  const preview = page.getByRole("region", { name: "Preview" });
  const block = (at: number) => preview.getByText(`Paragraph ${at} of a long text.`, { exact: true });
  await expect(block(59)).toBeAttached();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ControlOrMeta+End");
  await expect(block(59)).toBeInViewport();
  await page.keyboard.press("ControlOrMeta+Home");
  await expect(block(0)).toBeInViewport();
  await block(3).click();
  await page.keyboard.insertText("Here: ");
  await expect(preview.getByText("Here: Paragraph 3 of a long text.", { exact: true })).toBeVisible();
});

test("a title that another post has is said while it is typed", async ({ page, openDashboard }) => {
  await openDashboard(page, "posts");
  const first = await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .getAttribute("aria-label");
  await page.getByRole("button", { name: "New Post" }).click();
  await title(page).fill(first?.replace("Edit ", "").toUpperCase() ?? "");
  await expect(page.getByText("Another post has this title.")).toBeVisible();
  await title(page).fill("A title of its own");
  await expect(page.getByText("Another post has this title.")).toBeHidden();
});

/** The texts of this test; others may have left theirs on the site. */
async function keptTexts(page: Page): Promise<{ id: string; title: string }[]> {
  const texts: { id: string; title: string }[] = await (await page.request.get("/api/unsaved")).json();
  return texts.filter((text) => text.title.startsWith("Quokka"));
}

/** What the server keeps of the text that is first in the list. */
async function keptInput(page: Page): Promise<Partial<UnsavedInput>> {
  const [text] = await keptTexts(page);
  if (text === undefined) return {};
  return (await (await page.request.get(`/api/blogs/${text.id}/unsaved`)).json()).input;
}
