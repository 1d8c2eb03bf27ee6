import { isJson } from "../../shared/chat.ts";
import { log } from "../logging/log.ts";
import type { ChatWebhook } from "../settings/env.ts";
import { withoutThoughts } from "./thoughts.ts";

export interface RelayLimits {
  chatWaitMs: number;
  chatAnswerBytes: number;
}

export interface RelayAnswer {
  status: number;
  json: string;
}

export interface ChatRequest {
  message: string;
  sessionId: string;
}

const failed: RelayAnswer = { status: 502, json: '{"error":true}' };
const unreadable: RelayAnswer = { status: 502, json: '{"error":true,"reason":"unreadable"}' };

/** Returns null if `signal` aborts. Forwards nothing of the request but message and session id, and follows no redirect. */
export async function relay(
  webhook: ChatWebhook,
  request: ChatRequest,
  limits: RelayLimits,
  signal: AbortSignal,
): Promise<RelayAnswer | null> {
  const tooLate = AbortSignal.timeout(limits.chatWaitMs);
  try {
    const response = await fetch(webhook.url, {
      method: "POST",
      redirect: "manual",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        ...(webhook.key !== null && { [webhook.keyHeader]: webhook.key }),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, tooLate]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return refuse("the webhook refused", { status: response.status });
    }
    if (!isJson(response.headers.get("Content-Type") ?? "")) {
      await response.body?.cancel();
      return refuse("the webhook answered something other than JSON", { status: response.status });
    }
    const text = await readText(response, limits.chatAnswerBytes);
    if (text === null) return refuse("the webhook answered too much", { bytes: limits.chatAnswerBytes });
    return answerOf(text, webhook.key);
  } catch (error) {
    if (signal.aborted) return null;
    return refuse(
      tooLate.aborted ? "the webhook took too long" : "the webhook is out of reach",
      { cause: causeOf(error) },
      { status: tooLate.aborted ? 504 : 502, json: '{"error":"unreachable"}' },
    );
  }
}

function answerOf(text: string, key: string | null): RelayAnswer {
  let body: unknown;
  let json: string;
  try {
    body = JSON.parse(text, withoutThoughtsInside);
    // Serializing again removes escapes that could hide the key.
    json = JSON.stringify(body);
  } catch {
    return refuse("the webhook's JSON could not be read", { length: text.length }, unreadable);
  }
  // A workflow that echoes its input would leak the key to visitors.
  if (key !== null && json.includes(JSON.stringify(key).slice(1, -1))) {
    return refuse("the webhook answered with its own key");
  }
  if (!isReply(body)) {
    log.warn(
      {
        problem: "the webhook's answer has no output and no reply",
        hint: "Let the workflow respond when its last node finishes, not immediately.",
      },
      "chat",
    );
  }
  return { status: 200, json };
}

/** A JSON reviver; also cleans JSON that is nested in strings. */
function withoutThoughtsInside(_name: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (!value.trimStart().startsWith("{")) return withoutThoughts(value);
  try {
    const cleaned = JSON.stringify(JSON.parse(value, withoutThoughtsInside));
    return cleaned === JSON.stringify(JSON.parse(value)) ? value : cleaned;
  } catch {
    return withoutThoughts(value);
  }
}

function isReply(body: unknown): boolean {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  if (typeof first !== "object" || first === null) return false;
  const said = ["output", "reply"].map((name) => Reflect.get(first, name) as unknown);
  return said.some((text) => text !== undefined && text !== null && text !== "");
}

async function readText(response: Response, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the stream.
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

// The webhook's address is not logged, as it is often its only secret.
function refuse(problem: string, details: Record<string, unknown> = {}, answer = failed): RelayAnswer {
  log.warn({ problem, ...details }, "chat");
  return answer;
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
}
