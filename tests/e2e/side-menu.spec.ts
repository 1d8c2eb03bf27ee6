import type { Page } from "playwright/test";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

test.describe("the slide-out menu of narrow screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
  const open = async (page: Page) => {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(menu(page)).toBeVisible();
  };

  test("slides in with collapsible sections, keeps the focus and stills the page", async ({ page }) => {
    await openHydrated(page, "/about");
    await open(page);
    await expect(menu(page)).toBeInViewport();
    const rightEdge = () => menu(page).evaluate((dialog) => dialog.getBoundingClientRect().right);
    await expect.poll(rightEdge).toBe(390);
    await expect(menu(page).getByRole("link", { name: "Conversational AI" })).toBeHidden();
    await menu(page).getByText("Services", { exact: true }).click();
    await menu(page).getByText("Training", { exact: true }).click();
    await expect(menu(page).getByRole("link", { name: "Conversational AI" })).toBeVisible();
    await expect(menu(page).getByRole("link", { name: "Corporate Training" })).toBeVisible();
    await menu(page).getByText("Services", { exact: true }).click();
    await expect(menu(page).getByRole("link", { name: "Conversational AI" })).toBeHidden();

    for (let i = 0; i < 12; i++) {
      await page.keyboard.press(i % 4 === 3 ? "Shift+Tab" : "Tab");
      expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("closes by Escape, by its button, beside it, and by a choice", async ({ page }) => {
    await openHydrated(page, "/about");
    await open(page);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeFocused();
    await open(page);
    await menu(page).getByRole("button", { name: "Close menu" }).click();
    await expect(menu(page)).toBeHidden();
    await page.setViewportSize({ width: 800, height: 844 });
    await open(page);
    await page.mouse.click(60, 400);
    await expect(menu(page)).toBeHidden();
    await open(page);
    await menu(page).getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(menu(page)).toBeHidden();
  });

  test("opens the current page's section, and its Partner with Us leads to the form", async ({ page }) => {
    await page.goto("/talent/for-clients");
    await open(page);
    const current = menu(page).getByRole("link", { name: "For Clients" });
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(current).toBeVisible();
    await menu(page).getByRole("link", { name: "Partner with Us" }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { name: "Tell us what should work better" })).toBeInViewport();
  });

  test("closes when the browser goes back to another page", async ({ page }) => {
    await openHydrated(page, "/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveTitle("Contact Us - Talk to Our AI Team");
    await open(page);
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle("About Us - Insights to Action");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("leaves no page blocked when the window grows", async ({ page }) => {
    await openHydrated(page, "/about");
    await open(page);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menu(page)).toBeHidden();
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blogs");
  });
});
