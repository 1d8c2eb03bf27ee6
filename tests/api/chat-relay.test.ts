import { describe, expect, test, vi } from "vitest";
import { chatTexts } from "../../src/shared/chat.ts";
import { key, logged, opened, post, say, shown, startChat, startRelay } from "../support/server/chat-site.ts";
import { startWebhook } from "../support/server/chat-webhook.ts";

describe("the relay", () => {
  test("hands over message and session id with the key, and nothing of the visitor", async () => {
    const { site, webhook } = await startRelay();
    const given = await post(
      site,
      { message: "  hello  ", sessionId: "session_1_2", extra: "no" },
      { Cookie: "session=x", Authorization: "Bearer x", "User-Agent": "visitor" },
    );
    expect(given.status).toBe(200);
    expect(JSON.parse(given.text)).toEqual({ output: "You said: hello" });
    const [received] = webhook.received;
    expect(received?.body).toEqual({ message: "hello", sessionId: "session_1_2" });
    expect(received?.headers).toMatchObject({ "x-chat-key": key, "content-type": "application/json" });
    expect(Object.keys(received?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cookie|authorization|forwarded/)]),
    );
    expect(received?.headers["user-agent"]).not.toBe("visitor");
  });

  test.each([
    ["output", 200, "hi"],
    ["not registered", 502, chatTexts.trouble],
    ["code 0", 502, chatTexts.trouble],
    ["all items", 200, "hi"],
    ["null", 200, chatTexts.unreadable],
    ["html", 502, chatTexts.trouble],
    ["gateway page", 502, chatTexts.trouble],
    ["empty", 502, chatTexts.unreadable],
    ["stream", 502, chatTexts.unreadable],
    ["redirect", 502, chatTexts.trouble],
    ["too much", 502, chatTexts.trouble],
    ["cut", 502, chatTexts.unreachable],
  ])("answer '%s'", async (message, status, text) => {
    const { site } = await startRelay();
    const given = await say(site, message);
    expect(given.status).toBe(status);
    expect(shown(given)).toBe(text);
    expect(given.text).not.toContain(key);
    expect(logged.join()).not.toContain(key);
  });

  test("follows no redirect", async () => {
    const { site, webhook } = await startRelay();
    await say(site, "redirect");
    expect(webhook.received).toHaveLength(1);
  });

  test("an answer that is not JSON becomes 502 and an error", async () => {
    const { site } = await startRelay();
    expect(JSON.parse((await say(site, "html")).text)).toEqual({ error: true });
  });

  test("the webhook out of reach is said to be so", async () => {
    const site = await startChat({ url: "http://127.0.0.1:1/", key, keyHeader: "X-Chat-Key" });
    const given = await say(site, "hello");
    expect(given.status).toBe(502);
    expect(JSON.parse(given.text)).toEqual({ error: "unreachable" });
  });

  test.each(["no answer", "stalls"])("gives up after a time: %s", async (message) => {
    const { site, webhook } = await startRelay({ chatWaitMs: 150 });
    const given = await say(site, message);
    expect(given.status).toBe(504);
    expect(JSON.parse(given.text)).toEqual({ error: "unreachable" });
    await vi.waitFor(() => expect(webhook.aborted).toBe(1));
  });

  test("gives up when the visitor goes away", async () => {
    const { site, webhook } = await startRelay();
    const leaving = new AbortController();
    const asked = fetch(`${site}/api/chat`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ message: "no answer", sessionId: "s" }),
      signal: leaving.signal,
    });
    await vi.waitFor(() => expect(webhook.received).toHaveLength(1));
    leaving.abort();
    await expect(asked).rejects.toThrow();
    await vi.waitFor(() => expect(webhook.aborted).toBe(1));
    expect(logged).toEqual([]);
  });

  test("keeps its key to itself when the webhook echoes it", async () => {
    const { site } = await startRelay();
    const given = await say(site, "echo");
    expect(given.status).toBe(502);
    expect(given.text + logged.join()).not.toContain(key);
  });

  test("keeps its key to itself where escapes hide it", async () => {
    const { site, webhook } = await startRelay();
    const escaped = [...key].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
    webhook.body = `{"output":"${escaped.join("")}"}`;
    const given = await say(site, "hello");
    expect([given.status, JSON.parse(given.text)]).toEqual([502, { error: true }]);
  });

  test("says in the log that a workflow responds too early", async () => {
    const { site } = await startRelay();
    await say(site, "responds immediately");
    expect(logged.join()).toContain("no output and no reply");
  });

  test("sends no key where none is set", async () => {
    const webhook = await startWebhook();
    opened.push(webhook.stop);
    const site = await startChat({ url: webhook.url, key: null, keyHeader: "X-Chat-Key" });
    await say(site, "hello");
    expect(webhook.received[0]?.headers["x-chat-key"]).toBeUndefined();
  });
});
