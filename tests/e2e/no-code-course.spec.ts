import { openStill, pass, shows, swipeCard } from "../support/browser/carousel.ts";
import { expect, test } from "../support/browser/test.ts";

const coursePath = "/training/no-code-agentic-ai";
const phone = { width: 390, height: 844 };

test("the course's buttons stop 80 px above their sections", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(coursePath);
  const topOf = (heading: string) =>
    page
      .locator("section")
      .filter({ has: page.getByRole("heading", { level: 2, name: heading }) })
      .evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await page.getByRole("link", { name: "Enroll Now" }).first().click();
  await expect.poll(() => topOf("Choose your plan")).toBe(80);
  await page.getByRole("link", { name: "Register for Webinar" }).click();
  await expect.poll(() => topOf("Free webinar")).toBe(80);
});

test("date, hours and price are on the first screen, on a wide one all reasons", async ({ page }) => {
  await page.goto(coursePath);
  for (const title of [
    "No Coding Required",
    "Real-World Applications",
    "Rapid Prototyping",
    "Launch Your AI Career",
  ]) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: /^Show / })).toHaveCount(0);
  for (const viewport of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(viewport);
    for (const fact of [/^Oct 6th/, /^Mon-Thu 7:45pm-9:15pm CDT/, /^\$999, or \$799 for students/]) {
      await expect(page.getByText(fact).first()).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole("link", { name: "Enroll Now" }).first()).toBeInViewport({ ratio: 1 });
  }
});

test("the conditions of the price stand beside it, with what is paid with the code, which is copied", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.url });
  await page.goto(coursePath);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "The code is copied." })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("EARLYNOCODE");
  const plans = page.locator("#enrollment");
  for (const words of [
    "Save $100 with the code and pay $899",
    "Save $100 with the code and pay $699",
    "requires a grade of 80% or higher",
    "within 7 calendar days from the start of your cohort, you get back 75% of the fee paid in full",
  ]) {
    await expect(plans.getByText(words)).toBeVisible();
  }
  await plans.getByRole("link", { name: "Read the agreement before you pay" }).click();
  await expect(page).toHaveURL(/\/agreement$/);
});

test("questions open each on its own, by the address too, also for search engines", async ({ page }) => {
  await page.goto(`${coursePath}#refund`);
  const refund = page.getByText("by 11:59 PM company local time on day 7");
  const place = page.getByText("Your place is certain once the fee");
  await expect(refund).toBeInViewport();
  await expect(refund.getByRole("link")).toHaveAttribute("href", "mailto:trainings@corvanta.example");
  await expect(place).toBeHidden();
  await page.getByRole("heading", { name: "When is my place certain?" }).click();
  await expect(place).toBeVisible();
  await expect(refund).toBeVisible();

  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = data.map((text) => JSON.parse(text)).find((facts) => facts["@type"] === "FAQPage");
  expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
    await page.locator("section:has(#refund) summary h3").allTextContents(),
  );
  expect(JSON.stringify(faq)).toContain("by 11:59 PM company local time on day 7");
});

test("on a phone the reasons turn every 4 s, through a swipe, until a dot is chosen", async ({ page }) => {
  await page.setViewportSize(phone);
  const reasons = await openStill(page, coursePath, "Why Choose This Course");
  await expect(page.getByRole("button", { name: /^Show / })).toHaveCount(4);
  for (const title of [
    "Real-World Applications",
    "Rapid Prototyping",
    "Launch Your AI Career",
    "No Coding Required",
  ]) {
    await pass(page, 4000);
    await shows(reasons, title);
  }

  await swipeCard(page, reasons, -120);
  await shows(reasons, "Real-World Applications");
  await pass(page, 4000);
  await shows(reasons, "Rapid Prototyping");

  await page.getByRole("button", { name: "Show No Coding Required" }).click();
  await page.mouse.move(5, 5);
  await pass(page, 20_000);
  await shows(reasons, "No Coding Required");
  await expect(page.getByRole("button", { name: "Start auto-play" })).toBeVisible();
});

test("modules open and close each on its own, and an address opens its module", async ({ page }) => {
  await page.goto(`${coursePath}#module-5`);
  const first = page.getByText("Structured answers that a workflow can read");
  const third = page.getByText("Webhooks: starting a workflow from an event");
  const fifth = page.getByText("Preparing documents: cleaning, splitting and labeling");
  await expect(fifth).toBeInViewport();
  await expect(first).toBeHidden();
  await expect(third).toBeHidden();
  await page.evaluate(() => {
    location.hash = "#module-3";
  });
  await expect(third).toBeInViewport();
  await page.getByRole("heading", { name: "AI Basics & Prompt Engineering" }).click();
  await expect(first).toBeVisible();
  await page.getByRole("heading", { name: "AI Basics & Prompt Engineering" }).click();
  await expect(first).toBeHidden();
  await expect(third).toBeVisible();
  await expect(fifth).toBeVisible();
});
