import { expect, test } from "../support/browser/dashboard.ts";

// The browser says that the site refused to save over what another tab saved.
test.use({ expectedConsole: [/409 \(Conflict\)/] });

test("a date that another tab changed shows both versions in view, at any width", async ({
  page,
  context,
  openDashboard,
}) => {
  await openDashboard(page, "courses");
  const other = await context.newPage();
  await openDashboard(other, "courses");
  for (const tab of [page, other]) await tab.getByRole("button", { name: /^Edit No Code/ }).click();
  await other.getByLabel("Minutes of a class").fill("60");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByRole("dialog")).toHaveCount(0);

  await page.getByLabel("Minutes of a class").fill("75");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const conflict = page.getByRole("region", { name: "This date was changed meanwhile" });
    for (const part of [/^This date/, /^Save mine/, /^Load saved version/, /^75$/, /^60$/])
      await expect(conflict.getByText(part)).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("tabpanel")).toContainText("75 minutes");
});
