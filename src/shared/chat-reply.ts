/** The most characters a visitor's message may have. */
export const maxMessageLength = 2_000;

/** More of a reply than this is cut off: nobody reads it in a panel of this size. */
const maxReplyLength = 8_000;

/** What the assistant says when there is no reply to show (specification, sections 7 and 8). */
export const chatTexts = {
  trouble: "I'm having trouble connecting right now. Please try again in a moment.",
  unreachable:
    "I'm having trouble connecting to our servers right now. Please try again later or contact us directly at /contact.",
  unreadable: "Received a response but couldn't process it correctly",
  tooFast: "You are sending messages quickly. Please wait a moment.",
} as const;

/** An HTTP answer to a chat message, as far as the reply depends on it. */
export interface ChatAnswer {
  status: number;
  contentType: string;
  body: string;
}

/** What to show for an answer; a failed one can be sent for again. */
export interface ChatReply {
  text: string;
  failed: boolean;
}

/** For a request that got no answer at all. */
export const unreachableReply: ChatReply = { text: chatTexts.unreachable, failed: true };

/** Chooses what to show for the answer to a chat message. */
export function chooseReply({ status, contentType, body }: ChatAnswer): ChatReply {
  const data = isJson(contentType) ? parse(body) : undefined;
  if (status === 429) return failure("tooFast");
  if (status < 200 || status > 299) return failure(gatewayFailure(status, data));
  if (!isJson(contentType)) return failure("trouble");
  if (isRecord(data) && (Number(data.code) === 404 || data.error)) return failure("trouble");
  const text = replyText(data);
  if (text.trim() === "") return failure("unreadable");
  return { text: text.length > maxReplyLength ? `${text.slice(0, maxReplyLength)}…` : text, failed: false };
}

/** Whether a content type names JSON, `application/problem+json` and the like included. */
export function isJson(contentType: string): boolean {
  return /^[\w.-]+\/(?:[\w.-]+\+)?json\b/i.test(contentType.trim());
}

function replyText(data: unknown): string {
  // n8n's "All Incoming Items" wraps the one answer in a list.
  if (Array.isArray(data) && isRecord(data[0]) && (data[0].output || data[0].reply))
    return replyText(data[0]);
  if (!isRecord(data)) return asText(data);
  const { output, reply } = data;
  if (isPresent(output)) return asText(output);
  if (!isPresent(reply)) return "output" in data || "reply" in data ? "" : asText(data);
  if (isRecord(reply) && isPresent(reply.output)) return asText(reply.output);
  if (typeof reply !== "string" || !reply.trimStart().startsWith("{")) return asText(reply);
  const inner = parse(reply);
  return isRecord(inner) && isPresent(inner.output) ? asText(inner.output) : reply;
}

/** What the relay says went wrong on its way; see `server/chat/relay.ts`. */
function gatewayFailure(status: number, data: unknown): keyof typeof chatTexts {
  if (!isRecord(data) || (status !== 502 && status !== 504)) return "trouble";
  if (data.error === "unreachable") return "unreachable";
  return data.reason === "unreadable" ? "unreadable" : "trouble";
}

function failure(cause: keyof typeof chatTexts): ChatReply {
  return { text: chatTexts[cause], failed: true };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  return isPresent(value) ? JSON.stringify(value) : "";
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
