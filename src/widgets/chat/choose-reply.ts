import { type ChatSource, chatTexts, isJson } from "../../shared/chat.ts";

/** A longer reply is cut off: nobody reads it in a panel of this size. */
const maxReplyLength = 8_000;

export interface ChatResponse {
  status: number;
  contentType: string;
  body: string;
}

/** After a failed reply the message can be sent again. */
export interface ChatReply {
  text: string;
  failed: boolean;
  person?: true;
  source?: ChatSource;
  offers?: readonly string[];
  feedback?: true;
}

export const unreachableReply: ChatReply = { text: chatTexts.unreachable, failed: true };

export function chooseReply({ status, contentType, body }: ChatResponse): ChatReply {
  const data = isJson(contentType) ? parse(body) : undefined;
  if (status === 429) return failure("tooFast");
  if (status < 200 || status > 299) return failure(gatewayFailure(status, data));
  if (!isJson(contentType)) return failure("trouble");
  if (isRecord(data) && (data.error || Number(data.code) === 404)) return failure("trouble");
  const text = replyText(data);
  if (text.trim() === "") return failure("unreadable");
  return {
    text: text.length > maxReplyLength ? `${text.slice(0, maxReplyLength)}…` : text,
    failed: false,
    ...replyExtras(data),
  };
}

/** What comes with an answer's text: a person to offer, questions to choose from, whether to ask for feedback. */
export function replyExtras(data: unknown): Pick<ChatReply, "person" | "offers" | "feedback"> {
  if (!isRecord(data)) return {};
  const { person, offers, feedback } = data;
  return {
    ...(person === true && { person }),
    ...(Array.isArray(offers) && { offers: offers.map(String) }),
    ...(feedback === true && { feedback }),
  };
}

export function sourceOf({ source }: Record<string, unknown>): Pick<ChatReply, "source"> {
  return isRecord(source) ? { source: source as unknown as ChatSource } : {};
}

function replyText(data: unknown): string {
  // n8n's "All Incoming Items" wraps the one answer in a list.
  const [first]: unknown[] = Array.isArray(data) ? data : [];
  if (isRecord(first) && (first.output || first.reply)) return replyText(first);
  if (!isRecord(data)) return asText(data);
  const { output, reply } = data;
  if (isPresent(output)) return asText(output);
  if (!isPresent(reply)) return asText(data);
  const inner = typeof reply === "string" && reply.trimStart().startsWith("{") ? parse(reply) : reply;
  return asText(isRecord(inner) && isPresent(inner.output) ? inner.output : reply);
}

/** The error that the relay reports; see `server/chat/relay.ts`. */
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
  const said = value ?? "";
  return typeof said === "string" ? said : JSON.stringify(said);
}

function isPresent(value: unknown): boolean {
  return (value ?? "") !== "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return Object(value) === value && !Array.isArray(value);
}
