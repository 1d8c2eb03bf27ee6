import type { Page } from "playwright/test";
import { findViolations } from "../support/browser/axe.ts";
import { input, latest, log, openChat, panel, say } from "../support/browser/chat.ts";
import { stopClock } from "../support/browser/clock.ts";
import { expect, test } from "../support/browser/test.ts";

const offers = ["What does the No-Code course cost for students?", "When does it start?", "Is it live?"];
const unsure = { output: "I am not sure what you mean. Is it one of these?", person: true, offers };
const helpful = { output: "It is live.\n\nMore on this page: /training/no-code-agentic-ai", feedback: true };
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** Opens the chat of a page whose site answers each question with what `replies` has for it. */
async function openAnswered(page: Page, replies: Record<string, object>, path = "/about"): Promise<string[]> {
  const sent: string[] = [];
  await page.route("**/api/chat", (route) => {
    const { message } = route.request().postDataJSON();
    sent.push(message);
    return route.fulfill({ json: replies[message] ?? { output: `You said: ${message}` } });
  });
  await page.clock.install();
  await page.goto(path);
  await openChat(page);
  await stopClock(page);
  return sent;
}

for (const size of sizes) {
  test(`questions stand as buttons after a reply, and a press asks one, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const sent = await openAnswered(page, { it: unsure });
    await say(page, "it");
    await expect(latest(page)).toHaveText(unsure.output);
    await page.clock.runFor(100);
    await expect(latest(page)).toBeInViewport({ ratio: 1 });
    for (const offer of offers) {
      const button = log(page).getByRole("button", { name: offer });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await findViolations(page, "#chat-panel")).toEqual([]);
    await log(page).getByRole("button", { name: "Is it live?" }).press("Enter");
    await expect(input(page)).toBeFocused();
    await expect(latest(page)).toHaveText("Is it live?");
    await expect(log(page).getByRole("button")).toHaveCount(0);
    await page.clock.runFor(1_000);
    await expect(latest(page)).toHaveText("You said: Is it live?");
    expect(sent).toEqual(["it", "Is it live?"]);
  });
}

test("of what is written meanwhile, the reply that came last is in view", async ({ page }) => {
  const long = "Our assistants answer by voice and in writing, in several languages. ".repeat(12);
  const sent = await openAnswered(page, { first: { output: long } });
  for (const text of ["first", "second", "third"]) {
    await input(page).fill(text);
    await input(page).press("Enter");
  }
  await expect(log(page).getByText("third", { exact: true })).toBeInViewport({ ratio: 1 });
  const messages = () => log(page).locator("time").locator("xpath=../following-sibling::p").allTextContents();
  expect((await messages()).slice(1)).toEqual(["first", "second", "third"]);
  expect(sent).toEqual([]);
  await page.clock.runFor(1_000);
  const reply = log(page).getByText(long.slice(0, 60));
  await expect(reply).toBeVisible();
  await page.clock.runFor(100);
  const fromTop = async () =>
    ((await reply.boundingBox())?.y ?? 0) - ((await log(page).boundingBox())?.y ?? 0);
  expect(await fromTop()).toBeGreaterThan(0);
  expect(await fromTop()).toBeLessThan(60);
  await page.clock.runFor(1_000);
  await expect(log(page).getByText("You said: second")).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(1_000);
  await expect(latest(page)).toHaveText("You said: third");
  expect((await messages()).slice(1)).toEqual([
    "first",
    long.trim(),
    "second",
    "You said: second",
    "third",
    "You said: third",
  ]);
  expect(sent).toEqual(["first", "second", "third"]);
});

test.describe("did this help?", () => {
  test("a no reaches the site, with the question and the answer", async ({ page, site }) => {
    await page.clock.install();
    await page.goto("/about");
    await openChat(page);
    await say(page, "How do you hand over a project?");
    const feedback = log(page).getByRole("group", { name: "Did this help?" });
    for (const button of await feedback.getByRole("button").all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const answered = page.waitForResponse("**/api/chat/feedback");
    await feedback.getByRole("button", { name: "No" }).click();
    expect((await answered).status()).toBe(204);
    // Of a beacon Chromium tells no body.
    await expect
      .poll(() => site.stored("questions").catch(() => []))
      .toContainEqual(
        expect.objectContaining({
          text: "How do you hand over a project?",
          answer: expect.stringMatching(/./),
        }),
      );
    const thanks = log(page).getByText("Thank you. We will write a better answer.");
    await expect(thanks).toBeFocused();
    await page.keyboard.press("Escape");
    await openChat(page);
    await expect(thanks).toBeVisible();
    await expect(feedback).toHaveCount(0);
  });

  test("stands under the last reply, and a yes sends nothing", async ({ page }) => {
    const beacons: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/feedback")) beacons.push(request.url());
    });
    await openAnswered(page, { one: helpful, two: helpful });
    const feedback = log(page).getByRole("group", { name: "Did this help?" });
    await say(page, "one");
    await expect(feedback).toHaveCount(1);
    // The list scrolls once more, by the page's clock, when its last part has come.
    await page.clock.runFor(100);
    await expect(feedback.getByRole("button", { name: "No" })).toBeInViewport({ ratio: 1 });
    await say(page, "two");
    await expect(log(page).getByText("It is live.")).toHaveCount(2);
    await expect(feedback).toHaveCount(1);
    expect(await findViolations(page, "#chat-panel")).toEqual([]);
    await feedback.getByRole("button", { name: "Yes" }).press("Enter");
    await expect(log(page).getByText("Thank you.")).toBeFocused();
    await say(page, "three");
    await expect(latest(page)).toHaveText("You said: three");
    await expect(feedback).toHaveCount(0);
    expect(beacons).toEqual([]);
  });
});

test("an address that the visitor wrote stands in the form for a person", async ({ page }) => {
  await openAnswered(page, {
    "Please call me, I am ada@written.example.": { output: "Our team calls you.", person: true },
  });
  await say(page, "Please call me, I am ada@written.example.");
  const form = log(page).getByRole("form", { name: "Let a person answer" });
  await expect(form.getByLabel("Email address")).toHaveValue("ada@written.example");
  await expect(form.getByLabel("Name")).toHaveValue("");
  await expect(latest(page)).toBeInViewport({ ratio: 1 });
  await expect(form.getByRole("button")).toBeInViewport({ ratio: 1 });
});

test("under a long reply, its beginning and the first field for a person are in view", async ({ page }) => {
  const long = "We do not know this yet, and would rather ask somebody who does. ".repeat(3);
  await openAnswered(page, { it: { output: long, person: true } });
  await say(page, "it");
  await expect(latest(page)).toHaveText(long.trim());
  const form = log(page).getByRole("form", { name: "Let a person answer" });
  await expect(form.getByLabel("Name")).toBeInViewport({ ratio: 1 });
  await expect(latest(page)).toBeInViewport({ ratio: 1 });
});

test("two of the questions under a long reply are in view", async ({ page }) => {
  const long = "Our assistants answer by voice and in writing, in several languages. ".repeat(5);
  await openAnswered(page, { it: { output: long, offers } });
  await say(page, "it");
  await expect(latest(page)).toHaveText(long.trim());
  await log(page).getByRole("button", { name: offers[1] }).waitFor();
  await page.clock.runFor(100);
  for (const offer of offers.slice(0, 2))
    await expect(log(page).getByRole("button", { name: offer })).toBeInViewport({ ratio: 1 });
});

test.describe("a field of the page that gets the focus", () => {
  const addField = (page: Page, place: string) =>
    page.evaluate((place) => {
      const field = document.body.appendChild(document.createElement("input"));
      field.ariaLabel = place;
      field.style.cssText = `position: fixed; ${place}`;
    }, place);

  test("under the panel closes it, and keeps the focus; another one does not", async ({ page }) => {
    await openAnswered(page, {});
    const [beside, under] = ["left: 20px; bottom: 200px", "right: 100px; bottom: 200px"];
    await addField(page, beside);
    await addField(page, under);
    await page.getByRole("textbox", { name: beside }).focus();
    await expect(panel(page)).toBeVisible();
    await input(page).focus();
    await expect(panel(page)).toBeVisible();
    await page.getByRole("textbox", { name: under }).focus();
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("textbox", { name: under })).toBeFocused();
  });

  test("in a frame that lies under the panel closes it", async ({ page }) => {
    await openAnswered(page, {}, "/contact");
    const frame = page.locator("iframe").first();
    await frame.scrollIntoViewIfNeeded();
    const field = frame.contentFrame().locator("input:visible").first();
    await field.scrollIntoViewIfNeeded();
    await field.click({ position: { x: 10, y: 10 } });
    await expect(panel(page)).toBeHidden();
    await expect(field).toBeFocused();
  });
});

test("a page of the site has its name in a reply, and Markdown leaves no marks", async ({ page }) => {
  await openAnswered(page, {
    it: { output: "**Yes**, see [the course](/training/no-code-agentic-ai#plans), /blogs or /contact/." },
  });
  await say(page, "it");
  await expect(latest(page)).toHaveText("Yes, see the course, Blog or Contact.");
  const links = await latest(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
  expect(links).toEqual([
    ["the course", "/training/no-code-agentic-ai#plans"],
    ["Blog", "/blogs"],
    ["Contact", "/contact/"],
  ]);
});

test("all that stands after a reply is reached by keyboard, in its order, and seen in forced colors", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await openAnswered(page, { it: { ...helpful, offers } });
  await say(page, "it");
  await expect(log(page).getByRole("button", { name: "No", exact: true })).toBeVisible();
  await log(page).focus();
  const order = [];
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press("Tab");
    const { text, outline } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      return { text: element.textContent, outline: getComputedStyle(element).outlineStyle };
    });
    expect(outline).not.toBe("none");
    if (await input(page).evaluate((element) => element === document.activeElement)) break;
    order.push(text);
  }
  expect(order).toEqual(["No Code Agentic AI Course", ...offers, "Yes", "No"]);
  const edges = await log(page)
    .getByRole("button", { name: offers[1] ?? "" })
    .evaluate((element) => getComputedStyle(element, "::before").borderTopStyle);
  expect(edges).toBe("solid");
  expect(
    await panel(page).evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
    ),
  ).toBe(0);
});
