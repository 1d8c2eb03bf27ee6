import type { Page } from "playwright/test";
import { site } from "../../content/site.ts";
import { yearIn } from "../../src/shared/company-time.ts";
import { placeOfPress } from "../support/browser/gestures.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { hydrate, openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
test("a new page starts at its top, back and forward return to the place", async ({ page }) => {
  // The fonts break some lines anew.
  await page.goto("/", { waitUntil: "networkidle" });
  await hydrate(page);
  const curriculum = page.getByRole("link", { name: "See the curriculum" });
  const place = await placeOfPress(curriculum);
  await expect(page).toHaveURL("/training/ai-ml-genai-course");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(300);
});

test("a page that takes over 200 ms shows that it comes, and says so after a second", async ({ page }) => {
  await page.goto("/about", { waitUntil: "networkidle" });
  await hydrate(page);
  const release = await holdRequest(page, "/page-data/contact");
  // What stands at the window's very top, if anything does.
  const measure = await page.evaluateHandle(() => () => {
    const bars = [...document.querySelectorAll("#root > div")].filter(
      (part) => getComputedStyle(part).position === "fixed" && part.getBoundingClientRect().top === 0,
    );
    return Math.max(0, ...bars.map((part) => part.getBoundingClientRect().width));
  });
  const barWidth = () => measure.evaluate((width) => width());
  const contact = page.getByRole("banner").getByRole("link", { name: "Contact" });
  // Only what was surely measured in time counts, whatever time each frame takes.
  const widthsBefore200 = await contact.evaluate(async (link: HTMLElement, width) => {
    const nextFrame = () => new Promise<number>(requestAnimationFrame);
    const clickedIn = await nextFrame();
    link.click();
    const widths: number[] = [];
    while (true) {
      const shown = width();
      if (performance.now() >= clickedIn + 200) return widths;
      widths.push(shown);
      await nextFrame();
    }
  }, measure);
  expect(widthsBefore200.filter((shown) => shown > 0)).toEqual([]);
  await expect.poll(barWidth).toBeGreaterThan(50);
  const announced = page.getByRole("status").filter({ hasText: "The page is loading." });
  await expect(announced).toBeAttached();
  release();
  await expect(page).toHaveURL("/contact");
  await expect.poll(barWidth).toBe(0);
  await expect(announced).toHaveCount(0);
});

test.describe("", () => {
  // The browser itself reports the page that is not there.
  test.use({ expectedConsole: [/status of 404/] });

  test("titles follow the pages, also to one that is not there and one that has moved", async ({ page }) => {
    await openHydrated(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveTitle("About Us - Insights to Action");
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
    await expect(page.getByRole("status").filter({ hasText: "About Us" })).toHaveText(
      "About Us - Insights to Action",
    );
    await page.goBack();
    await expect(page).toHaveTitle("Transform Your Business with AI Solutions");

    await follow(page, "/gone");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    await follow(page, "/training/students-and-professionals");
    await expect(page).toHaveURL("/training/ai-ml-genai-course");
  });
});

/** Goes to an address inside the app. */
function follow(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

test("the focus is at the start of a new page, and shows no ring there", async ({ page }) => {
  await openHydrated(page, "/about");
  const heading = page.getByRole("heading", { level: 1 });
  const footerLink = (name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });
  await footerLink("Contact").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
  await expect(heading).toBeFocused();
  expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("none");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  await expect(heading, "it is no stop of its own").not.toHaveAttribute("tabindex");

  await footerLink("Privacy Policy").click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(heading).toBeFocused();
  const place = await page.evaluate(() => {
    scrollTo(0, 900);
    return scrollY;
  });
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(heading).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(heading).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(place);
});

test("the focus is at the part of a new page that its address names", async ({ page }) => {
  await openHydrated(page, "/about");
  for (const [path, id] of [
    ["/services/ai-automations", "contact-form"],
    ["/services/conversational-ai", "legal"],
  ]) {
    await follow(page, `${path}#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
});

test("the focus stays where it is when a page changes in place", async ({ page }) => {
  await openHydrated(page, "/blogs");
  const filter = page.getByRole("button", { name: "Automation", exact: true });
  await filter.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/category=Automation/);
  await expect(filter).toBeFocused();
});

test.describe("an address that holds no text", () => {
  // The second is the router's own.
  test.use({ expectedConsole: [/status of 404|could not be decoded/] });
  test("shows the screen of what is not there, and the app takes it over", async ({ page }) => {
    for (const [path, title] of [
      ["/%E0%A4%A", "404 Page Not Found"],
      ["/none.png", "404 Page Not Found"],
      ["/blogs/%E0%A4%A", /not found/i],
    ] as const) {
      await openHydrated(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await page.getByRole("banner").getByRole("link", { name: "About" }).click();
      await expect(page).toHaveTitle("About Us - Insights to Action");
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }
  });
});

test("a link into the page stops under the header and stands in the address", async ({ page }) => {
  await page.goto("/");
  const scrollEnds = page.evaluate(
    () =>
      new Promise<void>((resolve) => document.addEventListener("scrollend", () => resolve(), { once: true })),
  );
  await page.getByRole("link", { name: "See our services" }).click();
  await expect(page).toHaveURL("/#services");
  await scrollEnds;
  const heading = page.getByRole("heading", { name: "Our Services" });
  await expect(heading).toBeInViewport();
  const [headerBox, headingBox] = await Promise.all([
    page.getByRole("banner").boundingBox(),
    heading.boundingBox(),
  ]);
  expect(headingBox?.y).toBeGreaterThan(headerBox?.height ?? 0);
  await page.reload();
  await expect(heading).toBeInViewport();
});

test("the skip link leads past the header; the footer names all, and the year", async ({ page }) => {
  await page.goto("/contact");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(
    "Empowering businesses with innovative AI solutions to transform operations through cutting-edge technology",
  );
  await expect(footer).toContainText(`© ${yearIn(site.timeZone, new Date())} Corvanta`);
  for (const network of ["LinkedIn", "X", "Instagram", "Facebook", "YouTube"]) {
    await expect(footer.getByRole("link", { name: network, exact: true })).toHaveAttribute(
      "target",
      "_blank",
    );
  }
  for (const [name, href] of [
    ["Blog", "/blogs"],
    ["Conversational AI", "/services/conversational-ai"],
    ["AI/ML/GenAI Engineer course", "/training/ai-ml-genai-course"],
    ["No Code Agentic AI Course", "/training/no-code-agentic-ai"],
    ["Corporate Training", "/training/corporate-training"],
    ["For Clients", "/talent/for-clients"],
    ["For Talents", "/talent/for-talents"],
    ["Privacy Policy", "/privacy-policy"],
    ["info@corvanta.example", "mailto:info@corvanta.example"],
    ["(972) 555-0142", "tel:+19725550142"],
  ] as const) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
});
