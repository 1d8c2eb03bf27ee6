import { Router } from "express";
import * as v from "valibot";
import { chatTexts, maxMessageLength } from "../../shared/chat-reply.ts";
import type { Post } from "../../shared/posts/post.ts";
import { jsonBody } from "../http/body.ts";
import { disconnectSignal } from "../http/disconnect-signal.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { networkOf, tooManyRequests } from "../http/rate-limiter.ts";
import type { ChatWebhook } from "../settings/env.ts";
import { type Answerer, createAnswerer } from "./answerer.ts";
import { type ChatRates, createChatMeter } from "./limits.ts";
import { type ChatRequest, type RelayAnswer, type RelayLimits, relay } from "./relay.ts";

export type ChatLimits = ChatRates & RelayLimits;

export const defaultChatLimits: ChatLimits = {
  chatPerMinute: 20,
  chatPerDay: 200,
  chatWaitMs: 25_000,
  chatAnswerBytes: 256 * 1024,
};

// 2,000 characters, each escaped, and a session id.
const maxBodyBytes = 16 * 1024;

const messageSchema = v.object(
  {
    message: v.pipe(
      v.string("Please write a message."),
      v.trim(),
      v.minLength(1, "Please write a message."),
      v.maxLength(maxMessageLength, `Please shorten the message to ${maxMessageLength} characters.`),
    ),
    sessionId: v.pipe(
      v.string("The session id is missing."),
      v.minLength(1, "The session id is missing."),
      v.maxLength(100, "The session id is too long."),
    ),
  },
  "Please send a message and a session id.",
);

/**
 * `POST /api/chat`: relays a visitor's message to the webhook, or answers from pages and `posts` where there is none.
 */
export function chatRouter(
  webhook: ChatWebhook | null,
  posts: () => readonly Post[],
  limits: ChatLimits,
): Router {
  const router = Router({ caseSensitive: true });
  const secondsToWait = createChatMeter(limits);
  const answer: Respond =
    webhook === null
      ? respondFrom(createAnswerer(posts))
      : (request, signal) => relay(webhook, request, limits, signal);

  router
    .route("/")
    .post(jsonBody(maxBodyBytes))
    .post(async (req, res) => {
      const request = parseRequest(req.body);
      const seconds = await secondsToWait(networkOf(req.ip), request.sessionId);
      if (seconds > 0) throw tooManyRequests(chatTexts.tooFast, seconds);
      const given = await answer(request, disconnectSignal(res));
      if (given !== null) res.status(given.status).type("json").send(given.json);
    })
    .all(allowOnly("POST"));
  return router;
}

function parseRequest(body: unknown): ChatRequest {
  const result = v.safeParse(messageSchema, body);
  if (result.success) return result.output;
  const issues = result.issues.map((issue): [string, string] => [
    v.getDotPath(issue) ?? "message",
    issue.message,
  ]);
  throw new HttpError(400, result.issues[0].message, { issues: Object.fromEntries(issues) });
}

type Respond = (request: ChatRequest, signal: AbortSignal) => Promise<RelayAnswer | null>;

// In the webhook's shape, so that nothing behind here knows the difference.
function respondFrom(answerer: Answerer): Respond {
  return async ({ message }) => ({ status: 200, json: JSON.stringify({ output: answerer(message) }) });
}
