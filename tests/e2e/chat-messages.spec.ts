import type { Page } from "playwright/test";
import { findViolations } from "../support/browser/axe.ts";
import { input, latest, launcher, log, openChat, panel, say } from "../support/browser/chat.ts";
import { stopClock } from "../support/browser/clock.ts";
import { requestsOf } from "../support/browser/send-leads.ts";
import { expect, test } from "../support/browser/test.ts";
import { startWebhook, type Webhook } from "../support/server/chat-webhook.ts";
import { modelMoods, pausedAnswer, startModel } from "../support/server/model-server.ts";
import { type Site, startSite, untilChatAnswers } from "../support/server/site.ts";

const trouble = "I'm having trouble connecting right now. Please try again in a moment.";
const unreachable =
  "I'm having trouble connecting to our servers right now. Please try again later or contact us directly at /contact.";

test.describe("a message", () => {
  test("is sent after 1,000 ms, trimmed, once, not empty, and while one is awaited not yet", async ({
    page,
  }) => {
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/chat")) sent.push(request.postDataJSON());
    });
    await page.clock.install();
    await page.goto("/about");
    await openChat(page);
    await stopClock(page);
    const send = panel(page).getByRole("button", { name: "Send message" });
    await input(page).fill("   ");
    await input(page).press("Enter");
    await send.click();
    await expect(log(page).getByText("You", { exact: true })).toHaveCount(0);

    await input(page).fill("  What is your phone number?  ");
    await send.click();
    await expect(input(page)).toHaveValue("");
    await expect(input(page)).toBeFocused();
    await expect(latest(page)).toHaveText("What is your phone number?");
    await expect(log(page).getByText("Cora is typing")).toBeVisible();
    await expect(log(page).locator("i")).toHaveCount(3);
    await input(page).fill("Where is your office?");
    await send.click();
    await expect(input(page)).toHaveValue("");
    await expect(latest(page)).toHaveText("Where is your office?");
    await input(page).fill("more");
    await page.clock.runFor(900);
    expect(sent).toEqual([]);
    await page.clock.runFor(100);
    await expect(log(page)).toContainText("(972) 555-0142");
    await expect(latest(page)).toHaveText("Where is your office?");
    await expect(log(page).getByText("Cora is typing")).toBeVisible();
    const sessionId = expect.stringMatching(/^session_\d{13}_\d{1,3}$/);
    const first = { message: "What is your phone number?", sessionId };
    await page.clock.runFor(900);
    expect(sent).toEqual([first]);
    await page.clock.runFor(100);
    await expect(latest(page)).toContainText("Plano");
    await expect(log(page).getByText("Cora is typing")).toHaveCount(0);
    await expect(input(page)).toHaveValue("more");
    expect(sent).toEqual([first, { message: "Where is your office?", sessionId }]);
  });

  test("and the conversation stay from page to page, and go with a full load", async ({ page }) => {
    const sessions = new Set<string>();
    page.on("request", (request) => {
      if (request.url().endsWith("/api/chat")) sessions.add(request.postDataJSON().sessionId);
    });
    await page.clock.install();
    await page.goto("/about");
    await openChat(page);
    await say(page, "What is your phone number?");
    const link = latest(page).getByRole("link", { name: "Contact", exact: true });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await link.click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Tell us what you are trying to do");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    await expect(link).toBeVisible();
    await input(page).fill("a draft");
    await page.keyboard.press("Escape");
    await launcher(page).click();
    await expect(link).toBeVisible();
    await expect(input(page)).toHaveValue("a draft");
    await say(page, "Where is your office?");
    await expect(latest(page)).toContainText("Plano");
    expect(sessions.size).toBe(1);

    await page.reload();
    await openChat(page);
    await expect(log(page).locator("time")).toHaveCount(1);
    await page.clock.runFor(5);
    await say(page, "Where is your office?");
    await expect(latest(page)).toContainText("Plano");
    expect(sessions.size).toBe(2);
  });

  test("scrolls into view, as its reply does", async ({ page }) => {
    await page.clock.install();
    await page.goto("/about");
    await openChat(page);
    for (const question of ["refund", "Which courses do you offer?", "Which services do you offer?"]) {
      await say(page, question);
      await expect(input(page)).toHaveValue("");
      await expect(log(page).getByText("is typing")).toHaveCount(0);
    }
    await page.clock.runFor(100);
    expect(
      await log(page).evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop),
    ).toBeLessThan(2);
    await expect(latest(page)).toBeInViewport();
  });

  test("of the visitor is plain text, and a long reply is shown from its beginning", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/about");
    await openChat(page);
    await input(page).fill("<b>bold</b> https://example.com /contact");
    await input(page).press("Enter");
    const own = log(page).getByText("<b>bold</b> https://example.com /contact", { exact: true });
    await expect(own).toBeVisible();
    await expect(own.locator("a, b")).toHaveCount(0);
    await expect(log(page).getByText("is typing")).toHaveCount(0);
    await say(page, "What is retrieval augmented generation?");
    await expect(latest(page)).toContainText("From our article");
    await page.waitForTimeout(200);
    const boxes = async () => [await log(page).boundingBox(), await latest(page).boundingBox()];
    const below = async () => {
      const [list, reply] = await boxes();
      return (reply?.y ?? Number.NaN) - (list?.y ?? 0);
    };
    await expect.poll(below).toBeLessThan(50);
    expect(await below()).toBeGreaterThan(0);
    const [list, reply] = await boxes();
    expect(reply?.height).toBeGreaterThan(list?.height ?? 0);
  });
});

