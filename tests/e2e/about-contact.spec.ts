import type { Page } from "playwright/test";
import { boxesOf } from "../support/browser/box.ts";
import { isReadAtOnce } from "../support/browser/carousel.ts";
import { swipe } from "../support/browser/gestures.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const benefits = [
  "Advanced AI Algorithms",
  "Data-Driven Insights",
  "Enterprise Security",
  "Customizable Solutions",
  "Expert Support Team",
  "Seamless Integration",
];
const card = (page: Page, name: string) => page.getByRole("heading", { level: 3, name });

test("about shows all six benefits as a grid on wide screens", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights to Action");
  await page.getByRole("heading", { name: "Key Benefits" }).scrollIntoViewIfNeeded();
  const cards = benefits.map((name) => card(page, name));
  const boxes = await boxesOf(page, cards);
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(3);
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(2);
  await expect(page.getByRole("button", { name: /^Show / })).toHaveCount(0);
});

test.describe("on narrow screens", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("all benefits are read, and swipes and dots mark one, around both ends", async ({ page }) => {
    await openHydrated(page, "/about");
    await isReadAtOnce(page, page.getByRole("region", { name: "Key Benefits" }), 6);
    const dot = (name: string) => page.getByRole("button", { name: `Show ${name}` });
    await expect(dot("Advanced AI Algorithms")).toHaveAttribute("aria-current", "true");
    await card(page, "Advanced AI Algorithms").scrollIntoViewIfNeeded();
    await swipe(page, card(page, "Advanced AI Algorithms"), 80);
    await expect(dot("Seamless Integration")).toHaveAttribute("aria-current", "true");
    await card(page, "Seamless Integration").scrollIntoViewIfNeeded();
    await swipe(page, card(page, "Seamless Integration"), -80);
    await expect(dot("Advanced AI Algorithms")).toHaveAttribute("aria-current", "true");
    await dot("Enterprise Security").click();
    await expect(dot("Enterprise Security")).toHaveAttribute("aria-current", "true");
  });
});

test("what stops the keyboard among the steps of a project says what it is", async ({ page }) => {
  await page.goto("/about");
  const steps = page.getByRole("list", { name: "Every project goes through the same four steps" });
  await expect(steps.getByRole("listitem")).toHaveCount(4);
});

test("contact shows address, phone and email beside its form", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main).toContainText("1200 Example Parkway, Suite 300");
  await expect(main).toContainText("Plano, Texas 75024");
  await expect(main.getByRole("link", { name: "(972) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+19725550142",
  );
  await expect(main.getByRole("link", { name: "trainings@corvanta.example" })).toBeVisible();
  await expect(page.getByTitle("General Contact Form")).toBeVisible();
});
