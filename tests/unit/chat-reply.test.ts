import { describe, expect, test } from "vitest";
import { chatTexts } from "../../src/shared/chat.ts";
import { type ChatResponse, chooseReply } from "../../src/widgets/chat/choose-reply.ts";
import cases from "./chat-reply.cases.json" with { type: "json" };

const json = "application/json; charset=utf-8";

function answer(body: string, more: Partial<ChatResponse> = {}): ChatResponse {
  return { status: 200, contentType: json, body, ...more };
}

describe("a reply is chosen", () => {
  test.each(cases.chosen)("%s", (body, text) => {
    expect(chooseReply(answer(body))).toEqual({ text, failed: false });
  });

  test("whatever the JSON type is called", () => {
    for (const contentType of [
      "application/json",
      "Application/JSON",
      "application/problem+json",
      "text/json",
    ]) {
      expect(chooseReply(answer('{"output":"hi"}', { contentType })).text).toBe("hi");
    }
  });

  test("a reply without end is cut", () => {
    const { text, failed } = chooseReply(answer(JSON.stringify({ output: "x".repeat(50_000) })));
    expect(failed).toBe(false);
    expect(text.length).toBeLessThan(10_000);
  });
});

describe("what went wrong is said", () => {
  test.each<[string, ChatResponse, keyof typeof chatTexts]>([
    ["code 404", answer('{"code":404,"message":"not registered"}'), "trouble"],
    ["code 404 with that status", answer('{"code":404}', { status: 404 }), "trouble"],
    ["code 0 with status 500", answer('{"code":0,"message":"problem"}', { status: 500 }), "trouble"],
    ["an error flag", answer('{"error":true,"output":"half"}'), "trouble"],
    ["an error object", answer('{"error":{"message":"no"}}'), "trouble"],
    ["HTML", answer("<p>hi</p>", { contentType: "text/html" }), "trouble"],
    ["no content type", answer('{"output":"hi"}', { contentType: "" }), "trouble"],
    ["a gateway's page", answer("<h1>504</h1>", { status: 504, contentType: "text/html" }), "trouble"],
    ["the relay: not JSON", answer('{"error":true}', { status: 502 }), "trouble"],
    ["the relay: unreachable", answer('{"error":"unreachable"}', { status: 502 }), "unreachable"],
    ["the relay: too late", answer('{"error":"unreachable"}', { status: 504 }), "unreachable"],
    ["the relay: broken JSON", answer('{"error":true,"reason":"unreadable"}', { status: 502 }), "unreadable"],
    ["another status with those words", answer('{"error":"unreachable"}', { status: 500 }), "trouble"],
    ["an empty body", answer(""), "unreadable"],
    ["a stream of JSON lines", answer('{"type":"begin"}\n{"type":"item","content":"hi"}'), "unreadable"],
    ["null", answer("null"), "unreadable"],
    ["only spaces", answer('{"output":"  "}'), "unreadable"],
    ["too many messages", answer('{"message":"slow down"}', { status: 429 }), "tooFast"],
    ["too many for a proxy", answer("Too many", { status: 429, contentType: "text/plain" }), "tooFast"],
    ["a refused message", answer('{"message":"too long"}', { status: 400 }), "trouble"],
  ])("%s", (_name, given, text) => {
    expect(chooseReply(given)).toEqual({ text: chatTexts[text], failed: true });
  });

  test("the texts are exact", () => {
    expect(Object.values(chatTexts)).toEqual([
      "I'm having trouble connecting right now. Please try again in a moment.",
      "I'm having trouble connecting to our servers right now. Please try again later or contact us directly at /contact.",
      "Received a response but couldn't process it correctly",
      "You are sending messages quickly. Please wait a moment.",
    ]);
  });
});
