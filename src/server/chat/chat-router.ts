import { type Request, type Response, Router } from "express";
import * as v from "valibot";
import { personForm } from "../../../content/chat/person-form.ts";
import { type ChatSource, chatTexts, maxMessageLength } from "../../shared/chat.ts";
import { honeypotName, sourceFieldName } from "../../shared/forms/form.ts";
import type { RequestIntake } from "../../shared/forms/lead.ts";
import { parseUrl } from "../../shared/parse-url.ts";
import { atMost } from "../../shared/text-length.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { disconnectSignal } from "../http/disconnect-signal.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { type MakeLimiter, networkOf, tooManyRequests } from "../http/rate-limiter.ts";
import { logFault } from "../logging/request-log.ts";
import type { Env } from "../settings/env.ts";
import { defaultModelLimits, type ModelLimits } from "./model.ts";
import type { FoundPassage } from "./model-answers.ts";
import { type ChatRequest, type RelayLimits, relay } from "./relay.ts";
import type { AskedOnPage, SiteAnswers, SiteReply } from "./site-answers.ts";

export interface ChatLimits extends RelayLimits, ModelLimits {
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
// A conversation of 4,000 characters.
const maxPersonBytes = 32 * 1024;

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

/** Serves `POST /api/chat` (webhook or built-in answers), `/feedback` (unhelpful answers) and `/person` (leads). */
export function chatRouter(
  env: Pick<Env, "bookingUrl" | "answerWithin" | "chatWebhook">,
  siteAnswers: () => Promise<SiteAnswers>,
  intakeFor: (network: string) => RequestIntake,
  limits: ChatLimits,
  makeLimiter: MakeLimiter,
  onMessage: (req: Request) => Promise<void>,
): Router {
  const router = Router({ caseSensitive: true });
  const limiters = [
    makeLimiter("chat minute", limits.chatPerMinute, 60),
    makeLimiter("chat day", limits.chatPerDay, 24 * 3600),
  ];
  const { chatWebhook: webhook } = env;

  async function takeMessage(req: Request): Promise<{ request: ChatRequest; ownRequest: AskedOnPage }> {
    const request = parseRequest(req.body);
    const network = networkOf(req.ip);
    for (const limiter of limiters) {
      const seconds = await limiter.consume(network);
      if (seconds > 0) throw tooManyRequests(chatTexts.tooFast, seconds);
    }
    const page = parseUrl(req.get("Referer") ?? "")?.pathname ?? null;
    // Session ids can be guessed: binding them to the network keeps others from reading a conversation.
    return { request, ownRequest: { ...request, sessionId: `${network} ${request.sessionId}`, page } };
  }

  router
    .route("/")
    .post(jsonBody(maxBodyBytes))
    .post(async (req, res) => {
      const { request, ownRequest } = await takeMessage(req);
      onMessage(req).catch((error: unknown) => logFault(req, error));
      const signal = disconnectSignal(res);
      if (webhook !== null) {
        const reply = await relay(webhook, request, limits, signal);
        if (reply !== null) res.status(reply.status).type("json").send(reply.json);
      } else if (wantsStream(req)) {
        const events = startEvents(res);
        const { answer } = await siteAnswers();
        const reply = await answer(ownRequest, (text) => events.send("delta", { text }), signal);
        if (reply.passage !== null) events.send("source", sourceOf(reply.passage));
        events.send("done", bodyOf(reply));
        res.end();
      } else {
        const { answer } = await siteAnswers();
        res.json(bodyOf(await answer(ownRequest, () => {}, signal)));
      }
    })
    .all(allowOnly("POST"));

  router
    .route("/feedback")
    .post(jsonBody(maxBodyBytes))
    .post(async (req, res) => {
      const { ownRequest } = await takeMessage(req);
      if (webhook === null) (await siteAnswers()).recordUnhelpful(ownRequest);
      res.status(204).end();
    })
    .all(allowOnly("POST"));

  router
    .route("/person")
    .post(...jsonBody(maxPersonBytes))
    .post(async (req, res) => {
      const { page, ...typed } = parseBody(personSchema, req.body);
      const outcome = await intakeFor(networkOf(req.ip)).sendLead(personForm, typed, page);
      if (!outcome.accepted) throw new HttpError(outcome.status, outcome.message, { issues: outcome.issues });
      const { bookingUrl, answerWithin } = env;
      if (bookingUrl === null && answerWithin === null) res.status(204).end();
      else res.json({ bookingUrl, answerWithin });
    })
    .all(allowOnly("POST"));
  return router;
}

// Same JSON shape as the webhook's reply, so that the client needs one parser.
function bodyOf({ output, person, offers, feedback }: SiteReply) {
  return {
    output,
    ...(person && { person }),
    ...(offers.length > 0 && { offers }),
    ...(feedback && { feedback }),
  };
}

function sourceOf({ path, page, heading, text, next }: FoundPassage): ChatSource {
  return { path, page, heading, text, ...(next && { next }) };
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

/** A client that accepts anything gets JSON, so only an explicit event stream counts. */
function wantsStream(req: Request): boolean {
  return /\btext\/event-stream\b/i.test(req.get("Accept") ?? "");
}

function startEvents(res: Response) {
  res.status(200).set({
    "Content-Type": "text/event-stream; charset=utf-8",
    // Neither compression nor nginx may buffer the events.
    "Cache-Control": "private, no-store, no-transform",
    "X-Accel-Buffering": "no",
  });
  res.flushHeaders();
  return {
    send(event: string, data: object): void {
      res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
  };
}
