import type { Locator, Page } from "playwright/test";
import { dismissToast, expect, expectToast, postElsewhere, test } from "../support/browser/dashboard.ts";

// What is zoomed shows a smaller window: 1280 x 1024 at 200 and 400 %; and a phone on its side.
const windows = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
  { width: 740, height: 360 },
];

test.use({ expectedConsole: [/the server responded with a status of 409/] });

/** A pointer gets to it, and all of its width is in the window. */
async function expectReachable(control: Locator, page: Page): Promise<void> {
  await control.click({ trial: true, timeout: 10_000 });
  const box = await control.boundingBox();
  expect(box?.x, `${control}`).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0), `${control}`).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
}

for (const size of windows) {
  test(`the editor can be used in a window of ${size.width} x ${size.height}`, async ({
    page,
    openDashboard,
  }) => {
    await page.setViewportSize(size);
    await openDashboard(page, "posts");
    const title = `Written at ${size.width}`;
    await page.getByRole("button", { name: "New Post" }).click();
    const dialog = page.getByRole("dialog", { name: "Create New Blog Post" });
    await dialog.getByRole("button", { name: "Bold" }).waitFor();
    const button = (name: string) => dialog.getByRole("button", { name, exact: true });
    for (const name of ["Title", "Summary", "Image URL", "Category", "Status"])
      await expectReachable(dialog.getByLabel(name, { exact: true }).first(), page);
    for (const name of ["Write", "Preview", "Cancel", "Save draft", "Create"])
      await expectReachable(button(name), page);

    await dialog.getByLabel("Title", { exact: true }).fill(title);
    await dialog.getByRole("textbox", { name: "Text of the post" }).click();
    await page.keyboard.type("Words that somebody typed.");
    // The line that is written is in sight.
    await expect(dialog.locator(".cm-line").first()).toBeInViewport();
    await page.keyboard.press("Control+f");
    for (const name of ["Next", "Replace all", "Close"]) await expectReachable(button(name), page);
    await page.keyboard.press("Escape");
    await button("Preview").click();
    await expect(
      dialog.getByRole("region", { name: "Preview" }).getByText("Words that somebody typed.").first(),
    ).toBeVisible();
    await button("Create").click();
    await expectToast(page, "Blog post created successfully");

    // Two versions, and the dialog that compares.
    const id = await postElsewhere(page, `Contested at ${size.width}`, "Words");
    await page.goto(`/admin/dashboard?tab=posts&edit=${id}`);
    const editing = page.getByRole("dialog", { name: "Edit Blog Post" });
    await editing.getByLabel("Title", { exact: true }).fill(`Mine at ${size.width}`);
    await page.request.put(`/api/blogs/${id}`, {
      data: { title: `Theirs at ${size.width}`, content: "Line.\n\n".repeat(80) },
    });
    await editing.getByRole("button", { name: "Update", exact: true }).click();
    await expectToast(page, "Failed to update blog post");
    await dismissToast(page);
    for (const name of ["Load saved version", "Save mine", "Update", "Cancel", "Versions"])
      await expectReachable(editing.getByRole("button", { name, exact: true }), page);
    await expectReachable(editing.getByLabel("Title", { exact: true }), page);
    await editing.getByRole("button", { name: "Versions" }).click();
    const versions = page.getByRole("dialog", { name: "Versions" });
    await versions.getByRole("list", { name: "Versions" }).getByRole("button").first().click();
    for (const name of ["Back", "Put this version back"])
      await expectReachable(versions.getByRole("button", { name, exact: true }), page);
  });
}

test("the text has room for ten lines", async ({ page, openDashboard }) => {
  await openDashboard(page, "posts");
  await page.getByRole("button", { name: "New Post" }).click();
  const lines = await page.getByRole("textbox", { name: "Text of the post" }).evaluate((element) => {
    const { height, paddingTop, paddingBottom, lineHeight } = getComputedStyle(element);
    const [all = 0, top = 0, bottom = 0, line = 0] = [height, paddingTop, paddingBottom, lineHeight].map(
      Number.parseFloat,
    );
    return (all - top - bottom) / line;
  });
  expect(lines).toBeCloseTo(10, 1);
});
