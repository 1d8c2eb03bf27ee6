import { type RequestHandler, Router } from "express";
import {
  type AddedAnswer,
  type AnswerInput,
  answerInputSchema,
  dismissalSchema,
  trialSchema,
} from "../../shared/questions/question.ts";
import { pathOf } from "../../shared/urls.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { versionCheck } from "../http/preconditions.ts";
import type { Questions } from "./questions.ts";

const maxBytes = 64 * 1024;

interface SiteLinks {
  isKnownPath(path: string): boolean;
  hasForeignLink(text: string): boolean;
}

export function questionsRouter(
  questions: Questions,
  links: SiteLinks,
  questionsAnsweredBy: (answer: AddedAnswer) => Promise<readonly string[]>,
  requireAdmin: RequestHandler[],
): Router {
  const router = Router({ caseSensitive: true });

  router
    .route("/questions")
    .get(...requireAdmin, (_req, res) => {
      res.json(questions.unanswered());
    })
    .delete(...requireAdmin, ...jsonBody(maxBytes), async (req, res) => {
      const { text } = parseBody(dismissalSchema, req.body);
      await questions.dismiss(text);
      res.status(204).end();
    })
    .all(allowOnly("GET", "DELETE"));

  router
    .route("/answers")
    .get(...requireAdmin, (_req, res) => {
      res.json(questions.answers());
    })
    .post(...requireAdmin, ...jsonBody(maxBytes), async (req, res) => {
      res.status(201).json(await questions.addAnswer(parseAnswer(req.body, links)));
    })
    .all(allowOnly("GET", "POST"));

  router
    .route("/answers/caught")
    .post(...requireAdmin, ...jsonBody(maxBytes), async (req, res) => {
      const { id, questions } = parseBody(trialSchema, req.body);
      res.json(await questionsAnsweredBy({ id, questions, reply: "", link: null }));
    })
    .all(allowOnly("POST"));

  router
    .route("/answers/:id")
    .put(...requireAdmin, ...jsonBody(maxBytes), async (req, res) => {
      const input = parseAnswer(req.body, links);
      res.json(await questions.changeAnswer(req.params.id, input, versionCheck(req.get("If-Match"))));
    })
    .delete(...requireAdmin, async (req, res) => {
      await questions.removeAnswer(req.params.id);
      res.status(204).end();
    })
    .all(allowOnly("PUT", "DELETE"));

  return router;
}

function parseAnswer(body: unknown, { isKnownPath, hasForeignLink }: SiteLinks): AnswerInput {
  const input = parseBody(answerInputSchema, body);
  const issues: Record<string, string> = {};
  if (hasForeignLink(input.reply))
    issues.reply =
      "Please name only pages of this site, by their paths such as /contact, and mail addresses of its contact page.";
  if (input.link !== null && !isKnownPath(pathOf(input.link)))
    issues.link = "There is no such page. Please give the path of one, such as /contact.";
  if (Object.keys(issues).length > 0) throw new HttpError(400, "Please check the marked fields.", { issues });
  return input;
}
