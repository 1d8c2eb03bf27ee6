import { afterEach, beforeEach, expect, vi } from "vitest";
import { defaultLimits, type Limits } from "../../../src/server/app.ts";
import { log } from "../../../src/server/logging/log.ts";
import type { ChatModel, ChatWebhook } from "../../../src/server/settings/env.ts";
import { chooseReply } from "../../../src/widgets/chat/choose-reply.ts";
import { siteUrl, startApp } from "./app.ts";
import { startWebhook, type Webhook } from "./chat-webhook.ts";

export const key = "k-3f9a5c-secret";

export const opened: (() => Promise<unknown>)[] = [];
export const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  const keep = (...line: unknown[]) => void logged.push(JSON.stringify(line));
  for (const level of ["info", "warn", "error"] as const) vi.spyOn(log, level).mockImplementation(keep);
});

afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
  vi.restoreAllMocks();
});

export async function startChat(
  chatWebhook: ChatWebhook | null,
  limits: Partial<Limits> = {},
  chatModel: ChatModel | null = null,
): Promise<string> {
  const app = await startApp({
    env: { siteUrl, trustProxy: 1, formProviderUrl: null, chatWebhook, chatModel },
    limits: { ...defaultLimits, ...limits },
  });
  opened.push(app.stop);
  return app.url;
}

export async function startRelay(limits: Partial<Limits> = {}): Promise<{ site: string; webhook: Webhook }> {
  const webhook = await startWebhook();
  opened.push(webhook.stop);
  return { site: await startChat({ url: webhook.url, key, keyHeader: "X-Chat-Key" }, limits), webhook };
}

interface Given {
  status: number;
  headers: Headers;
  text: string;
}

let addresses = 0;

export async function post(
  site: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Given> {
  const response = await fetch(`${site}/api/chat`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": `10.0.${(++addresses >> 8) & 255}.${addresses & 255}`,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(() => JSON.parse(text)).not.toThrow();
  return { status: response.status, headers: response.headers, text };
}

export function say(
  site: string,
  message: string,
  more: { sessionId?: string; address?: string } = {},
): Promise<Given> {
  const { sessionId = `session_${addresses}_1`, address } = more;
  return post(site, { message, sessionId }, address === undefined ? {} : { "X-Forwarded-For": address });
}

export function shown({ status, headers, text }: Given): string {
  return chooseReply({ status, contentType: headers.get("Content-Type") ?? "", body: text }).text;
}
