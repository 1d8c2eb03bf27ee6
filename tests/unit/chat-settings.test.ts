import { describe, expect, test } from "vitest";
import { readEnv, SettingError } from "../../src/server/settings/env.ts";

describe("the settings of a language model", () => {
  const read = (settings: Record<string, string>) => readEnv(settings, "/").chatModel;
  const both = { CHAT_MODEL_URL: "https://api.openai.com/v1/", CHAT_MODEL: "a-model" };

  test("need an address and a name; the rest has defaults", () => {
    expect(read({})).toBeNull();
    expect(read({ CHAT_MODEL_DAILY: "5" })).toBeNull();
    expect(read(both)).toEqual({ url: "https://api.openai.com/v1", name: "a-model", key: null, daily: 2000 });
    expect(read({ ...both, CHAT_MODEL_KEY: "sk-1", CHAT_MODEL_DAILY: "0" })).toMatchObject({
      key: "sk-1",
      daily: 0,
    });
  });

  test.each(["http://127.0.0.1:11434/v1", "http://ollama:11434/v1", "http://10.0.0.7/v1"])(
    "%s is near enough for http",
    (url) => expect(read({ ...both, CHAT_MODEL_URL: url })?.url).toBe(url),
  );

  test.each([
    [{ CHAT_MODEL_URL: both.CHAT_MODEL_URL }, "CHAT_MODEL_URL is set, but CHAT_MODEL is not"],
    [{ CHAT_MODEL: "a-model" }, "CHAT_MODEL is set, but CHAT_MODEL_URL is not"],
    [{ CHAT_MODEL_KEY: "sk-1" }, "CHAT_MODEL_KEY is set, but CHAT_MODEL_URL is not"],
    [{ ...both, CHAT_MODEL_URL: "http://api.openai.com/v1" }, "CHAT_MODEL_URL must be an https address"],
    [{ ...both, CHAT_MODEL_KEY: "s3cr\net" }, "CHAT_MODEL_KEY must be"],
    [{ ...both, CHAT_MODEL_DAILY: "many" }, "CHAT_MODEL_DAILY"],
  ])("%j is refused", (settings, message) => {
    expect(() => read(settings)).toThrow(SettingError);
    expect(() => read(settings)).toThrow(message);
    expect(() => read(settings)).toThrow(/^(?!.*s3cr)/);
  });
});

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
    "http://n8n:5678/webhook/chat",
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
