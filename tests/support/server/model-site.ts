import { expect } from "vitest";
import type { Limits } from "../../../src/server/app.ts";
import type { ChatModel } from "../../../src/server/settings/env.ts";
import type { ChatSource } from "../../../src/shared/chat.ts";
import { opened, startChat } from "./chat-site.ts";
import { startModel } from "./model-server.ts";

export const modelKey = "sk-3f9a5c-secret";

export async function startWithModel(
  limits: Partial<Limits> = {},
  answer?: Parameters<typeof startModel>[0],
  more: Partial<ChatModel> = {},
) {
  const model = await startModel(answer);
  opened.push(model.stop);
  const settings = { url: model.url, name: "a-model", key: modelKey, daily: 100, ...more };
  return { model, site: await startChat(null, limits, settings) };
}

export interface Streamed {
  deltas: string[];
  output: string;
  source: ChatSource | null;
}

export async function stream(
  site: string,
  message: string,
  sessionId = "s",
  address = "192.0.2.1",
): Promise<Streamed> {
  const response = await fetch(`${site}/api/chat`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream, application/json",
      "X-Forwarded-For": address,
    },
    body: JSON.stringify({ message, sessionId }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("private, no-store, no-transform");
  const events = (await response.text())
    .split("\n\n")
    .filter(Boolean)
    .map((event) => /^event: (\w+)\ndata: (.*)$/.exec(event)?.slice(1) as [string, string]);
  const deltas = events.filter(([name]) => name === "delta");
  const sources = events.filter(([name]) => name === "source");
  expect(events).toEqual([...deltas, ...sources, ["done", expect.any(String)]]);
  expect(sources.length).toBeLessThan(2);
  return {
    deltas: deltas.map(([, data]) => JSON.parse(data).text),
    output: JSON.parse(events.at(-1)?.[1] ?? "").output,
    source: sources[0] === undefined ? null : JSON.parse(sources[0][1]),
  };
}
