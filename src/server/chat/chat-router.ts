import { type Request, Router } from "express";
import * as v from "valibot";
import { personForm } from "../../../content/chat/person-form.ts";
import { type ChatSource, chatTexts, maxMessageLength } from "../../shared/chat.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { honeypotName, sourceFieldName } from "../../shared/forms/form.ts";
import type { RequestIntake } from "../../shared/forms/lead.ts";
import { atMost } from "../../shared/text-length.ts";
import { memoize } from "../cache/memoize.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { disconnectSignal } from "../http/disconnect-signal.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { type MakeLimiter, networkOf, tooManyRequests } from "../http/rate-limiter.ts";
import { logFault } from "../logging/request-log.ts";
import type { ChatModel, Env } from "../settings/env.ts";
import type { Learning } from "./added-answers.ts";
import { startEvents, wantsStream } from "./events.ts";
import { defaultModelLimits, type ModelLimits } from "./model.ts";
import type { FoundPassage } from "./model-answers.ts";
import type { SearchedPost } from "./passages.ts";
import { type ChatRequest, type RelayLimits, relay } from "./relay.ts";
import type { AnswerMessage, SiteReply } from "./site-answers.ts";

export interface ChatLimits extends RelayLimits, ModelLimits {
  /** How many messages one network, and one session, may send. */
  chatPerMinute: number;
  chatPerDay: number;
}

export const defaultChatLimits: ChatLimits = {
  chatPerMinute: 20,
  chatPerDay: 200,
  chatWaitMs: 25_000,
  chatAnswerBytes: 256 * 1024,
  ...defaultModelLimits,
};

// 2,000 characters, each escaped, and a session id.
const maxBodyBytes = 16 * 1024;
// A conversation of 4,000.
const maxPersonBytes = 32 * 1024;

/** Who wants a person to answer. What is wrong with the fields, the intake says. */
const personSchema = v.object({
  name: v.string(),
  email: v.string(),
  message: v.string(),
  page: v.nullable(v.string()),
  [honeypotName]: v.optional(v.string(), ""),
  [sourceFieldName]: v.optional(v.string(), ""),
});

const messageSchema = v.object(
  {
    message: v.pipe(
      v.string("Please write a message."),
      v.trim(),
      v.minLength(1, "Please write a message."),
      v.check(atMost(maxMessageLength), `Please shorten the message to ${maxMessageLength} characters.`),
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
 * `POST /api/chat` relays a visitor's message to the webhook. Where there is none, the site answers from its pages and
 * `posts`, by a language model where one is set. Who asks for a stream gets that of the site's own answers; what the
 * webhook says comes whole, as JSON. `POST /api/chat/person` takes a conversation that a person should answer, as a lead.
 */
export function chatRouter(
  { chatWebhook: webhook, chatModel: model }: Pick<Env, "chatWebhook" | "chatModel">,
  posts: () => readonly SearchedPost[],
  dates: () => CourseDates,
  intakeFor: (network: string) => RequestIntake,
  limits: ChatLimits,
  makeLimiter: MakeLimiter,
  learning: Learning,
  onMessage: (req: Request) => Promise<void>,
): Router {
  const router = Router({ caseSensitive: true });
  const limiters = [
    makeLimiter("chat minute", limits.chatPerMinute, 60),
    makeLimiter("chat day", limits.chatPerDay, 24 * 3600),
  ];
  const answer = answerFromSite(posts, dates, model, limits, learning, makeLimiter);

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
      // The answer neither waits for it nor fails with it.
      onMessage(req).catch((error: unknown) => logFault(req, error));
      const signal = disconnectSignal(res);
      if (webhook !== null) {
        const reply = await relay(webhook, request, limits, signal);
        if (reply !== null) res.status(reply.status).type("json").send(reply.json);
      } else if (wantsStream(req)) {
        const events = startEvents(res);
        const reply = await answer(request, (text) => events.send("delta", { text }), signal);
        if (reply.passage !== null) events.send("source", sourceOf(reply.passage));
        events.send("done", bodyOf(reply));
        res.end();
      } else {
        res.json(bodyOf(await answer(request, () => {}, signal)));
      }
    })
    .all(allowOnly("POST"));

  router
    .route("/person")
    .post(...jsonBody(maxPersonBytes))
    .post(async (req, res) => {
      const { page, ...typed } = parseBody(personSchema, req.body);
      const outcome = await intakeFor(networkOf(req.ip)).sendLead(personForm, typed, page);
      if (!outcome.accepted) throw new HttpError(outcome.status, outcome.message, { issues: outcome.issues });
      res.status(204).end();
    })
    .all(allowOnly("POST"));
  return router;
}

// In the webhook's shape, so that nothing behind here knows the difference.
function bodyOf({ output, person }: SiteReply) {
  return person ? { output, person } : { output };
}

/** What of the site an answer comes from, as a page shows it beside the answer. */
function sourceOf({ path, page, heading, text }: FoundPassage): ChatSource {
  return { path, page, heading, text };
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

function answerFromSite(
  posts: () => readonly SearchedPost[],
  dates: () => CourseDates,
  model: ChatModel | null,
  limits: ModelLimits,
  learning: Learning,
  makeLimiter: MakeLimiter,
): AnswerMessage {
  // Loaded and indexed for the first question: a start takes long enough without it.
  const answersOf = memoize(async (learning: Learning) => {
    const { createSiteAnswers } = await import("./site-answers.ts");
    return createSiteAnswers(posts, dates, model, limits, learning, makeLimiter);
  });
  return async (request, say, signal) => (await answersOf(learning))(request, say, signal);
}
