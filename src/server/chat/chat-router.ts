import { Router } from "express";
import * as v from "valibot";
import { chatTexts, maxMessageLength } from "../../shared/chat.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { jsonBody } from "../http/body.ts";
import { disconnectSignal } from "../http/disconnect-signal.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { createRateLimiter, networkOf, tooManyRequests } from "../http/rate-limiter.ts";
import type { ChatWebhook } from "../settings/env.ts";
import type { SearchedPost } from "./passages.ts";
import { type ChatRequest, type RelayAnswer, type RelayLimits, relay } from "./relay.ts";

export interface ChatLimits extends RelayLimits {
  /** How many messages one network, and one session, may send. */
  chatPerMinute: number;
  chatPerDay: number;
}

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
  posts: () => readonly SearchedPost[],
  dates: () => CourseDates,
  limits: ChatLimits,
): Router {
  const router = Router({ caseSensitive: true });
  const limiters = [
    createRateLimiter(limits.chatPerMinute, 60),
    createRateLimiter(limits.chatPerDay, 24 * 3600),
  ];
  const respond: Responder =
    webhook === null
      ? answerFromSite(posts, dates)
      : (request, signal) => relay(webhook, request, limits, signal);

  router
    .route("/")
    .post(jsonBody(maxBodyBytes))
    .post(async (req, res) => {
      const request = parseRequest(req.body);
      // The network first: whoever is over its limit cannot fill the memory with made-up sessions.
      for (const key of [`network ${networkOf(req.ip)}`, `session ${request.sessionId}`]) {
        for (const limiter of limiters) {
          const seconds = await limiter.consume(key);
          if (seconds > 0) throw tooManyRequests(chatTexts.tooFast, seconds);
        }
      }
      const reply = await respond(request, disconnectSignal(res));
      if (reply !== null) res.status(reply.status).type("json").send(reply.json);
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

type Responder = (request: ChatRequest, signal: AbortSignal) => Promise<RelayAnswer | null>;

// In the webhook's shape, so that nothing behind here knows the difference.
function answerFromSite(posts: () => readonly SearchedPost[], dates: () => CourseDates): Responder {
  // Loaded and indexed for the first question: a start takes long enough without it.
  let answerer: Promise<(message: string) => string> | undefined;
  return async ({ message }) => {
    answerer ??= import("./answerer.ts").then(({ createAnswerer }) => createAnswerer(posts, dates));
    return { status: 200, json: JSON.stringify({ output: (await answerer)(message) }) };
  };
}
