import type { Locator } from "playwright/test";
import { boxesOf } from "../support/browser/box.ts";
import {
  isReadAtOnce,
  openStill,
  pass,
  shows,
  showsTab,
  sliderStarts,
  swipeCard,
} from "../support/browser/carousel.ts";
import { swipe } from "../support/browser/gestures.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const conversational = "/services/conversational-ai";
const automations = "/services/ai-automations";
const models = "/services/ml-ai-genai-solutions";
const cloud = "/services/data-cloud-solutions";

const phone = { width: 390, height: 844 };
/** Long enough for a slide to come to rest, and for React to react. */
const settleMs = 350;

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("tabs are swiped over more than 50 px, around both ends", async ({ page }) => {
    await openHydrated(page, automations);
    const title = (name: string) => page.getByRole("heading", { level: 3, name });
    await title("Onboarding and Lead Classification").scrollIntoViewIfNeeded();
    await sliderStarts(page.getByRole("group").filter({ has: page.getByRole("tabpanel") }));
    await swipe(page, title("Onboarding and Lead Classification"), -49);
    await page.waitForTimeout(settleMs);
    await showsTab(page, "onboarding", "Use case 1 of 4");
    await swipe(page, title("Onboarding and Lead Classification"), 90);
    await showsTab(page, "meetings", "Use case 4 of 4");
    await page.waitForTimeout(settleMs);
    await swipe(page, title("Meeting Notes & Reports"), -90);
    await showsTab(page, "onboarding", "Use case 1 of 4");
  });

  test("all tabs are in sight, and over the dots are arrows, or how to swipe", async ({ page }) => {
    for (const [path, arrows] of [
      [conversational, 1],
      [automations, 0],
      [models, 0],
      [cloud, 1],
    ] as const) {
      await page.goto(path);
      await page.getByRole("tablist").evaluate((list) => list.scrollIntoView({ block: "center" }));
      for (const tab of await page.getByRole("tab").all()) await expect(tab).toBeInViewport({ ratio: 1 });
      const next = page.getByRole("button", { name: /^Next / });
      const hint = page.getByText("Swipe to navigate");
      await expect(next).toHaveCount(arrows);
      await expect(hint).toHaveCount(1 - arrows);
      const [count, beside, dots] = await boxesOf(page, [
        page.getByText(/^(Use case|Industry) 1 of/),
        arrows === 1 ? next : hint,
        page.locator("[data-carousel] ul:has(button)"),
      ]);
      expect(beside.x).toBeGreaterThan(count.x + count.width);
      expect(dots.y).toBeGreaterThanOrEqual(Math.max(count.bottom, beside.bottom));
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(hint.filter({ visible: true })).toHaveCount(0);
      await page.setViewportSize(phone);
    }
  });

  for (const [path, name, count] of [
    [conversational, "An assistant takes routine questions off your team", 6],
    [automations, "Key Benefits", 6],
    [cloud, "Key Benefits", 6],
    ["/training/corporate-training", "You name the result, and we plan the sessions toward it", 6],
    ["/training/ai-ml-genai-course", "What You’ll Gain", 10],
    ["/training/no-code-agentic-ai", "Why Choose This Course", 4],
    ["/talent/for-clients", "Why Choose Our Network", 6],
  ] as const) {
    test(`${path}: all benefits are read at once`, async ({ page }) => {
      await page.goto(path);
      await isReadAtOnce(page, page.getByRole("region", { name }), count);
    });
  }

  test("the assistant's benefits move on every 4 s, whatever a visitor does", async ({ page }) => {
    const benefits = await openStill(
      page,
      conversational,
      "An assistant takes routine questions off your team",
    );
    await shows(benefits, "24/7 Availability");
    await pass(page, 3900);
    await shows(benefits, "24/7 Availability");
    await pass(page, 100);
    await shows(benefits, "Enhanced Customer Experience");
    await choose(benefits, "Multilingual Support");
    await pass(page, 4000);
    await shows(benefits, "24/7 Availability");
    await swipeCard(page, benefits, 90);
    await shows(benefits, "Multilingual Support");
    await pass(page, 4000);
    await shows(benefits, "24/7 Availability");
    await benefits.getByRole("button", { name: "Pause auto-play" }).click();
    await pass(page, 12_000);
    await shows(benefits, "24/7 Availability");
  });

  for (const [path, first, second, third] of [
    [automations, "Approval where it counts", "A log of every step", "Your tools stay"],
    [cloud, "Scalable Infrastructure", "Advanced Analytics", "Enhanced Security"],
  ] as const) {
    test(`${path}: the key benefits move on every 4 s until a swipe or a dot`, async ({ page }) => {
      const benefits = await openStill(page, path, "Key Benefits");
      await shows(benefits, first);
      await pass(page, 4000);
      await shows(benefits, second);
      await swipeCard(page, benefits, -49);
      await shows(benefits, second);
      await pass(page, 4000);
      await shows(benefits, third);
      await swipeCard(page, benefits, 90);
      await pass(page, 12_000);
      await shows(benefits, second);

      const start = benefits.getByRole("button", { name: "Start auto-play" });
      await start.dispatchEvent("click");
      await expect(start).toBeHidden();
      await choose(benefits, third);
      await expect(start).toBeVisible();
      await pass(page, 12_000);
      await shows(benefits, third);
    });
  }

  for (const [path, name] of [
    [conversational, "An assistant takes routine questions off your team"],
    [automations, "Key Benefits"],
    [cloud, "Key Benefits"],
    ["/training/corporate-training", "You name the result, and we plan the sessions toward it"],
    ["/training/ai-ml-genai-course", "What You’ll Gain"],
    ["/training/no-code-agentic-ai", "Why Choose This Course"],
    ["/talent/for-clients", "Why Choose Our Network"],
  ] as const) {
    test(`${path}: what pauses the benefits stands level with their heading, and something moves`, async ({
      page,
    }) => {
      const benefits = await openStill(page, path, name);
      const control = benefits.getByRole("button", { name: "Pause auto-play" });
      const heading = page.getByRole("heading", { level: 2, name });
      const list = benefits.getByRole("list");
      const [{ x: left, width: wide, y: top }, { x, y, width, height }] = await boxesOf(page, [
        list,
        control,
      ]);
      expect([width, height]).toEqual([44, 44]);
      expect(Math.round(x + width)).toBe(Math.round(left + wide));
      expect(y + height).toBeLessThanOrEqual(top);
      const words = await heading.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map((line) => line.toJSON());
      });
      const [first] = words;
      expect(Math.abs((first.top + first.bottom) / 2 - y - height / 2)).toBeLessThan(3);
      for (const line of words) expect(line.right).toBeLessThanOrEqual(x);

      const titles = await Promise.all((await benefits.getByRole("heading", { level: 3 }).all()).map(inkOf));
      expect(new Set(titles).size, "no title looks disabled").toBe(1);
      // The dots of a list may stand beside it.
      const clip = { x: 0, y: top, width: phone.width, height: Math.min(300, phone.height - top) };
      const look = () => page.screenshot({ animations: "disabled", clip });
      const before = await look();
      await pass(page, 4000);
      expect((await look()).equals(before), "what the control pauses is seen to move").toBe(false);
      await control.click();
      await expect(benefits.getByRole("button", { name: "Start auto-play" })).toBeVisible();
    });
  }

  test("benefits stand still where less motion is asked for", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const benefits = await openStill(page, cloud, "Key Benefits");
    await pass(page, 12_000);
    await shows(benefits, "Scalable Infrastructure");
    await expect(benefits.getByRole("button", { name: /auto-play/ })).toHaveCount(0);
  });
});

test("on a wide screen all benefits are in sight, and nothing moves by itself", async ({ page }) => {
  for (const [path, name, count] of [
    [conversational, "An assistant takes routine questions off your team", 6],
    [automations, "Key Benefits", 6],
    [cloud, "Key Benefits", 6],
  ] as const) {
    await page.goto(path);
    const benefits = page.getByRole("region", { name });
    await expect(benefits.getByRole("heading", { level: 3 }).filter({ visible: true })).toHaveCount(count);
    await expect(benefits.getByRole("button").filter({ visible: true })).toHaveCount(0);
  }
});

function inkOf(text: Locator): Promise<string> {
  return text.evaluate((element) => getComputedStyle(element).color);
}

/** Chooses a card by its dot, without a pointer that stays on the carousel and holds it. */
async function choose(carousel: Locator, title: string): Promise<void> {
  await carousel.getByRole("button", { name: `Show ${title}`, exact: true }).dispatchEvent("click");
  await shows(carousel, title);
}
