import type { Locator, Page } from "playwright/test";
import { dismissToast, expect, expectToast, postElsewhere, test } from "../support/browser/dashboard.ts";

// What is zoomed shows a smaller window: 1280 x 1024 at 200 and 400 %; and a phone on its side.
const windows = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
  { width: 740, height: 360 },
];

test.use({ expectedConsole: [/the server responded with a status of 409/] });

/** A pointer gets to each, and all of its width is in the window, in every window. */
async function expectReachable(page: Page, ...controls: Locator[]): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const control of controls) {
      const where = `${control} at ${size.width} x ${size.height}`;
      await control.click({ trial: true, timeout: 30_000 });
      const box = await control.boundingBox();
      expect(box?.x, where).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), where).toBeLessThanOrEqual(size.width);
    }
  }
}

test("the editor can be used in small windows", async ({ page, openDashboard }) => {
  await openDashboard(page, "posts");
  await page.getByRole("button", { name: "New Post" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Blog Post" });
  await dialog.getByRole("button", { name: "Bold" }).waitFor();
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  await expectReachable(
    page,
    ...["Title", "Summary", "Image URL", "Category", "Status"].map((name) =>
      dialog.getByLabel(name, { exact: true }).first(),
    ),
    ...["Write", "Preview", "Cancel", "Save draft", "Create"].map(button),
  );

  await dialog.getByLabel("Title", { exact: true }).fill("Written in a small window");
  for (const size of windows) {
    await page.setViewportSize(size);
    await dialog.getByRole("textbox", { name: "Text of the post" }).click();
    await page.keyboard.type("Words that somebody typed.");
    // The line that is written is in sight.
    await expect(dialog.locator(".cm-line").first()).toBeInViewport();
  }
  await page.keyboard.press("Control+f");
  await expectReachable(page, ...["Next", "Replace all", "Close"].map(button));
  await page.keyboard.press("Escape");
  for (const size of windows) {
    await page.setViewportSize(size);
    await button("Preview").click();
    await expect(
      dialog.getByRole("region", { name: "Preview" }).getByText("Words that somebody typed.").first(),
    ).toBeVisible();
    await button("Write").click();
  }
  await button("Create").click();
  await expectToast(page, "Blog post created successfully");

  // Two versions, and the dialog that compares.
  const id = await postElsewhere(page, "Contested in a small window", "Words");
  await page.goto(`/admin/dashboard?tab=posts&edit=${id}`);
  const editing = page.getByRole("dialog", { name: "Edit Blog Post" });
  await editing.getByLabel("Title", { exact: true }).fill("Mine");
  await page.request.put(`/api/blogs/${id}`, {
    data: { title: "Theirs", content: "Line.\n\n".repeat(80) },
  });
  await editing.getByRole("button", { name: "Update", exact: true }).click();
  await expectToast(page, "Failed to update blog post");
  await dismissToast(page);
  await expectReachable(
    page,
    ...["Load saved version", "Save mine", "Update", "Cancel", "Versions"].map((name) =>
      editing.getByRole("button", { name, exact: true }),
    ),
    editing.getByLabel("Title", { exact: true }),
  );
  await editing.getByRole("button", { name: "Versions" }).click();
  const versions = page.getByRole("dialog", { name: "Versions" });
  await versions.getByRole("list", { name: "Versions" }).getByRole("button").first().click();
  await expectReachable(
    page,
    ...["Back", "Put this version back"].map((name) => versions.getByRole("button", { name, exact: true })),
  );
});

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
