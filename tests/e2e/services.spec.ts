import type { Locator, Page } from "playwright/test";
import { swipe } from "../support/browser/gestures.ts";
import { hydrate } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const conversational = "/services/conversational-ai";
const automations = "/services/ai-automations";
const models = "/services/ml-ai-genai-solutions";
const cloud = "/services/data-cloud-solutions";

const phone = { width: 390, height: 844 };
/** Long enough for a slide to come to rest, and for React to react. */
const settleMs = 350;

/* Content */

const pages = [
  {
    path: conversational,
    headline: "Conversational AI Solutions",
    diagram: /A sample call/,
    texts: ["I’d rather talk to someone.", "Voice authentication", "Virtual Health Assistants", "dial 911"],
    closing: "Transform Your Customer Interactions",
  },
  {
    path: automations,
    headline: "Revolutionize Your Business with AI Automations",
    diagram: /A pipeline/,
    texts: [
      "A person approves",
      "What Can You Automate?",
      "Meeting Notes &amp; Reports",
      "translation memory",
    ],
    closing: "Get Started with AI Automation",
  },
  {
    path: models,
    headline: "ML/AI/GenAI Solutions",
    diagram: /A model card/,
    texts: ["Stock per store and week", "Swipe to navigate", "OPC UA or MQTT", "Media &amp; Entertainment"],
    closing: "Put a model to the test on your data",
  },
  {
    path: cloud,
    headline: "Data & Cloud Solutions",
    diagram: /A stack of four layers/,
    texts: ["Network and compute", "Enterprise Cloud Infrastructure", "uptime guarantee", "A sports league"],
    closing: "Transform Your Business with Cloud Technology",
  },
];

for (const { path, headline, diagram, texts, closing } of pages) {
  test(`${path}: all texts in the server's HTML, a drawing with words, the form at the end`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    for (const text of texts) expect(html, text).toContain(text);

    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: headline })).toBeVisible();
    await expect(page.getByRole("img", { name: diagram })).toBeVisible();
    expect(await smallestWords(page.getByRole("img", { name: diagram }))).toBeGreaterThan(15);
    await page.setViewportSize(phone);
    expect(await smallestWords(page.getByRole("img", { name: diagram }))).toBeGreaterThan(13);

    await expect(page.getByRole("heading", { level: 2, name: closing })).toBeVisible();
    const frame = page.locator("iframe[data-form-name='Services']");
    await expect(frame).toHaveAttribute("title", "Services");
    expect((await frame.boundingBox())?.height).toBe(1150);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await frame.boundingBox())?.height).toBe(1008);
  });
}

test("the hero's buttons lead to the form and to the use cases", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(cloud);
  await page.getByRole("link", { name: "Discuss your platform" }).click();
  await expect(page).toHaveURL(/#contact-form$/);
  const frame = page.locator("iframe[title='Services']");
  await expect(frame.contentFrame().getByLabel("Systems involved")).toBeVisible();
  await page.getByRole("link", { name: "See six use cases" }).click();
  await expect(page.getByRole("heading", { name: "Common Use Cases" })).toBeInViewport();
  await expect(page).toHaveURL(/#use-cases$/);
});

test("the practices next door and Partner with Us stand under the form", async ({ page }) => {
  await page.goto(conversational);
  await hydrate(page);
  const related = page.locator("section", {
    has: page.getByRole("heading", { name: "Often built together" }),
  });
  await related.getByRole("link", { name: "AI Automations" }).click();
  await expect(page).toHaveURL(automations);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[1]?.headline ?? "");
  await page.getByRole("main").getByRole("link", { name: "Partner with Us" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Tell us what should work better" })).toBeInViewport();
});

/* Tabs */

const tabs = [
  {
    path: conversational,
    noun: "Use case",
    ids: "travel automotive legal realestate hospitality healthcare",
  },
  { path: automations, noun: "Use case", ids: "onboarding competitor content meetings" },
  { path: models, noun: "Industry", ids: "healthcare finance manufacturing retail transportation" },
  { path: cloud, noun: "Use case", ids: "appdev bigdata disaster iot streaming hosting" },
];

for (const { path, noun, ids } of tabs) {
  test(`${path}: arrows go around both ends, dots jump, and the address follows`, async ({ page }) => {
    await page.goto(path);
    const keys = ids.split(" ");
    const last = keys.length - 1;
    await page.getByRole("tablist").scrollIntoViewIfNeeded();
    await showsTab(page, keys[0], `${noun} 1 of ${keys.length}`);
    await page.getByRole("button", { name: `Previous ${noun.toLowerCase()}` }).click();
    await showsTab(page, keys[last], `${noun} ${keys.length} of ${keys.length}`);
    await page.getByRole("button", { name: `Next ${noun.toLowerCase()}` }).click();
    await showsTab(page, keys[0], `${noun} 1 of ${keys.length}`);
    await dots(page).nth(2).click();
    await showsTab(page, keys[2], `${noun} 3 of ${keys.length}`);
    await expect(page).toHaveURL(`${path}#${keys[2]}`);
    await page.getByRole("tab").nth(1).click();
    await showsTab(page, keys[1], `${noun} 2 of ${keys.length}`);
    await page.reload();
    await showsTab(page, keys[1], `${noun} 2 of ${keys.length}`);
  });
}

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test(`an address with a tab's key opens that tab, its tabs in view, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${conversational}#legal`);
    await expect(page.getByRole("heading", { name: "Legal Document Automation" })).toBeInViewport();
    await expect(page.getByRole("tab", { name: "Legal" })).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Legal Document Automation" })).toBeInViewport();
    await page.evaluate(() => {
      location.hash = "#travel";
    });
    await expect(page.getByRole("heading", { name: "AI Travel Assistant" })).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Legal Document Automation" })).toBeInViewport();
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("tabs are swiped over more than 50 px, around both ends", async ({ page }) => {
    await page.goto(automations, { waitUntil: "networkidle" });
    const title = (name: string) => page.getByRole("heading", { level: 3, name });
    await title("Onboarding and Lead Classification").scrollIntoViewIfNeeded();
    await page.waitForTimeout(settleMs);
    await swipe(page, title("Onboarding and Lead Classification"), -49);
    await page.waitForTimeout(settleMs);
    await showsTab(page, "onboarding", "Use case 1 of 4");
    await swipe(page, title("Onboarding and Lead Classification"), 90);
    await showsTab(page, "meetings", "Use case 4 of 4");
    await page.waitForTimeout(settleMs);
    await swipe(page, title("Meeting Notes & Reports"), -90);
    await showsTab(page, "onboarding", "Use case 1 of 4");
  });

  test("every tab is in sight, with arrows where the specification has them", async ({ page }) => {
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
    }
  });

  test("the industries say that they can be swiped", async ({ page }) => {
    await page.goto(models);
    await expect(page.getByText("Swipe to navigate")).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByText("Swipe to navigate")).toBeHidden();
  });

  test("the assistant's benefits move on every 4 s, whatever the visitor swipes or chooses", async ({
    page,
  }) => {
    const benefits = await openStill(page, conversational, "What an assistant takes off your team");
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
    test(`${path}: the key benefits move on every 4 s until a dot is chosen`, async ({ page }) => {
      const benefits = await openStill(page, path, "Key Benefits");
      await shows(benefits, first);
      await pass(page, 4000);
      await shows(benefits, second);
      await choose(benefits, third);
      await expect(benefits.getByRole("button", { name: "Start auto-play" })).toBeVisible();
      await pass(page, 12_000);
      await shows(benefits, third);
    });

    test(`${path}: the key benefits move on every 4 s until they are swiped`, async ({ page }) => {
      const benefits = await openStill(page, path, "Key Benefits");
      await pass(page, 4000);
      await shows(benefits, second);
      await swipeCard(page, benefits, -49);
      await shows(benefits, second);
      await pass(page, 4000);
      await shows(benefits, third);
      await swipeCard(page, benefits, 90);
      await pass(page, 12_000);
      await shows(benefits, second);
    });
  }

  test("benefits stand still where less motion is asked for", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const benefits = await openStill(page, cloud, "Key Benefits");
    await pass(page, 12_000);
    await shows(benefits, "Scalable Infrastructure");
  });
});

