import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultLimits } from "../../src/server/app.ts";
import { chatTexts } from "../../src/shared/chat.ts";
import { ownMsOf } from "../support/own-time.ts";
import { post, say, shown, startChat, startRelay } from "../support/server/chat-site.ts";

afterEach(() => void vi.useRealTimers());

/** No minute is over, however long the machine takes. */
const holdTheMinute = () => vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });

describe("what is refused", () => {
  test.each<[string, unknown, number]>([
    ["an empty message", { message: "", sessionId: "s" }, 400],
    ["only spaces", { message: " \n ", sessionId: "s" }, 400],
    ["no message", { sessionId: "s" }, 400],
    ["no session id", { message: "hi" }, 400],
    ["a session id that is no text", { message: "hi", sessionId: 7 }, 400],
    ["a session id without end", { message: "hi", sessionId: "s".repeat(101) }, 400],
    ["a message that is no text", { message: ["hi"], sessionId: "s" }, 400],
    ["2,001 characters", { message: "x".repeat(2001), sessionId: "s" }, 400],
    ["broken JSON", '{"message":', 400],
    ["a list", "[]", 400],
    ["null", "null", 400],
    ["nothing", "", 400],
    ["20 kB", { message: "x".repeat(20_000), sessionId: "s" }, 413],
  ])("%s", async (_name, body, status) => {
    const { site, webhook } = await startRelay();
    const given = await post(site, body);
    expect(given.status).toBe(status);
    expect(JSON.parse(given.text)).toHaveProperty("message");
    expect(webhook.received).toEqual([]);
  });

  test("2,000 characters are not", async () => {
    const { site, webhook } = await startRelay();
    expect((await say(site, "é".repeat(2000))).status).toBe(200);
    expect(webhook.received).toHaveLength(1);
  });

  test("anything but JSON, as other sites could send it", async () => {
    const site = await startChat(null);
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const given = await post(site, '{"message":"hi","sessionId":"s"}', { "Content-Type": type });
      expect(given.status).toBe(415);
    }
    expect((await post(site, "{}", { "Content-Type": "application/json; charset=latin9" })).status).toBe(415);
  });

  test("other methods", async () => {
    const site = await startChat(null);
    const response = await fetch(`${site}/api/chat`);
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
    expect(await response.json()).toHaveProperty("message");
    expect((await fetch(`${site}/api/chat/more`)).headers.get("Content-Type")).toMatch(/json/);
  });
});

describe("limits", () => {
  test("one address may send so many messages a minute, whatever session it names", async () => {
    const site = await startChat(null, { chatPerMinute: 3 });
    holdTheMinute();
    const first = [0, 1, 2].map((nth) => say(site, "hi", { address: "192.0.2.1", sessionId: `s${nth}` }));
    for (const { status } of await Promise.all(first)) expect(status).toBe(200);
    const given = await say(site, "hi", { address: "192.0.2.1", sessionId: "other" });
    expect(given.status).toBe(429);
    expect(shown(given)).toBe(chatTexts.tooFast);
    const seconds = Number(given.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await say(site, "hi", { address: "192.0.2.2" })).status).toBe(200);
  });

  test("and so many a day", async () => {
    const site = await startChat(null, { chatPerDay: 2 });
    for (let sent = 0; sent < 2; sent++) await say(site, "hi", { address: "192.0.2.1" });
    const given = await say(site, "hi", { address: "192.0.2.1" });
    expect(given.status).toBe(429);
    expect(Number(given.headers.get("Retry-After"))).toBeGreaterThan(3600);
  });

  test("nobody uses up another network's by naming its session", async () => {
    const site = await startChat(null, { chatPerMinute: 3 });
    for (let sent = 0; sent < 4; sent++) await say(site, "hi", { sessionId: "mine", address: "192.0.2.66" });
    expect((await say(site, "hi", { sessionId: "mine", address: "192.0.2.1" })).status).toBe(200);
  });

  test("are 20 a minute and 200 a day, 25 s and 256 kB", () => {
    expect(defaultLimits).toMatchObject({
      chatPerMinute: 20,
      chatPerDay: 200,
      chatWaitMs: 25_000,
      chatAnswerBytes: 262_144,
    });
  });
});

describe("the built-in answerer", () => {
  test("answers in the webhook's shape", async () => {
    const site = await startChat(null);
    const given = await say(site, "What is your phone number?");
    expect(given.status).toBe(200);
    expect(JSON.parse(given.text)).toEqual({
      output: expect.stringContaining("(972) 555-0142"),
      feedback: true,
    });
  });

  test("knows an article as soon as it is written", async () => {
    const site = await startChat(null);
    const article = { title: "Zebra crossings", content: "A zebra crossing lets people cross the road." };
    await fetch(`${site}/api/blogs`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(article),
    });
    const { text } = await say(site, "What is a zebra crossing?");
    expect(JSON.parse(text).output).toContain(article.content);
    expect(JSON.parse(text).output).toContain("/blogs/zebra-crossings");
  });

  test("500 messages at once: none fails on our side, and pages still answer fast", async () => {
    const site = await startChat(null);
    holdTheMinute();
    const messages = Array.from({ length: 500 }, (_, index) =>
      say(site, index % 2 === 0 ? "What does the no-code course cost?" : `kubernetes ${index}`, {
        address: `198.51.100.${index % 24}`,
        sessionId: `s${index}`,
      }),
    );
    const pagesMs = await ownMsOf(async () => {
      const pages = Array.from({ length: 20 }, async () => (await fetch(`${site}/about`)).status);
      expect(await Promise.all(pages)).toEqual(Array(20).fill(200));
    });
    const statuses = (await Promise.all(messages)).map((given) => given.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(24 * 20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(500 - 24 * 20);
    expect(pagesMs).toBeLessThan(10_000);
  });
});
