import type { Page } from "playwright/test";
import { findViolations, findViolationsOutsideFrames } from "../support/browser/axe.ts";
import { launcher, panel, input as panelInput } from "../support/browser/chat.ts";
import { stopClock } from "../support/browser/clock.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { hydrate, openHydrated } from "../support/browser/hydration.ts";
import { requestsOf } from "../support/browser/send-leads.ts";
import { expect, test } from "../support/browser/test.ts";
import { pausedAnswer, startModel } from "../support/server/model-server.ts";
import { startSite, untilChatAnswers } from "../support/server/site.ts";

const service = "/services/conversational-ai";
const pages = [
  { path: "/", title: "Ask this website a question" },
  { path: service, title: "Ask this assistant a question and see what it read" },
];

const section = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("group", { name: "Questions to try" }) });
const questions = (page: Page) => page.getByRole("group", { name: "Questions to try" }).getByRole("button");
const log = (page: Page) => section(page).getByRole("log");
const sheet = (page: Page) => section(page).getByRole("group", { name: "From the page" });
const input = (page: Page) => section(page).getByPlaceholder("Type your message...");
/** How long a question waits before it is sent. */
const sendAfterMs = 1_000;
const liveCode = /\/assets\/assistant\.island-.*\.js$/;

/** Opens the page and comes near, so that the assistant works; its clock can be moved on. */
async function comeNear(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openHydrated(page, path);
  await section(page).evaluate((element) => element.scrollIntoView());
  await expect(input(page)).toBeVisible();
  await stopClock(page);
}

async function ask(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press("Enter");
  await page.clock.runFor(sendAfterMs);
}

/** Answers in place of the site; gives the list of what was asked. */
async function answerAll(page: Page, answer: (question: string) => object): Promise<string[]> {
  const sent: string[] = [];
  await page.route("**/api/chat", (route) => {
    const { message } = route.request().postDataJSON();
    sent.push(message);
    return route.fulfill({ json: answer(message) });
  });
  return sent;
}

for (const { path, title } of pages) {
  test(`${path} answers with the passage, and loads its code when somebody is near`, async ({ page }) => {
    const code = page.waitForRequest(liveCode);
    let isLoaded = false;
    code.then(() => {
      isLoaded = true;
    });
    await page.clock.install();
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrate(page);
    await page.waitForTimeout(500);
    expect(isLoaded).toBe(false);
    await section(page).evaluate((element) => element.scrollIntoView());
    await code;
    await expect(input(page)).toBeVisible();
    await stopClock(page);
    await expect(section(page).getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expect(log(page)).toContainText("For example");
    await expect(sheet(page).locator("mark").first()).toBeVisible();
    const asked = questions(page).nth(1);
    await asked.click();
    await expect(log(page)).toContainText(`You asked ${await asked.textContent()}`);
    await expect(log(page)).toContainText("is typing");
    await expect(sheet(page)).toContainText("Looking for the passage");
    await expect(log(page)).not.toContainText("For example");
    await page.clock.runFor(sendAfterMs);
    await expect(log(page)).toContainText("More on this page:");
    await expect(sheet(page).getByRole("link")).toHaveAttribute("href", /^\//);
    await expect(sheet(page).getByRole("heading", { level: 3 })).toBeVisible();
    await expect(asked).toBeFocused();
    expect(await findViolationsOutsideFrames(page)).toEqual([]);
  });
}

test("a typed question is answered; panel and page lead one talk, in one session", async ({ page }) => {
  const sessions = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith("/api/chat")) sessions.add(request.postDataJSON().sessionId);
  });
  await comeNear(page, service);
  await ask(page, "  What is your phone number? ");
  await expect(input(page)).toHaveValue("");
  await expect(input(page)).toBeFocused();
  await expect(log(page)).toContainText("(972) 555-0142");
  await expect(sheet(page).getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");

  await launcher(page).click();
  await expect(panelInput(page).last()).toBeFocused();
  const panelLog = panel(page).getByRole("log");
  await expect(panelLog).toContainText("What is your phone number?");
  await expect(panelLog).toContainText("(972) 555-0142");
  await panel(page).getByPlaceholder("Type your message...").fill("Where is your office?");
  await page.keyboard.press("Enter");
  await page.clock.runFor(sendAfterMs);
  await expect(panelLog).toContainText("Plano, Texas");
  await expect(log(page)).toContainText("Where is your office?");
  await expect(log(page)).toContainText("Plano, Texas");
  expect(sessions.size).toBe(1);

  // A reply is read once: by the panel while it is open, else by the page.
  await expect(log(page)).toHaveAttribute("aria-live", "off");
  await page.keyboard.press("Escape");
  await ask(page, "Do you use cookies?");
  await expect(log(page)).not.toHaveAttribute("aria-live");
  await expect(log(page)).toContainText("Visitors get no cookies");

  // Inside the app the talk goes on where somebody is near it, in the room that the page has for it.
  const release = await holdRequest(page, "/assets/assistant.island-*.js");
  await page.getByRole("contentinfo").getByRole("link", { name: "Corvanta home" }).click();
  await expect(page).toHaveURL("/");
  const height = () =>
    page.locator("section", { hasText: "Ask this website a question" }).evaluate((part) => part.clientHeight);
  await expect.poll(height).toBeGreaterThan(700);
  await section(page).evaluate((element) => element.scrollIntoView());
  release();
  await expect(log(page)).toContainText("Visitors get no cookies");
});

