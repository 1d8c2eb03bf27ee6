import type { Page } from "playwright/test";
import { expect, postElsewhere, test } from "../support/browser/dashboard.ts";
import { jpeg } from "../support/inputs/sample-images.ts";

const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

test("the keyboard goes on beside a deleted image, also by a new one", async ({ page, openDashboard }) => {
  const upload = async (width: number) => {
    const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await jpeg({ width, height: 50 }) };
    await page.request.post("/api/images", { multipart: { file } });
  };
  await openDashboard(page);
  for (const width of [51, 52]) await upload(width);
  await page.goto("/admin/dashboard?tab=posts&view=images");
  await page.getByRole("button", { name: "Delete Unused image, 51 x 50" }).press("Enter");
  await upload(53);
  await inDialog(page, "Delete").press("Enter");
  await expect(page.getByRole("button", { name: "Delete Unused image, 53 x 50" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Images" })).toBeFocused();

  const field = page.getByLabel("Upload images");
  await field.focus();
  await field.setInputFiles({
    name: "photo.jpg",
    mimeType: "image/jpeg",
    buffer: await jpeg({ width: 54, height: 50 }),
  });
  await expect(page.getByRole("button", { name: "Delete Unused image, 54 x 50" })).toBeVisible();
  await expect(field).toBeFocused();
});

test("an editor opened by its address leaves the keyboard on the page", async ({ page, openDashboard }) => {
  await openDashboard(page);
  const id = await postElsewhere(page, "Opened by its address");
  await page.goto(`/admin/dashboard?tab=posts&edit=${id}`);
  await page.getByRole("button", { name: "Versions" }).press("Enter");
  await expect(page.getByText("This post has not been changed since it was created.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Versions" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});
