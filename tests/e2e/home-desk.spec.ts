import type { Page } from "playwright/test";
import { home } from "../../content/home.ts";
import { boxesOf } from "../support/browser/box.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const field = (page: Page) => page.getByRole("textbox", { name: "What is on your desk?" });
const desk = (page: Page) => page.getByRole("main").getByRole("status");

/** Types into the field, and waits for its code, which comes with the focus. */
async function type(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await expect(page.locator("[data-waits]")).toHaveAttribute("data-live", "");
}

async function write(page: Page, words: string): Promise<void> {
  await type(page, words);
  await page.keyboard.press("Enter");
}

/** Answers as the server does, at once. */
async function answerAtOnce(page: Page): Promise<void> {
  const source = { path: "/talent/for-clients", page: "Talent for clients", heading: "", text: "" };
  const done = { output: "We bring in vetted specialists. One at a time, or a team." };
  const body = `event: source\ndata: ${JSON.stringify(source)}\n\nevent: done\ndata: ${JSON.stringify(done)}\n\n`;
  await page.route("/api/chat", (route) => route.fulfill({ contentType: "text/event-stream", body }));
}

test("what a visitor puts on the desk comes back as an answer with its page", async ({ page }) => {
  await answerAtOnce(page);
  await openHydrated(page, "/");
  await write(page, "Nobody who knows data");
  await expect(field(page)).toHaveValue("");
  await expect(desk(page)).toContainText("We bring in vetted specialists.");
  await expect(desk(page).getByRole("link", { name: "Talent for clients" })).toBeVisible();
  await desk(page).getByRole("button", { name: "Clear the desk" }).click();
  await expect(desk(page)).toBeEmpty();
  await expect(field(page)).toBeFocused();
});

test("a scrap is put down by a press, and both are in the chat", async ({ page }) => {
  await answerAtOnce(page);
  await openHydrated(page, "/");
  await page.getByRole("button", { name: "No data engineer" }).click();
  await expect(desk(page).getByRole("link", { name: "Talent for clients" })).toBeVisible();
  await page.getByRole("button", { name: /chat/i }).last().click();
  await expect(page.getByRole("dialog").getByText("No data engineer")).toBeVisible();
});

test("what no page answers goes to a person", async ({ page }) => {
  await page.route("/api/chat", (route) =>
    route.fulfill({ json: { output: "I do not know.", person: true } }),
  );
  await openHydrated(page, "/");
  await type(page, "A pile of paper cups");
  await page.getByRole("button", { name: "Put it on the desk" }).click();
  await expect(desk(page)).toContainText("This one needs a person");
  await desk(page).getByRole("link", { name: "Take it to the form" }).click();
  await expect(page.getByRole("heading", { name: "Tell us what should work better" })).toBeInViewport();
});

test("nothing is sent of an empty field", async ({ page }) => {
  let asked = 0;
  await page.route("/api/chat", (route) => {
    asked++;
    return route.fulfill({ json: { output: "Yes." } });
  });
  await openHydrated(page, "/");
  await write(page, "   ");
  await page.waitForTimeout(1500);
  expect(asked).toBe(0);
  await expect(field(page)).toBeFocused();
});

test("without scripts the field is a link to the form", async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/`);
  await expect(field(page)).toBeHidden();
  await page.getByRole("link", { name: "What is on your desk?" }).click();
  await expect(page.getByRole("heading", { name: "Tell us what should work better" })).toBeInViewport();
  await page.close();
});

test("the heads of the two talent columns are level, and the words between can be read on a small phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const heads = ["For Clients", "For Talents"].map((name) =>
    page.getByRole("main").getByRole("heading", { name }),
  );
  const [clients, talents] = await boxesOf(page, heads);
  expect(clients?.y).toBe(talents?.y);
  await page.setViewportSize({ width: 360, height: 640 });
  const word = page.locator("svg text", { hasText: home.talent.needs[0] }).filter({ visible: true });
  const size = await word.evaluate((text: SVGTextElement) => {
    const scale = text.getScreenCTM()?.a ?? 0;
    return scale * Number.parseFloat(getComputedStyle(text).fontSize);
  });
  expect(size).toBeGreaterThanOrEqual(13);
});
