import type { Page } from "playwright/test";
import { input, launcher, log, openChat, panel } from "../support/browser/chat.ts";
import { changePassword, expect, expectToast, test, toastsOf } from "../support/browser/dashboard.ts";
import { openHydrated } from "../support/browser/hydration.ts";

/** Types with an input method, and presses the key that ends the composition; the text stays. */
async function endComposition(page: Page, key: "Escape" | "Enter"): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "にほん", selectionStart: 3, selectionEnd: 3 });
  const press = { key, code: key, windowsVirtualKeyCode: 229 };
  await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...press });
  await session.send("Input.insertText", { text: "日本" });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...press });
  await session.detach();
}

test("a key that ends a composition neither closes the chat nor sends", async ({ page }) => {
  await openHydrated(page, "/about");
  await openChat(page);
  for (const key of ["Escape", "Enter"] as const) {
    await endComposition(page, key);
    await expect(input(page)).toHaveValue(/日本$/);
    await page.waitForTimeout(100);
    await expect(panel(page)).toBeVisible();
    await expect(log(page).locator("time")).toHaveCount(1);
  }
});

test("Escape closes the chat from inside and from nowhere, not from a field beside", async ({ page }) => {
  await openHydrated(page, "/about");
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  };
  await openChat(page);
  await close();
  await openChat(page);
  await panel(page).getByText("Online").click();
  await close();
  await openChat(page);
  await page.getByRole("banner").getByRole("link", { name: "About" }).focus();
  await page.keyboard.press("Escape");
  await page.waitForTimeout(100);
  await expect(panel(page)).toBeVisible();
});

test.describe("", () => {
  // The browser says that the password was wrong.
  test.use({ expectedConsole: [/403 \(Forbidden\)/] });

  test("Escape in a toast closes the toast, not the dialog beside it", async ({ page, openDashboard }) => {
    await openDashboard(page);
    await changePassword(page, "wrong word for it", "another horse battery", "another horse battery");
    await expectToast(page, "Failed to change password. Please check your current password.");
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(toastsOf(page)).toHaveCount(0);
    await expect(page.getByRole("dialog", { name: "Change Password" })).toBeVisible();
  });
});

test("Escape closes the menu over the chat first, wherever the focus is", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openHydrated(page, "/about");
  await openChat(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  // In some browsers a click on the menu's empty place does that.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(panel(page)).toBeVisible();
});

test("Escape closes the dashboard's top dialog from anywhere", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await page.getByRole("button", { name: "Change Password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Password" });
  await endComposition(page, "Escape");
  await page.waitForTimeout(100);
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 500);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Create New Blog Post" }).click();
  const editor = page.getByRole("dialog", { name: "Create New Blog Post" });
  await editor.getByLabel("Title").fill("Words");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  await expect(question).toBeVisible();
  await page.mouse.click(5, 5);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(editor).toBeVisible();
});