test("the last question stands at the top of the log, and nothing shifts around it", async ({ page }) => {
  await page.addInitScript(() => {
    const record = { shift: 0 };
    Object.assign(window, { record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.shift += "value" in entry ? Number(entry.value) : 0;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await comeNear(page, "/");
  await page.waitForTimeout(300);
  const shift = () => page.evaluate(() => (window as unknown as { record: { shift: number } }).record.shift);
  const before = { shift: await shift(), box: await section(page).boundingBox() };
  for (const question of await questions(page).all()) {
    await question.click();
    await expect(log(page)).toContainText(`You asked ${await question.textContent()}`);
    await page.clock.runFor(sendAfterMs);
    await expect(log(page).getByText("is typing")).toHaveCount(0);
    const fromTop = await log(page).evaluate((element) => {
      const last = element.lastElementChild?.getBoundingClientRect().top ?? 0;
      return last - element.getBoundingClientRect().top;
    });
    expect(fromTop).toBeGreaterThanOrEqual(0);
    expect(fromTop).toBeLessThan(20);
  }
  expect({ shift: await shift(), box: await section(page).boundingBox() }).toEqual(before);
});

test("a miss offers a person, not a passage, and the talk reaches the team", async ({ page, site }) => {
  await comeNear(page, service);
  await ask(page, "Do you ship elephants to Norway?");
  const form = sheet(page).getByRole("form", { name: "Let a person answer" });
  await expect(form).toBeVisible();
  await expect(log(page)).toContainText("a person writes back");
  expect(await findViolations(page)).toEqual([]);
  await form.getByLabel("Name").fill("Ada Lovelace");
  await form.getByLabel("Email address").fill("ada@elephants.example");
  await page.keyboard.press("Enter");
  const thanks = sheet(page).getByText("Your question has reached our team.");
  await expect(thanks).toBeFocused();
  await launcher(page).click();
  await expect(panel(page).getByText("Your question has reached our team.")).toBeVisible();
  expect(await requestsOf(site, "ada@elephants.example")).toMatchObject([
    {
      formName: "Chat Form",
      page: service,
      fields: { message: expect.stringContaining("Visitor: Do you ship elephants to Norway?") },
    },
  ]);
});

test("what a model says is shown as it comes, and read when it is whole", async ({ browser }) => {
  const model = await startModel();
  const site = await startSite({ CHAT_MODEL_URL: model.url, CHAT_MODEL: "a-model" });
  await untilChatAnswers(site);
  const page = await browser.newPage({ baseURL: site.url });
  try {
    await comeNear(page, service);
    // Of a model that has not answered yet nobody knows whether it begins with a thought.
    await ask(page, "hello");
    await expect(sheet(page)).toContainText("This answer comes from no single page.");
    const { answer, goOn } = pausedAnswer("One word after ", "the other, until all is said.");
    model.answer = answer;
    await ask(page, "What does it do?");
    const partial = log(page).locator("[aria-hidden=true]").filter({ hasText: "One word after" });
    await expect(partial).toBeVisible();
    await expect(partial).not.toContainText("until all is said.");
    goOn();
    await expect(log(page).getByText("One word after the other, until all is said.")).toBeVisible();
    await expect(partial).toHaveCount(0);
    await expect(sheet(page)).toContainText("This answer comes from no single page.");
  } finally {
    await page.close();
    await site.stop();
    await model.stop();
  }
});

test("questions after a reply are asked by a press, and two presses of one question are one", async ({
  page,
}) => {
  const sent = await answerAll(page, (question) =>
    question === "it"
      ? { output: "Is it one of these?", person: true, offers: ["Is it live?", "What does it cost?"] }
      : { output: `Yes: ${question}` },
  );
  await comeNear(page, service);
  await ask(page, "it");
  const offered = log(page).getByRole("button");
  await expect(offered).toHaveText(["Is it live?", "What does it cost?"]);
  expect(await findViolations(page)).toEqual([]);
  for (const button of await offered.all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await offered.last().click();
  await expect(log(page)).toBeFocused();
  await page.clock.runFor(sendAfterMs);
  await expect(log(page)).toContainText("Yes: What does it cost?");
  await expect(offered).toHaveCount(0);
  await questions(page).first().dblclick();
  await page.clock.runFor(sendAfterMs);
  await expect(log(page)).toContainText("Yes: How does voice authentication work?");
  expect(sent).toEqual(["it", "What does it cost?", "How does voice authentication work?"]);
});

test("what is asked meanwhile is answered in order, and the answer that came stays in view", async ({
  page,
}) => {
  const sent = await answerAll(page, (question) => ({ output: `Yes: ${question}` }));
  await comeNear(page, service);
  await input(page).fill("first");
  await input(page).press("Enter");
  await questions(page).first().click();
  await expect(log(page)).toContainText("You asked How does voice authentication work?");
  const asked = log(page).getByText("You asked first", { exact: true });
  await expect(asked).toBeInViewport();
  expect(sent).toEqual([]);
  await page.clock.runFor(sendAfterMs);
  await expect(log(page)).toContainText("Yes: first");
  await expect(asked).toBeInViewport();
  await expect(log(page).getByText("is typing")).toHaveCount(1);
  await page.clock.runFor(sendAfterMs);
  await expect(log(page).getByText("Yes: How does voice")).toBeInViewport();
  await expect(log(page)).toContainText(
    /first.*Yes: first.*How does voice authentication work\?.*Yes: How does voice authentication work\?/s,
  );
  expect(sent).toEqual(["first", "How does voice authentication work?"]);
});

test("whether an answer helped is asked once, in page and panel", async ({ page }) => {
  await comeNear(page, service);
  await ask(page, "What is your phone number?");
  const answered = page.waitForResponse("**/api/chat/feedback");
  await log(page).getByRole("button", { name: "No", exact: true }).click();
  expect((await answered).status()).toBe(204);
  await expect(log(page).getByText("Thank you.")).toBeFocused();
  await launcher(page).click();
  await expect(panel(page).getByText("Thank you.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Did this help?" })).toHaveCount(0);
});

test("a press before the page's script is a question, and the focus stays", async ({ page }) => {
  const release = await holdRequest(page, "/assets/entry-client-*.js");
  await page.goto(service, { waitUntil: "commit" });
  await questions(page).nth(2).click();
  release();
  await expect(log(page)).toContainText("You asked Which languages does it speak?");
  await expect(log(page)).toContainText("multilingual");
  await expect(questions(page).nth(2)).toBeFocused();
});

test("all of it is reached and used by keyboard", async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, service);
  await questions(page).first().focus();
  await expect(input(page)).toBeVisible();
  await expect(questions(page).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("You asked Does the assistant connect to our CRM?");
  await page.clock.runFor(sendAfterMs);
  await expect(log(page)).toContainText("More on this page:");
  for (const next of [questions(page).nth(2), questions(page).nth(3), log(page)]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
  for (const link of await log(page).getByRole("link").all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  // Other questions, and whether it helped.
  for (const button of await log(page).getByRole("button").all()) {
    await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(input(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(sheet(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(sheet(page).getByRole("link")).toBeFocused();
});

test("a phone shows the whole example", async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/", "/services/conversational-ai"]) {
      await page.goto(path);
      const cut = await log(page).evaluate((element) => element.scrollHeight - element.clientHeight);
      expect(cut, `${path} at ${width} px`).toBe(0);
    }
  }
});

test("targets are 44 px high, and where motion is reduced, nothing of it moves", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await comeNear(page, "/");
  for (const target of [...(await questions(page).all()), section(page).getByLabel("Send message")]) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.route("**/api/chat", () => {});
  await questions(page).first().click();
  await expect(log(page)).toContainText("is typing");
  const running = () =>
    section(page).evaluate((element) => {
      const all = element.getAnimations({ subtree: true });
      return all.filter(({ playState }) => playState === "running").length;
    });
  // What waits to begin counts as running.
  await expect.poll(running).toBe(0);
});

test.describe("where its code does not come", () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test("a press says so, and leads to the contact page", async ({ page }) => {
    await page.route(liveCode, (route) => route.abort());
    await page.goto(service);
    await questions(page).first().click();
    const note = section(page).getByRole("alert");
    await expect(note).toContainText("The chat did not load.");
    await expect(note.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
    await page.unroute(liveCode);
    await questions(page).first().click();
    await expect(log(page)).toContainText("You asked How does voice authentication work?");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of pages) {
    test(`${path} shows an answer with its passage, and where questions are answered`, async ({ page }) => {
      await page.goto(path);
      const exhibit = page
        .locator("section")
        .filter({ hasText: "You need JavaScript to ask a question here" });
      await expect(exhibit.getByText("For example")).toBeVisible();
      await expect(exhibit.locator("blockquote mark").first()).toBeVisible();
      await expect(exhibit.getByRole("group", { name: "Questions to try" })).toBeHidden();
      const links = exhibit.getByRole("list").getByRole("link");
      await expect(links).toHaveCount(4);
      for (const link of await links.all()) {
        const [target = "", id] = ((await link.getAttribute("href")) ?? "").split("#");
        const response = await page.request.get(target || path);
        expect(response.status()).toBe(200);
        if (id !== undefined) expect(await response.text()).toContain(`id="${id}"`);
      }
    });
  }
});

test.describe("the chat's opening", () => {
  for (const [path, question, answer] of [
    ["/talent/for-talents", "Is there a fee to join the network?", "There are no subscription fees"],
    ["/privacy-policy", "How can I delete my data?", "Asking is free."],
    [
      "/blogs/restore-a-backup-this-month-rpo-and-rto-in-plain-words",
      "What is retrieval-augmented generation?",
      "a search engine with a writer behind it",
    ],
  ] as const) {
    test(`on ${path} has four questions that fit it`, async ({ page }) => {
      await page.clock.install();
      await page.goto(path);
      await launcher(page).click();
      const starter = panel(page).getByRole("log").getByRole("button");
      await expect(starter).toHaveCount(4);
      expect(await findViolationsOutsideFrames(page)).toEqual([]);
      const texts = await starter.allTextContents();
      await starter.filter({ hasText: question }).click();
      await page.clock.runFor(sendAfterMs);
      await expect(panelInput(page)).toBeFocused();
      await expect(panel(page).getByRole("log")).toContainText(answer);
      // Those that stand after the answer are others.
      for (const text of texts) await expect(starter.filter({ hasText: text })).toHaveCount(0);
    });
  }
});
