import type { Page } from "playwright/test";
import { boxesOf, boxOf } from "../support/browser/box.ts";
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

test("the letters of the number begin and end where the column does", async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    const ends = await page.locator("main a", { hasText: "(972)" }).first().evaluate(inkOf);
    expect(Math.abs(ends.left), `left at ${width} px`).toBeLessThan(3);
    expect(Math.abs(ends.right), `right at ${width} px`).toBeLessThan(3);
  }
});

/** How far the ink of the letters is from the edges of the element around them. */
function inkOf(link: Element): { left: number; right: number } {
  const { fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(link);
  const pen = document.createElement("canvas").getContext("2d");
  if (pen === null || link.parentElement === null) throw new Error("There is nothing to measure with");
  Object.assign(pen, {
    font: `${fontWeight} ${fontSize} ${fontFamily}`,
    letterSpacing,
    textRendering: "geometricPrecision",
  });
  const ink = pen.measureText(link.textContent);
  const { x } = link.getBoundingClientRect();
  const around = link.parentElement.getBoundingClientRect();
  return {
    left: x - ink.actualBoundingBoxLeft - around.left,
    right: x + ink.actualBoundingBoxRight - around.right,
  };
}

test("on every screen the keys of the drawing dial, and the stamp is at the letter's upper right", async ({
  page,
}) => {
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    const keys = page.locator("main svg", { hasText: "#" }).first();
    await keys.scrollIntoViewIfNeeded();
    const { x, y, width: wide, height } = await boxOf(keys);
    const dials = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest("a")?.getAttribute("href"),
      [x + wide / 2, y + height / 2] as const,
    );
    expect(dials, `at ${width} px`).toBe("tel:+19725550142");
    if (width < 640) expect(height).toBeLessThan(240);

    const [sender, stamp, address] = await boxesOf(page, [
      page.getByText("You", { exact: true }),
      page.locator("main svg", { hasText: "Plano" }),
      page.locator("main address"),
    ]);
    expect(sender.x + sender.width, `the sender at ${width} px`).toBeLessThanOrEqual(stamp.x);
    expect(Math.abs(sender.y - stamp.y)).toBeLessThan(12);
    expect(stamp.bottom).toBeLessThanOrEqual(address.y);
  }
});

test("under a form on a phone, the sentence with the address stands together", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  const [opens, address] = await boxesOf(page, [
    page.getByRole("link", { name: "Open this form in a new tab" }),
    page.locator("#write p").getByRole("link", { name: "info@corvanta.example" }).last(),
  ]);
  expect(address.y - opens.y).toBeLessThan(26);
});