test("on a wide screen all benefits are in sight, and nothing moves by itself", async ({ page }) => {
  for (const [path, name, count] of [
    [conversational, "What an assistant takes off your team", 6],
    [automations, "Key Benefits", 6],
    [cloud, "Key Benefits", 6],
  ] as const) {
    await page.goto(path);
    const benefits = page.getByRole("region", { name });
    await expect(benefits.getByRole("heading", { level: 3 }).filter({ visible: true })).toHaveCount(count);
    await expect(benefits.getByRole("button").filter({ visible: true })).toHaveCount(0);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs are links to their panels, and all of them can be read", async ({ page }) => {
    await page.goto(cloud);
    await page.getByRole("tab", { name: "Web hosting" }).click();
    await expect(page.getByRole("heading", { name: "Managed Web Hosting" })).toBeInViewport();
    await expect(page.getByText("99.9%")).toBeInViewport();
  });
});

/** The height in px of the smallest line of words in a drawing. */
function smallestWords(drawing: Locator): Promise<number> {
  return drawing.evaluate((svg) =>
    Math.min(...[...svg.querySelectorAll("text")].map((text) => text.getBoundingClientRect().height)),
  );
}

async function showsTab(page: Page, id: string | undefined, status: string): Promise<void> {
  await expect(page.locator(`#${id}-tab`)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(status, { exact: true })).toBeVisible();
  await expect(page.locator(`#${id}`)).toBeInViewport();
}

function dots(page: Page): Locator {
  return page.locator("[data-carousel]").getByRole("button", { name: /^Show / });
}

/** Opens a page whose clock stands still, with the carousel of this name in view. */
async function openStill(page: Page, path: string, name: string): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await hydrate(page);
  await page.clock.pauseAt(60_000);
  const carousel = page.getByRole("region", { name });
  await carousel.evaluate((element) => element.scrollIntoView({ block: "center" }));
  // The observers that watch what is in view answer with the next frames.
  await page.waitForTimeout(settleMs);
  return carousel;
}

/** Lets the page's time pass, and React react. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  await page.waitForTimeout(80);
}

/** Swipes the card in view, once the last one has come to rest. */
async function swipeCard(page: Page, carousel: Locator, distance: number): Promise<void> {
  await pass(page, settleMs);
  await swipe(page, carousel, distance);
  await pass(page, settleMs);
}

/** Chooses a card by its dot, without a pointer that stays on the carousel and holds it. */
async function choose(carousel: Locator, title: string): Promise<void> {
  await carousel.getByRole("button", { name: `Show ${title}`, exact: true }).dispatchEvent("click");
  await shows(carousel, title);
}

function shows(carousel: Locator, title: string): Promise<void> {
  const dot = carousel.getByRole("button", { name: `Show ${title}`, exact: true });
  return expect(dot).toHaveAttribute("aria-current", "true");
}
