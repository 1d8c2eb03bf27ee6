import type { Page } from "playwright/test";
import sharp from "sharp";
import { expect, expectSound, expectToast, test } from "../support/browser/dashboard.ts";
import { contentOf, drop } from "../support/browser/editor.ts";

test.use({ expectedConsole: [/Failed to load resource/] });

async function beginPost(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole("button", { name: "Create New Blog Post" }).click();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await contentOf(page).fill(text);
}

test("a draft is nobody else's until it is published, and has a link for those who may look", async ({
  page,
  browser,
  site,
  openDashboard,
}) => {
  await openDashboard(page);
  await beginPost(page, "Not for everybody yet", "Words that wait.");
  await page.getByLabel("Status").selectOption("Draft");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expectToast(page, "Blog post created successfully");
  await expect(page.getByRole("button", { name: "View post" })).toHaveCount(0);
  const path = "/blogs/not-for-everybody-yet";
  expect((await page.request.get(path)).status()).toBe(404);

  await page.getByRole("tab", { name: "Blog Management" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Not for everybody yet" })).toContainText(
    "Draft",
  );
  await page.getByRole("button", { name: "Edit Not for everybody yet" }).click();
  await expect(page.getByLabel("Status")).toHaveValue("draft");
  await page.getByRole("button", { name: "Preview link" }).click();
  const link = await page.getByRole("dialog", { name: "Preview link" }).getByLabel("Link").inputValue();
  const guest = await browser.newPage({ baseURL: site.url });
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "Not for everybody yet" })).toBeVisible();
  await page.getByRole("button", { name: "Withdraw all links" }).click();
  await expectToast(page, "All preview links of this post have ended");
  expect((await guest.goto(link))?.status()).toBe(404);
  await guest.close();

  await page.getByLabel("Status").selectOption("Published");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expectToast(page, "Blog post updated successfully");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "View post" }).click();
  await expect((await opened).getByRole("heading", { name: "Not for everybody yet" })).toBeVisible();
});

test("a schedule is in the company's time, and asks for one", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await beginPost(page, "For later", "Words of another day.");
  await page.getByLabel("Status").selectOption("Scheduled");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Please choose when the post is published.")).toBeVisible();
  await expect(page.getByLabel("Publish at")).toBeFocused();
  // Part by part, as its keys come.
  await page.keyboard.type("07012099");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("0930AM");
  await expect(page.getByLabel("Publish at")).toHaveValue("2099-07-01T09:30");
  // What is chosen is kept like what is written.
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Publish at")).toHaveValue("2099-07-01T09:30");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expectToast(page, "Blog post created successfully");
  const [post] = await (await page.request.get("/api/blogs?status=all&slug=for-later")).json();
  // Summer time in Chicago.
  expect(post).toMatchObject({ status: "scheduled", publishAt: "2099-07-01T14:30:00.000Z" });
  await page.getByRole("tab", { name: "Blog Management" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "For later" });
  await expect(row).toContainText("Scheduled July 1, 2099 at 9:30 AM");
  await page.getByRole("button", { name: "Edit For later" }).click();
  await expect(page.getByLabel("Publish at")).toHaveValue("2099-07-01T09:30");
});

test("a dropped image asks for its text, and stands in the library", async ({ page, openDashboard }) => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#2fbf71" } })
    .jpeg()
    .toBuffer();
  await openDashboard(page);
  await beginPost(page, "With a photo", "Before.");
  await drop(page, [["photo.jpg", "image/jpeg", photo]]);
  await expect(contentOf(page)).toHaveValue(/^Before\.\n\n!\[\]\(\/images\/[\w-]+\/1600\.jpg\)\n\n$/);
  await page.getByRole("button", { name: "Choose a cover" }).click();
  const picker = page.getByRole("dialog", { name: "Choose a cover" });
  await picker.getByRole("list", { name: "Images" }).getByRole("button").first().click();
  await picker.getByRole("button", { name: "Use as cover" }).click();
  await expect(page.getByLabel("Image URL")).toHaveValue(/^\/images\/[\w-]+\/1600\.jpg$/);

  await page.getByRole("button", { name: "Create", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Describe the images" });
  await question.getByLabel("Text of the image").fill("A green field");
  await question.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Blog post created successfully");
  const [post] = await (await page.request.get("/api/blogs?slug=with-a-photo")).json();
  expect(post.content).toMatch(/!\[A green field\]\(\/images\//);

  await page.goto("/admin/dashboard?tab=posts&view=images");
  await expect(page.getByRole("listitem").getByText("With a photo", { exact: true })).toBeVisible();
  await expectSound(page, "images");
});

test("a file that is no image says what to do, and changes no text", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await beginPost(page, "Without a photo", "Words.");
  await page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Image" }).click();
  const picker = page.getByRole("dialog", { name: "Insert Image" });
  await picker
    .getByLabel("Upload an image")
    .setInputFiles({ name: "page.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<html></html>") });
  await expectToast(page, "page.jpg: ", "Not uploaded");
  await page.keyboard.press("Escape");
  await expect(contentOf(page)).toHaveValue("Words.");
});