test.describe("with a webhook", () => {
  let webhook: Webhook;
  let relaying: Site;

  test.beforeAll(async () => {
    webhook = await startWebhook();
    relaying = await startSite({ CHAT_WEBHOOK_URL: webhook.url, CHAT_WEBHOOK_KEY: "k-3f9a5c-secret" });
  });
  test.afterAll(async () => {
    await relaying.stop();
    await webhook.stop();
  });
  test.use({ expectedConsole: [/Failed to load resource/] });

  async function openRelayed(page: Page) {
    await page.clock.install();
    await page.goto(`${relaying.url}/about`);
    await openChat(page);
  }

  test("each answer of the table shows what it has to", async ({ page }) => {
    await openRelayed(page);
    const rows: [string, string][] = [
      ["output", "hi"],
      ["reply", "hi"],
      ["reply in JSON", "hi"],
      ["reply without output", '{"x":1}'],
      ["reply in broken JSON", "{broken"],
      ["not registered", trouble],
      ["code 404", trouble],
      ["code 0", trouble],
      ["error flag", trouble],
      ["responds immediately", '{"message":"Workflow was started"}'],
      ["all items", "hi"],
      ["html", trouble],
      ["gateway page", trouble],
      ["empty", "Received a response but couldn't process it correctly"],
      ["stream", "Received a response but couldn't process it correctly"],
      ["cut", unreachable],
    ];
    for (const [message, shown] of rows) {
      await say(page, message);
      await expect(log(page).getByText("is typing")).toHaveCount(0);
      await expect(latest(page), message).toHaveText(shown);
    }
  });

  test("a reply's links are elements, and nothing in it runs", async ({ page }) => {
    await openRelayed(page);
    await say(
      page,
      "say <img src=x onerror=alert(1)><b>Docs</b>: https://example.com/a. Or example.org, /contact, info@example.com and javascript:alert(1)",
    );
    await expect(latest(page)).toHaveText(
      "Docs: https://example.com/a. Or example.org, Contact, info@example.com and javascript:alert(1)",
    );
    await expect(latest(page).locator("img, b, script")).toHaveCount(0);
    const links = await latest(page)
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("target")]),
      );
    expect(links).toEqual([
      ["https://example.com/a", "https://example.com/a", "_blank"],
      ["example.org", "https://example.org", "_blank"],
      ["Contact", "/contact", null],
    ]);
  });

  test("a failed message is sent again with one click", async ({ page }) => {
    await openRelayed(page);
    await page.route("**/api/chat", (route) => route.abort(), { times: 1 });
    await say(page, "Are you there?");
    await expect(latest(page)).toHaveText(unreachable);
    await expect(latest(page).getByRole("link", { name: "/contact" })).toBeVisible();
    await log(page).getByRole("button", { name: "Try again" }).click();
    await page.clock.runFor(1_000);
    await expect(latest(page)).toHaveText("You said: Are you there?");
    await expect(log(page).getByText("Are you there?", { exact: true })).toHaveCount(1);
    await expect(log(page).getByRole("button")).toHaveCount(0);
  });

  test("a long wait says so, and leaving ends it", async ({ page }) => {
    await openRelayed(page);
    const aborted = webhook.aborted;
    await say(page, "no answer");
    await page.clock.runFor(7_000);
    await expect(log(page).getByText("Cora is still working on it")).toBeVisible();
    await expect.poll(() => webhook.received.length).toBeGreaterThan(0);
    await page.goto("about:blank");
    await expect.poll(() => webhook.aborted).toBeGreaterThan(aborted);
  });

  test("one message too many gets a friendly answer", async ({ page }) => {
    await openRelayed(page);
    for (let sent = 0; sent < 20; sent++) {
      await page.request.post(`${relaying.url}/api/chat`, { data: { message: "hi", sessionId: "s" } });
    }
    await say(page, "hi");
    await expect(latest(page)).toHaveText("You are sending messages quickly. Please wait a moment.");
  });
});

