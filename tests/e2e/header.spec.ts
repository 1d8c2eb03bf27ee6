import type { Page } from "playwright/test";
import { postPath } from "../../src/shared/paths.ts";
import { urls } from "../../src/shared/urls.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const mainNav = (page: Page) => page.getByRole("navigation", { name: "Main" });
const word = (page: Page, name: string) => mainNav(page).getByRole("button", { name });
const link = (page: Page, name: string) => mainNav(page).getByRole("link", { name });

/** Moves the mouse away from the bar and its menus. */
const leave = (page: Page) => page.mouse.move(300, 700);

/** Opens a page whose app runs, with the mouse away from the bar. */
async function open(page: Page, path = "/about"): Promise<void> {
  await openHydrated(page, path);
  await leave(page);
}

test.describe("dropdown menus", () => {
  test("open on hover, one at a time, and close when the pointer leaves or chooses", async ({ page }) => {
    await open(page);
    await word(page, "Services").hover();
    await expect(link(page, "Conversational AI")).toBeVisible();
    await expect(link(page, "Data & Cloud Solutions")).toBeVisible();
    await leave(page);
    await expect(link(page, "Conversational AI")).toBeHidden();

    await word(page, "Training").hover();
    await expect(mainNav(page).getByText("For Professionals & Students")).toBeVisible();
    await expect(mainNav(page).getByText("For Companies")).toBeVisible();
    await expect(link(page, "Corporate Training")).toHaveAttribute("href", "/training/corporate-training");

    await word(page, "Services").hover();
    await word(page, "Talent").hover();
    await expect(link(page, "Conversational AI")).toBeHidden();
    await link(page, "For Clients").click();
    await expect(page).toHaveURL("/talent/for-clients");
    await leave(page);
    await expect(link(page, "For Clients")).toBeHidden();
  });

  test("open and close by click or a click elsewhere, and stay without the mouse", async ({ page }) => {
    await open(page);
    await word(page, "Services").click();
    await expect(word(page, "Services")).toHaveAttribute("aria-expanded", "true");
    await word(page, "Services").click();
    await expect(word(page, "Services")).toHaveAttribute("aria-expanded", "false");
    await word(page, "Services").click();
    await page.mouse.click(300, 700);
    await expect(word(page, "Services")).toHaveAttribute("aria-expanded", "false");

    await word(page, "Services").click();
    await leave(page);
    await page.waitForTimeout(300);
    await expect(link(page, "Conversational AI")).toBeVisible();
    await expect(link(page, "For Clients")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(link(page, "Conversational AI")).toBeHidden();
    await expect(word(page, "Services")).toBeFocused();
  });

  test("one opened by a click closes as another word, which opens, is pointed at", async ({ page }) => {
    await open(page);
    for (const [clicked, inIt, pointedAt, inOther] of [
      ["Services", "Conversational AI", "Talent", "For Clients"],
      ["Training", "Corporate Training", "Services", "Conversational AI"],
    ] as const) {
      await word(page, clicked).click();
      await leave(page);
      await page.waitForTimeout(300);
      await expect(link(page, inIt)).toBeVisible();
      await word(page, pointedAt).hover();
      await expect(link(page, inIt)).toBeHidden();
      await expect(link(page, inOther)).toBeVisible();
      await leave(page);
      await expect(link(page, inOther)).toBeHidden();
    }
  });

  test("one opened on hover closes by Escape until it is pointed at again", async ({ page }) => {
    await open(page);
    await word(page, "Services").hover();
    await expect(link(page, "Conversational AI")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link(page, "Conversational AI")).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    await leave(page);
    await word(page, "Services").hover();
    await expect(link(page, "Conversational AI")).toBeVisible();
  });

  test("open at the keyboard's focus, keep it under the mouse, close by Escape", async ({ page }) => {
    await open(page);
    await page.getByRole("link", { name: "Corvanta home" }).first().focus();
    await page.keyboard.press("Tab");
    await expect(word(page, "Services")).toBeFocused();
    await expect(link(page, "Conversational AI")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(link(page, "Conversational AI")).toBeFocused();
    await word(page, "Talent").hover();
    await leave(page);
    await page.waitForTimeout(300);
    await expect(link(page, "Conversational AI")).toBeFocused();
    await expect(link(page, "Conversational AI")).toBeVisible();
    await expect(link(page, "For Clients")).toBeHidden();

    await word(page, "Talent").focus();
    await page.keyboard.press("Enter");
    await expect(word(page, "Talent")).toHaveAttribute("aria-expanded", "true");
    for (const name of ["For Clients", "For Talents", "For Clients"]) {
      await page.keyboard.press("ArrowDown");
      await expect(link(page, name)).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(word(page, "Talent")).toBeFocused();
    await expect(word(page, "Talent")).toHaveAttribute("aria-expanded", "false");
  });

  test("choosing the shown page by keyboard leaves the focus at the menu's word", async ({ page }) => {
    await open(page, "/talent/for-clients");
    await word(page, "Talent").focus();
    await page.keyboard.press("ArrowDown");
    await expect(link(page, "For Clients")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(link(page, "For Clients")).toBeHidden();
    await expect(word(page, "Talent")).toBeFocused();
  });

  test("an open panel stays 16 px inside the window", async ({ page }) => {
    await open(page);
    for (const width of [1024, 1152, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ["Services", "Training", "Talent"]) {
        await word(page, name).hover();
        await expect(word(page, name)).toHaveAttribute("aria-expanded", "true");
        const id = await word(page, name).getAttribute("aria-controls");
        const box = await page.locator(`[id="${id}"]`).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(16);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 16);
      }
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("open all the same", async ({ page }) => {
      await page.goto("/about");
      await word(page, "Services").hover();
      await link(page, "AI Automations").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Revolutionize Your Business with AI Automations",
      );
    });
  });
});

test("the current page and its menu are highlighted", async ({ page }) => {
  await page.goto("/services/ai-automations");
  await word(page, "Services").hover();
  await expect(link(page, "AI Automations")).toHaveAttribute("aria-current", "page");
  await page.goto("/contact");
  await expect(link(page, "Contact")).toHaveAttribute("aria-current", "page");
  await expect(link(page, "About")).not.toHaveAttribute("aria-current");
});

test("the blog is marked at both of its addresses, and at an article", async ({ page }) => {
  for (const address of ["/blogs", "/blog", postPath("which-process-to-automate-first-a-scoring-method")]) {
    await page.goto(address);
    await expect(link(page, "Blog")).toHaveAttribute("aria-current", "page");
    await expect(link(page, "About")).not.toHaveAttribute("aria-current");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const inMenu = page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Blog" });
    await expect(inMenu).toHaveAttribute("aria-current", "page");
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test("the bar changes its look past 10 px, and shortens Partner with Us at mid widths", async ({ page }) => {
  await open(page);
  const look = () => page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).borderBottomColor);
  const atTop = await look();
  await page.evaluate(() => scrollTo(0, 10));
  await page.waitForTimeout(400);
  expect(await look()).toBe(atTop);
  await page.evaluate(() => scrollTo(0, 11));
  await expect.poll(look).not.toBe(atTop);

  const partner = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
  await expect(partner("Partner with Us")).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(partner("Partner")).toBeVisible();
});

test("the logo leads home, and on the home page to its top", async ({ page }) => {
  await open(page);
  const logo = page.getByRole("banner").getByRole("link", { name: "Corvanta home" });
  await logo.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Our Services" })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  const opened = page.context().waitForEvent("page");
  // By its place: Playwright would scroll before it clicks.
  await page.keyboard.down("ControlOrMeta");
  await page.mouse.click(120, 36);
  await page.keyboard.up("ControlOrMeta");
  const tab = await opened;
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("AI that takes work off your desk");
  await tab.close();
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await logo.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the first window of each page has one orange button, and the header's is one where a page has none or it is pointed at", async ({
  page,
}) => {
  const orange = () =>
    page.locator("a, button").evaluateAll((all) =>
      all
        .filter((button) => {
          const { top, bottom, width } = button.getBoundingClientRect();
          return width > 0 && bottom > 0 && top < innerHeight;
        })
        .filter((button) => getComputedStyle(button).backgroundColor === "rgb(255, 106, 61)")
        .map((button) => button.textContent),
    );
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of Object.values(urls)) {
      await page.goto(path);
      expect((await orange()).length, `${path} at ${width} px`).toBeLessThanOrEqual(1);
    }
    for (const path of [`${urls.agreement.path}?plan=students`, `${urls.checkout.path}?plan=students`]) {
      await page.goto(path);
      expect(await orange(), `${path} at ${width} px`).not.toContain("Partner with Us");
    }
    await page.goto(urls.dataCloudSolutions.path);
    expect(await orange()).toEqual(["Discuss your platform"]);
    const partner = page.getByRole("banner").getByRole("link", { name: "Partner" });
    await expect(partner).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await partner.hover();
    await expect(partner).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.goto(urls.privacyPolicy.path);
    expect(await orange()).toEqual(["Partner with Us"]);
  }
});
