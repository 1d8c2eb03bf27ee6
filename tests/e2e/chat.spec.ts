import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { holdRequest } from "../support/browser/hold-request.ts";
import { hydrate } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";
import { startWebhook, type Webhook } from "../support/server/chat-webhook.ts";
import { type Site, startSite } from "../support/server/site.ts";

const trouble = "I'm having trouble connecting right now. Please try again in a moment.";
const unreachable =
  "I'm having trouble connecting to our servers right now. Please try again later or contact us directly at /contact.";

const launcher = (page: Page) => page.getByRole("button", { name: "Chat with Cora" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Cora" });
const input = (page: Page) => page.getByPlaceholder("Type your message...");
const log = (page: Page) => page.getByRole("log");
/** The text of the latest message. */
const latest = (page: Page) => log(page).locator("time").last().locator("xpath=../following-sibling::p");

async function openChat(page: Page) {
  await launcher(page).click();
  await expect(input(page)).toBeFocused();
}

/** Sends a message over the 1,000 ms that the chat waits before it asks; needs the page's clock. */
async function say(page: Page, text: string) {
  await input(page).fill(text);
  await input(page).press("Enter");
  await page.clock.runFor(1_000);
}

test.describe("the button", () => {
  test("covers nothing but itself, and brings no code for the panel", async ({ page }) => {
    const chunks: string[] = [];
    page.on("request", (request) => chunks.push(request.url()));
    await page.goto("/about");
    await hydrate(page);
    await expect(launcher(page)).toHaveAttribute("aria-expanded", "false");
    const box = await launcher(page).boundingBox();
    expect(box).toMatchObject({ width: 58, height: 58 });
    const around = await page.evaluate(
      ({ x, y }) =>
        [
          [x - 8, y - 8],
          [x - 300, y - 400],
          [x, y - 100],
        ].map(
          ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest("[class*=chat]") ?? null,
        ),
      { x: box?.x ?? 0, y: box?.y ?? 0 },
    );
    expect(around).toEqual([null, null, null]);
    expect(chunks.filter((url) => url.includes("panel"))).toEqual([]);
    await openChat(page);
    expect(chunks.filter((url) => url.includes("panel"))).not.toEqual([]);
  });

  test("remembers a click that came before the page's script", async ({ page }) => {
    const release = await holdRequest(page, "/assets/entry-client-*.js");
    await page.goto("/about", { waitUntil: "commit" });
    await launcher(page).click();
    await expect(page.getByText("Cora is on the way")).toBeVisible();
    release();
    await expect(input(page)).toBeFocused();
  });

  test("keeps a click while the panel is on its way, and says so when it does not come", async ({ page }) => {
    const release = await holdRequest(page, "/assets/chat-panel-*.js");
    await page.goto("/about");
    await launcher(page).click();
    await expect(page.getByText("Cora is on the way")).toBeVisible();
    release();
    await expect(input(page)).toBeFocused();
  });

  test.describe("", () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test("says when the panel does not come, and tries again", async ({ page }) => {
      await page.route(/panel.*\.js/, (route) => route.abort());
      await page.goto("/about");
      await launcher(page).click();
      const note = page.getByRole("alert");
      await expect(note).toContainText("The chat did not load.");
      await expect(note.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
      await page.unroute(/panel.*\.js/);
      await openChat(page);
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("leads to the contact page", async ({ page }) => {
      await page.goto("/about");
      await launcher(page).click();
      await expect(page.getByText("The chat needs JavaScript.").getByRole("link")).toHaveAttribute(
        "href",
        "/contact",
      );
    });
  });
});

test.describe("the panel", () => {
  test("is 350 by 500, greets, takes the focus, and gives it back", async ({ page }) => {
    await page.goto("/");
    await openChat(page);
    await expect(launcher(page)).toHaveAttribute("aria-expanded", "true");
    await expect(launcher(page)).toHaveAttribute(
      "aria-controls",
      (await panel(page).getAttribute("id")) ?? "",
    );
    expect(
      await panel(page).evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]),
    ).toEqual([350, 500]);
    await expect(panel(page).getByText("Online")).toBeVisible();
    await expect(latest(page)).toHaveText(
      "Hello! Welcome to Corvanta. How can I help you today? Feel free to ask questions about our services, products, or company information",
    );
    await expect(log(page).locator("time")).toHaveText(/^\d{1,2}:\d\d [AP]M$/);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(input(page)).toBeFocused();
    await panel(page).getByRole("button", { name: "Close chat" }).click();
    await expect(launcher(page)).toBeFocused();
  });

  test("grows to 450 by 600, and not where the window is narrow", async ({ page }) => {
    await page.goto("/");
    await openChat(page);
    await page.getByRole("button", { name: "Make the chat larger" }).click();
    const size = () =>
      panel(page).evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]);
    expect(await size()).toEqual([450, 600]);
    await page.setViewportSize({ width: 767, height: 720 });
    await expect(page.getByRole("button", { name: /Make the chat/ })).toHaveCount(0);
    expect(await size()).toEqual([767 - 24, 500]);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await size()).toEqual([350, 500]);
  });

  test("meets the accessibility rules", async ({ page }) => {
    await page.goto("/contact");
    await openChat(page);
    await input(page).fill("phone number");
    await input(page).press("Enter");
    await expect(latest(page)).toContainText("(972) 555-0142");
    const { violations } = await new AxeBuilder({ page }).include("#chat-panel").analyze();
    expect(violations).toEqual([]);
  });

  test("lets the focus go on a wide screen and keeps it on a narrow one", async ({ page }) => {
    await page.goto("/about");
    await openChat(page);
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Tab");
    expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await input(page).focus();
    for (let presses = 0; presses < 8; presses++) await page.keyboard.press("Tab");
    expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  test("stays for a link, and closes when the browser goes back to another page", async ({ page }) => {
    await page.goto("/about");
    await openChat(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveURL("/contact");
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("lies under an open menu", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto("/about");
    await openChat(page);
    await page.getByRole("button", { name: "Make the chat larger" }).click();
    const depth = () => panel(page).evaluate((element) => Number(getComputedStyle(element).zIndex));
    const bar = await page
      .locator("header")
      .first()
      .evaluate((element) => Number(getComputedStyle(element).zIndex));
    expect(await depth()).toBeGreaterThan(bar);
    await page.getByRole("button", { name: "Talent" }).hover();
    expect(await depth()).toBeLessThan(bar);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the panel has the width of the window, and the page behind it rests", async ({ page }) => {
    await page.goto("/about");
    await launcher(page).tap();
    await expect(input(page)).toBeFocused();
    await expect
      .poll(() => panel(page).boundingBox())
      .toEqual({ x: 12, y: 844 - 12 - 500, width: 366, height: 500 });
    expect(
      await input(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBe(16);
    await expect(launcher(page)).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await page.touchscreen.tap(200, 100);
    await expect(panel(page)).toBeHidden();
  });

  test("the keyboard never covers the input", async ({ page }) => {
    await page.goto("/about");
    await launcher(page).tap();
    await expect(input(page)).toBeFocused();
    await page.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport;
      Object.defineProperty(viewport, "height", { value: 400 });
      viewport.dispatchEvent(new Event("resize"));
    });
    await expect.poll(() => panel(page).boundingBox()).toMatchObject({ y: 12, height: 400 - 24 });
  });

  test("is hidden under the menu", async ({ page }) => {
    await page.goto("/about");
    await expect(launcher(page)).toBeVisible();
    await page.evaluate(() => document.querySelector("dialog")?.showModal());
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expect(launcher(page)).toBeHidden();
  });

  test("the panel closes when the browser goes back to another page", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveURL("/contact");
    await openChat(page);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(panel(page)).toBeHidden();
  });

  test("a link of a reply shows its page", async ({ page }) => {
    await page.clock.install();
    await page.goto("/about");
    await launcher(page).tap();
    await say(page, "What is your phone number?");
    await latest(page).getByRole("link", { name: "/contact" }).tap();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(panel(page)).toBeHidden();
    await launcher(page).tap();
    await expect(latest(page)).toContainText("(972) 555-0142");
  });
});

test.describe("a message", () => {
  test("is sent after 1,000 ms, trimmed, once, and not while it is empty or another is awaited", async ({
    page,
  }) => {
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/chat")) sent.push(request.postDataJSON());
    });
    await page.clock.install();
    await page.goto("/about");
    await openChat(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
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
    await expect(send).toBeDisabled();
    await input(page).fill("more");
    await input(page).press("Enter");
    await page.clock.runFor(900);
    expect(sent).toEqual([]);
    await page.clock.runFor(100);
    await expect(latest(page)).toContainText("(972) 555-0142");
    await expect(send).toBeEnabled();
    await expect(log(page).getByText("Cora is typing")).toHaveCount(0);
    await expect(input(page)).toHaveValue("more");
    expect(sent).toEqual([
      { message: "What is your phone number?", sessionId: expect.stringMatching(/^session_\d{13}_\d{1,3}$/) },
    ]);
  });

  test("and the conversation stay while the visitor moves through the site, and are gone after a full load", async ({
    page,
  }) => {
    const sessions = new Set<string>();
    page.on("request", (request) => {
      if (request.url().endsWith("/api/chat")) sessions.add(request.postDataJSON().sessionId);
    });
    await page.clock.install();
    await page.goto("/about");
    await openChat(page);
    await say(page, "What is your phone number?");
    const link = latest(page).getByRole("link", { name: "/contact" });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await link.click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Talk to the people");
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

  test("of the visitor is plain text", async ({ page }) => {
    await page.goto("/about");
    await openChat(page);
    await input(page).fill("<b>bold</b> https://example.com /contact");
    await input(page).press("Enter");
    await expect(latest(page)).toHaveText("<b>bold</b> https://example.com /contact");
    await expect(latest(page).locator("a, b")).toHaveCount(0);
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
      "Docs: https://example.com/a. Or example.org, /contact, info@example.com and javascript:alert(1)",
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
      ["/contact", "/contact", null],
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

test.describe("with a webhook out of reach", () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test("the chat says so", async ({ page }) => {
    const cutOff = await startSite({ CHAT_WEBHOOK_URL: "http://127.0.0.1:1/" });
    await page.clock.install();
    await page.goto(`${cutOff.url}/about`);
    await openChat(page);
    await say(page, "hello");
    await expect(latest(page)).toHaveText(unreachable);
    await cutOff.stop();
  });
});
