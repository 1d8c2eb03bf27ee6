import { describe, expect, test } from "vitest";
import { readEnv } from "../../src/server/settings/env.ts";
import { SettingError } from "../../src/server/settings/setting-error.ts";

describe("the chat's settings", () => {
  const read = (settings: Record<string, string>) => readEnv(settings, "/").chatWebhook;

  test("without an address there is no webhook", () => {
    expect(read({})).toBeNull();
    expect(read({ CHAT_WEBHOOK_URL: " ", CHAT_WEBHOOK_KEY: "k" })).toBeNull();
  });

  test("a webhook has an address, and may have a key and the name of its header", () => {
    const url = "https://n8n.corvanta.example/webhook/1234?x=y";
    expect(read({ CHAT_WEBHOOK_URL: url })).toEqual({ url, key: null, keyHeader: "X-API-Key" });
    expect(
      read({ CHAT_WEBHOOK_URL: url, CHAT_WEBHOOK_KEY: "secret", CHAT_WEBHOOK_KEY_HEADER: "X-Chat" }),
    ).toEqual({ url, key: "secret", keyHeader: "X-Chat" });
  });

  test.each([
    "http://localhost:5678/webhook/a",
    "http://127.0.0.1/",
    "http://10.1.2.3/a",
    "http://192.168.0.9/a",
  ])("%s is near enough for http", (url) => expect(read({ CHAT_WEBHOOK_URL: url })?.url).toBe(url));

  test.each([
    ["CHAT_WEBHOOK_URL", "http://n8n.example.com/webhook"],
    ["CHAT_WEBHOOK_URL", "ftp://n8n.example.com/"],
    ["CHAT_WEBHOOK_URL", "https://user:pass@n8n.example.com/"],
    ["CHAT_WEBHOOK_URL", "n8n.example.com"],
    ["CHAT_WEBHOOK_KEY_HEADER", "X API"],
    ["CHAT_WEBHOOK_KEY_HEADER", "Host"],
    ["CHAT_WEBHOOK_KEY", "se\ncret"],
  ])("%s may not be %s", (name, value) => {
    expect(() => read({ CHAT_WEBHOOK_URL: "https://n8n.example.com/", [name]: value })).toThrow(SettingError);
    expect(() => read({ CHAT_WEBHOOK_URL: "https://n8n.example.com/", [name]: value })).toThrow(name);
  });

  test("a refused key or address is not shown", () => {
    expect(() => read({ CHAT_WEBHOOK_KEY: "s3cr\tet" })).toThrow(/^(?!.*s3cr)/);
    expect(() => read({ CHAT_WEBHOOK_URL: "http://n8n.example.com/s3cret" })).toThrow(/^(?!.*s3cr)/);
  });
});
