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

  test("all tabs are in sight, six have arrows, and industries say how to swipe", async ({ page }) => {
    for (const [path, arrows] of [
      [conversational, 1],
      [automations, 0],
      [models, 0],
      [cloud, 1],
    ] as const) {
      await page.goto(path);
      await page.getByRole("tablist").evaluate((list) => list.scrollIntoView({ block: "center" }));
      for (const tab of await page.getByRole("tab").all()) await expect(tab).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: /^Next / })).toHaveCount(arrows);
      if (path !== models) continue;
      await expect(page.getByText("Swipe to navigate")).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(page.getByText("Swipe to navigate")).toBeHidden();
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
    ["/training/no-code-agentic-ai", "Why Choose This Course"],
  ] as const) {
    test(`${path}: what pauses the benefits says so at the right over them`, async ({ page }) => {
      const benefits = await openStill(page, path, name);
      const control = benefits.getByRole("button", { name: "Pause auto-play" });
      await expect(control.getByText("Pause", { exact: true })).toBeVisible();
      const [list, { x, y, width, height }] = await boxesOf(page, [benefits.getByRole("list"), control]);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(y + height).toBeLessThanOrEqual(list.y);
      expect(list.y - y - height).toBeLessThan(24);
      expect(Math.round(x + width)).toBe(Math.round(list.x + list.width));
      const covered = await page.getByRole("main").evaluate(
        (main, button) => {
          const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const found: string[] = [];
          while (texts.nextNode() !== null) {
            range.selectNodeContents(texts.currentNode);
            for (const { left, right, top, bottom } of range.getClientRects())
              if (
                right > button.x &&
                left < button.x + button.width &&
                bottom > button.y &&
                top < button.y + button.height
              )
                found.push(texts.currentNode.textContent ?? "");
          }
          return found;
        },
        { x, y, width, height },
      );
      expect(covered, "the words under the control").toEqual(["Pause"]);

      const first = benefits.getByRole("heading", { level: 3 }).first();
      const others = benefits.getByRole("heading", { level: 3 }).nth(1);
      expect(await inkOf(first), "the one that is shown stands out").not.toBe(await inkOf(others));
      await control.click();
      await expect(benefits.getByText("Play", { exact: true })).toBeVisible();
    });
  }

  test("benefits stand still where less motion is asked for", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const benefits = await openStill(page, cloud, "Key Benefits");
    await pass(page, 12_000);
    await shows(benefits, "Scalable Infrastructure");
    await expect(benefits.getByRole("button", { name: /auto-play/ })).toHaveCount(0);
    const inks = await Promise.all((await benefits.getByRole("heading").all()).map(inkOf));
    expect(new Set(inks).size, "where nothing moves on, no title is quieter").toBe(1);
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
