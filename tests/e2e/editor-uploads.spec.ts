import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "playwright/test";
import { expect, expectSound, expectToast, test } from "../support/browser/dashboard.ts";
import { dropFiles } from "../support/browser/drop-files.ts";
import { contentOf, surface } from "../support/browser/editor.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { jpeg } from "../support/inputs/sample-images.ts";

test.use({ expectedConsole: [/Failed to load resource/] });

const cover = (page: Page) => page.getByLabel("Image URL");
const uploadedUrl = /^\/images\/[\w-]+\/1600\.jpg$/;

async function beginDraft(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Create New Blog Post" }).click();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await contentOf(page).fill("Before.");
  await page.getByLabel("Status").selectOption("Draft");
}

async function photo(color: string): Promise<string> {
  const file = test.info().outputPath("photo.jpg");
  await writeFile(file, await jpeg({ width: 60, height: 40, color }));
  return file;
}

test("a save waits for an image that is on its way, and closing asks", async ({ page, openDashboard }) => {
  const release = await holdRequest(page, "/api/images");
  await openDashboard(page);
  await beginDraft(page, "Saved with its image");
  await dropFiles(page, surface(page), [await photo("#123456")]);
  await expect(page.getByText("Uploading photo.jpg...")).toBeVisible();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Saving as soon as the images are uploaded...")).toBeVisible();
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  await expect(question).toContainText("An image is still being uploaded, and will not be in the post.");
  await question.getByRole("button", { name: "Keep editing" }).click();
  release();
  await expectToast(page, "Blog post created successfully");
  const [post] = await (await page.request.get("/api/blogs?status=all&slug=saved-with-its-image")).json();
  expect(post.content).toMatch(/^Before\.\n\n!\[\]\(\/images\/[\w-]+\/1600\.jpg\)\n\n$/);
});

test("a post without its image is saved only by those who want that", async ({ page, openDashboard }) => {
  const file = test.info().outputPath("damaged.jpg");
  await writeFile(file, Buffer.from("<html></html>"));
  const release = await holdRequest(page, "/api/images");
  await openDashboard(page);
  await beginDraft(page, "Saved without its image");
  await dropFiles(page, surface(page), [file]);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Saving as soon as")).toBeVisible();
  release();
  await expectToast(page, "damaged.jpg: ", "Not uploaded");
  await expect(page.getByText("Not saved, since an image was not uploaded.")).toBeVisible();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expectToast(page, "Blog post created successfully");
});

test("a cover is dropped or pasted, and a file beside that replaces no page", async ({
  page,
  openDashboard,
}) => {
  await openDashboard(page);
  await beginDraft(page, "With a cover");
  const files = [await photo("#654321")];
  for (const beside of [
    page.getByLabel("Title", { exact: true }),
    page.getByRole("heading", { name: "Create New Blog Post" }),
    page.getByRole("region", { name: "Preview" }),
  ]) {
    await dropFiles(page, beside, files);
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("With a cover");
  }
  await expect(cover(page)).toHaveValue("");
  await dropFiles(page, page.getByText("or drop or paste an image here"), files);
  await expect(cover(page)).toHaveValue(uploadedUrl);
  await expect(page.getByText("60 x 40")).toBeVisible();
  await expectSound(page, "cover");

  await cover(page).fill("");
  await pasteImage(cover(page), await jpeg({ width: 70, height: 40 }));
  await expect(cover(page)).toHaveValue(/-70x40\/1600\.jpg$/);
  // An address stays an address, and what is pasted in the dialog over the field is not the field's.
  await cover(page).fill("");
  await pasteImage(cover(page), await jpeg({ width: 80, height: 40 }), "https://example.com/a.jpg");
  await page.getByRole("button", { name: "Choose a cover" }).click();
  await pasteImage(page.getByLabel("Upload an image"), await jpeg({ width: 90, height: 40 }));
  await page.keyboard.press("Escape");
  await expect(cover(page)).toHaveValue("");
  await expect(page.getByText("or drop or paste an image here")).toBeVisible();
});

/** Pastes an image as another program would put it into the clipboard, beside a text if there is one. */
async function pasteImage(target: Locator, image: Buffer, text = ""): Promise<void> {
  await target.evaluate(
    (element, { bytes, text }) => {
      const clipboardData = new DataTransfer();
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      clipboardData.items.add(new File([data], "photo.jpg", { type: "image/jpeg" }));
      if (text !== "") clipboardData.setData("text/plain", text);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { bytes: image.toString("base64"), text },
  );
}

test("images that are chosen one after the other stand so, before what is typed", async ({
  page,
  openDashboard,
}) => {
  await openDashboard(page);
  await beginDraft(page, "Two photos");
  await surface(page).click();
  await page.keyboard.press("ControlOrMeta+End");
  const picker = page.getByRole("dialog", { name: "Insert Image" });
  for (const name of ["First", "Second"]) {
    await page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Image" }).click();
    await picker
      .getByLabel("Upload an image")
      .setInputFiles(await photo(name === "First" ? "#2fbf71" : "#123456"));
    await expect(picker.getByRole("button", { pressed: true })).toBeVisible();
    await picker.getByLabel("Description for those who cannot see it").fill(name);
    await picker.getByLabel("Caption").fill(name === "First" ? 'Seen from "above"' : "");
    await picker.getByRole("button", { name: "Insert" }).click();
    await expect(picker).toHaveCount(0);
  }
  await page.keyboard.insertText("Typed.");
  await expect(contentOf(page)).toHaveValue(
    /^Before\.\n\n!\[First\]\(\S+ "Seen from \\"above\\""\)\n\n!\[Second\]\([^\s()]+\)\n\nTyped\.$/,
  );
  await expect(page.getByLabel("Preview").getByText('Seen from "above"')).toBeVisible();
});
