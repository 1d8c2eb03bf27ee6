import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "../support/browser/dashboard.ts";
import { placeOfPress } from "../support/browser/gestures.ts";
import { sendLeads } from "../support/browser/send-leads.ts";

test("a click on a lead far down the list throws the page nowhere", async ({ page, openDashboard }) => {
  const tag = randomUUID().slice(0, 8);
  await sendLeads(
    page,
    Array.from({ length: 28 }, (_, index) => `Lead${index} ${tag}`),
  );
  for (const [width, height] of [
    [390, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openDashboard(page, "leads");
    await page.getByLabel("Search leads").fill(tag);
    // The list follows what is typed a moment later.
    await expect(page.getByText(/^28 of \d/)).toBeVisible();
    const row = page.getByRole("button", { name: `Lead10 ${tag}` });
    const before = await placeOfPress(row);
    expect(before).toBeGreaterThan(500);
    const heading = page.getByRole("heading", { name: `Lead10 ${tag}` });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    // Beside an open lead the list has a scroll of its own.
    if (width > 1000) await expect(row).toBeInViewport();
    const address = page.url();

    await page.goBack();
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
    // What was searched for is still there.
    await expect(page.getByLabel("Search leads")).toHaveValue(tag);
    await page.goto(address);
    await expect(heading).toBeInViewport();
  }

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("leads.csv");
  expect((await readFile(await file.path())).toString("latin1")).toMatch(/^\u00ef\u00bb\u00bf"received"/);
});

test("the phone's way back from a lead is the browser's", async ({ page, site, openDashboard }) => {
  const tag = randomUUID().slice(0, 8);
  await page.setViewportSize({ width: 390, height: 800 });
  await sendLeads(page, [`Eva ${tag}`]);
  await openDashboard(page);
  await page.getByRole("tab", { name: "Leads" }).click();
  await page.getByRole("button", { name: `Eva ${tag}` }).click();
  // What finds leads belongs to the list.
  await expect(page.getByLabel("Search leads")).toBeHidden();
  await page.getByRole("button", { name: "All leads" }).click();
  await expect(page.getByLabel("Search leads")).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/admin/dashboard?tab=leads`);
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Overview", selected: true })).toBeVisible();

  // A lead that was opened by its address has no list behind it.
  await page.goForward();
  await page.getByRole("button", { name: `Eva ${tag}` }).click();
  await page.goto(page.url());
  await page.getByRole("button", { name: "All leads" }).click();
  await expect(page).toHaveURL(`${site.url}/admin/dashboard?tab=leads`);
});
