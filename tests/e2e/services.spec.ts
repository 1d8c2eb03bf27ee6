import type { Locator, Page } from "playwright/test";
import { boxesOf } from "../support/browser/box.ts";
import { showsTab } from "../support/browser/carousel.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const conversational = "/services/conversational-ai";
const automations = "/services/ai-automations";
const models = "/services/ml-ai-genai-solutions";
const cloud = "/services/data-cloud-solutions";

const phone = { width: 390, height: 844 };

/* Content */

const pages = [
  {
    path: conversational,
    headline: "Conversational AI Solutions",
    diagram: /A sample call/,
    texts: ["I’d rather talk to someone.", "Voice authentication", "Virtual Health Assistants", "dial 911"],
    closing: "Transform Your Customer Interactions",
    asked: ["What does an assistant cost?", /our outline states it/],
  },
  {
    path: automations,
    headline: "Revolutionize Your Business with AI Automations",
    diagram: undefined,
    texts: [
      "Price list from a supplier",
      "What Can You Automate?",
      "Meeting Notes &amp; Reports",
      "translation memory",
    ],
    closing: "Get Started with AI Automation",
    asked: ["How long until it runs?", /the proposal contains a schedule/],
  },
  {
    path: models,
    headline: "ML/AI/GenAI Solutions",
    diagram: undefined,
    texts: [
      "Items without sales history",
      "Swipe to navigate",
      "OPC UA or MQTT",
      "Media &amp; Entertainment",
    ],
    closing: "Put a model to the test on your data",
    asked: ["How much data do we need?", /enough past cases with a known outcome/],
  },
  {
    path: cloud,
    headline: "Data & Cloud Solutions",
    diagram: /A stack of four layers/,
    texts: ["Network and compute", "Enterprise Cloud Infrastructure", "uptime guarantee", "A sports league"],
    closing: "Transform Your Business with Cloud Technology",
    asked: ["What happens if a move goes wrong?", /We go back by the way that was tested/],
  },
] as const;

for (const { path, headline, diagram, texts, closing, asked } of pages) {
  test(`${path}: texts in the HTML, a drawing with words, answers, the form`, async ({ page }) => {
    const html = (await (await page.goto(path))?.text()) ?? "";
    for (const text of texts) expect(html, text).toContain(text);

    const [question, answer] = asked;
    const item = page.locator("details", { hasText: question });
    await expect(item.getByText(answer)).toBeHidden();
    await item.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(item.getByText(answer)).toBeVisible();
    const data = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "");
    const shown = await page.locator("summary h3").allTextContents();
    expect(shown.length).toBeGreaterThanOrEqual(4);
    expect(data["@type"], "what search engines get").toBe("FAQPage");
    expect(data.mainEntity.map(({ name }: { name: string }) => name)).toEqual(shown);
    expect(data.mainEntity[shown.indexOf(question)].acceptedAnswer.text).toMatch(answer);

    await expect(page.getByRole("heading", { level: 1, name: headline })).toBeVisible();
    if (diagram !== undefined) {
      await expect(page.getByRole("img", { name: diagram })).toBeVisible();
      expect(await smallestWords(page.getByRole("img", { name: diagram }))).toBeGreaterThan(15);
    }
    await page.setViewportSize(phone);
    if (diagram !== undefined) {
      expect(await smallestWords(page.getByRole("img", { name: diagram }))).toBeGreaterThan(13);
    }

    await expect(page.getByRole("heading", { level: 2, name: closing })).toBeVisible();
    const frame = page.locator("iframe[data-form-name='Services']");
    await expect(frame).toHaveAttribute("title", "Services");
    const height = async () => (await frame.boundingBox())?.height;
    await expect.poll(height).toBe(1150);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(height).toBe(1008);
  });
}

for (const { path } of pages) {
  test(`${path}: nothing in the last drawing is cut at its top or foot`, async ({ page }) => {
    for (const width of [390, 820, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const ending = page.locator("main aside > svg");
      const [frame, drawn] = await Promise.all(
        [ending, ending.locator("g")].map((part) =>
          part.evaluate((box) => box.getBoundingClientRect().toJSON()),
        ),
      );
      expect(drawn.top, `at ${width} px`).toBeGreaterThan(frame.top + 8);
      expect(drawn.bottom, `at ${width} px`).toBeLessThanOrEqual(frame.bottom);
    }
  });
}

test("on a phone nothing of a drawing is cut by the window's sides where its strands do not go on", async ({
  page,
}) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(conversational);
    const ribbon = await page
      .getByRole("img", { name: /A sample call/ })
      .locator("g")
      .evaluate(rightOf);
    expect(ribbon, `the ribbon at ${width} px`).toBeLessThan(width);
    await page.goto(cloud);
    const shafts = page.locator("main aside path[stroke='var(--signal)'][stroke-width='8']");
    expect(await shafts.evaluate(leftOf), `the first shaft at ${width} px`).toBeGreaterThan(30);
  }
});

test("a line of the offer is struck through as far as its words go", async ({ page }) => {
  await page.goto(models);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const drawing = page.locator("svg", { hasText: "Lasts ten years" }).filter({ visible: true });
    const words = drawing.getByText("Lasts ten years");
    const strike = drawing.locator("path[stroke-width='1.4'][stroke-opacity='.62']");
    for (const side of [leftOf, rightOf]) {
      const [of, by] = await Promise.all([words.evaluate(side), strike.evaluate(side)]);
      expect(Math.abs(of - by), `at ${width} px`).toBeLessThan(5);
    }
  }
});