test.describe("after a miss", () => {
  test.use({ expectedConsole: [/status of 422/] });

  test("a person is offered in place, and the conversation reaches the team", async ({ page, site }) => {
    await page.clock.install();
    await page.goto("/about");
    await openChat(page);
    await say(page, "Do you ship elephants to Norway?");
    const form = log(page).getByRole("form", { name: "Let a person answer" });
    await expect(form.getByRole("link", { name: "(972) 555-0142" })).toHaveAttribute(
      "href",
      "tel:+19725550142",
    );
    // The question that it is about stays in view, the beginning of the reply, and as much of the form as fits.
    await expect(latest(page)).toBeInViewport({ ratio: 1 });
    await expect(form.getByLabel("Name")).toBeInViewport({ ratio: 1 });
    await expect(form.getByLabel("Email address")).toBeInViewport({ ratio: 1 });
    await form.getByRole("button", { name: "Send to our team" }).click();
    await expect(form.getByText("Please check the marked fields.")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await form.getByLabel("Name").fill("Ada Lovelace");
    await form.getByLabel("Email address").fill("ada@missed.example");
    await page.keyboard.press("Escape");
    await openChat(page);
    await expect(form.getByLabel("Name")).toHaveValue("Ada Lovelace");
    await form.getByLabel("Email address").press("Enter");
    const thanks = log(page).getByText("Your question has reached our team.");
    await expect(thanks).toBeFocused();
    await page.keyboard.press("Escape");
    await openChat(page);
    await expect(thanks).toBeInViewport({ ratio: 1 });
    expect(await requestsOf(site, "ada@missed.example")).toMatchObject([
      {
        formName: "Chat Form",
        page: "/about",
        fields: {
          name: "Ada Lovelace",
          message: expect.stringContaining("Visitor: Do you ship elephants to Norway?"),
        },
      },
    ]);
    await say(page, "What is your phone number?");
    await expect(form).toHaveCount(0);
  });
});

test("what a model says is shown as it comes, and read out when it is whole", async ({ browser }) => {
  const model = await startModel();
  const site = await startSite({ CHAT_MODEL_URL: model.url, CHAT_MODEL: "a-model" });
  await untilChatAnswers(site);
  const page = await browser.newPage({ baseURL: site.url });
  try {
    await page.clock.install();
    await page.goto("/about");
    await openChat(page);
    // The first answer of a model may be a thought until its end.
    await say(page, "drip");
    await expect(latest(page)).toHaveText("One word after the other, slowly, until all is said.");
    const { answer, goOn } = pausedAnswer("One word after ", "the other, until all is said.");
    model.answer = answer;
    await say(page, "What does it do?");
    const partial = log(page).locator("[aria-hidden=true]").filter({ hasText: "One word after" });
    await expect(partial).toBeVisible();
    await expect(partial).not.toContainText("until all is said.");
    goOn();
    await expect(latest(page)).toHaveText("One word after the other, until all is said.");
    await expect(partial).toHaveCount(0);
    for (const [mood, shown] of [
      ["cut off", /The course starts in …[\s\S]+\(972\) 555-0142/],
      ["garbage", "(972) 555-0142"],
      ["invented links", "Write to boss@evil\u2060.example or info@corvanta.example, or see Contact."],
    ] as const) {
      model.answer = modelMoods[mood] ?? mood;
      await say(page, "What is your phone number?");
      await expect(latest(page)).toContainText(shown, { timeout: 45_000 });
    }
    await expect(log(page).getByRole("link", { name: /evil|secret/ })).toHaveCount(0);
  } finally {
    await page.close();
    await site.stop();
    await model.stop();
  }
});