test("the dots of two figures side by side are of one size", async ({ page }) => {
  await page.goto(conversational);
  const dots = page.getByRole("tabpanel", { name: "Travel" }).locator("svg[preserveAspectRatio]");
  const heights = await dots.evaluateAll((drawings) =>
    drawings.map((svg) => svg.getBoundingClientRect().height),
  );
  expect(heights).toHaveLength(2);
  expect(heights[0]).toBeCloseTo(heights[1] ?? 0, 1);
});

test("beside its model card, the words of the page begin where the card begins", async ({ page }) => {
  await page.goto(models);
  const [title, card] = await Promise.all(
    [page.getByRole("heading", { level: 1 }), page.getByRole("figure").first()].map((part) =>
      part.evaluate(topOf),
    ),
  );
  expect((title ?? 0) - (card ?? 0)).toBeLessThan(90);
});

test("the address of a question opens it", async ({ page }) => {
  await page.goto(`${automations}#mistakes`);
  await expect(page.getByText("You find the case in the log")).toBeInViewport();
});

test("the hero's buttons lead to the form and to the use cases", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(cloud);
  await page.getByRole("link", { name: "Discuss your platform" }).click();
  await expect(page).toHaveURL(/#contact-form$/);
  const frame = page.locator("iframe[title='Services']");
  await frame.contentFrame().getByText("Add company, phone and systems").click();
  await expect(frame.contentFrame().getByLabel("Systems involved")).toBeVisible();
  await page.getByRole("link", { name: "See six use cases" }).click();
  await expect(page.getByRole("heading", { name: "Common Use Cases" })).toBeInViewport();
  await expect(page).toHaveURL(/#use-cases$/);
});

test("the practices next door and Partner with Us stand under the form", async ({ page }) => {
  await openHydrated(page, conversational);
  const related = page.locator("section", {
    has: page.getByRole("heading", { name: "An assistant may need other systems behind it" }),
  });
  await related.getByRole("link", { name: "AI Automations" }).click();
  await expect(page).toHaveURL(automations);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[1]?.headline ?? "");
  await page.getByRole("main").getByRole("link", { name: "Partner with Us" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Tell us what should work better" })).toBeInViewport();
});

test("an open question leaves the others as high as they are, or lower", async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    const second = page.locator("#contact-form summary").nth(1);
    const before = await second.evaluate((summary) => summary.getBoundingClientRect().height);
    await page.locator("#contact-form summary").first().click();
    await expect(page.locator("#contact-form details").first()).toHaveAttribute("open", "");
    const after = await second.evaluate((summary) => summary.getBoundingClientRect().height);
    expect(after, path).toBeLessThanOrEqual(before + 0.5);
  }
});

test("no two services ask for a message in the same way", async ({ page }) => {
  const looks: string[] = [];
  for (const path of [conversational, automations, models, cloud]) {
    await page.goto(path);
    const form = page.locator("div", { has: page.locator("> div > iframe[title='Services']") }).last();
    const [{ x }, words] = await boxesOf(page, [form, page.locator("#contact-form h2")]);
    const ground = await form.evaluate((box) => getComputedStyle(box, "::before").backgroundColor);
    looks.push(`${x < words.x ? "left" : "right"} on ${ground}`);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  expect(new Set(looks).size, looks.join(", ")).toBe(4);
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

test("what moves the tabs and leads on is as wide and high as a thumb, on phones of every width", async ({
  page,
}) => {
  for (const path of [conversational, automations, models, cloud]) {
    await openHydrated(page, path);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const tooSmall = await page.locator("#page").evaluate((main) =>
        [...main.querySelectorAll("[data-carousel] button, a[class*=link], summary")]
          .filter((target) => target.checkVisibility({ visibilityProperty: true }))
          .map((target) => ({
            name: target.ariaLabel ?? target.textContent,
            box: target.getBoundingClientRect(),
          }))
          .filter(({ box }) => Math.min(box.width, box.height) < 44)
          .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
      );
      expect([width, tooSmall]).toEqual([width, []]);
    }
  }
});

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test(`an address with a tab's key opens it, tabs in view, at ${viewport.width} px`, async ({ page }) => {
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

test("who goes back while a panel slides gets the panel of the address", async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, `${conversational}#legal`);
  for (const pause of [0, 60, 150]) {
    await expect(page.getByRole("tab", { name: "Legal" })).toBeInViewport({ ratio: 1 });
    await page.evaluate(async (ms) => {
      location.hash = "#travel";
      await new Promise((resolve) => setTimeout(resolve, ms));
      history.back();
    }, pause);
    await expect(page).toHaveURL(/#legal$/);
    await page.waitForTimeout(400);
    await expect(page.getByRole("tab", { selected: true }), `${pause} ms later`).toHaveText("Legal");
    await expect(page.getByRole("heading", { name: "Legal Document Automation" })).toBeInViewport();
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

function dots(page: Page): Locator {
  return page.locator("[data-carousel]").getByRole("button", { name: /^Show / });
}

const leftOf = (part: Element) => part.getBoundingClientRect().left;
const rightOf = (part: Element) => part.getBoundingClientRect().right;
const topOf = (part: Element) => part.getBoundingClientRect().top;
