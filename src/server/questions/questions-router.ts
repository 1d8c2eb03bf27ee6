import { type RequestHandler, Router } from "express";
import {
  type AddedAnswer,
  type AnswerInput,
  answerInputSchema,
  dismissalSchema,
} from "../../shared/questions/question.ts";
import { pathOf } from "../../shared/urls.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { changedMeanwhile, versionCheck } from "../http/write-headers.ts";
import { maxAnswers, type Questions, type Refused } from "./questions.ts";

// The longest answer with all its questions, each character escaped.
const maxBytes = 64 * 1024;

/** What an answer may link to. */
interface SiteLinks {
  isKnownPath(path: string): boolean;
  /** Whether a text has a link, or a mail address, that is not the site's own. */
  hasForeignLink(text: string): boolean;
}

/** `/api/questions`, what the chat did not know, and `/api/answers`, what the admin taught it. */
export function questionsRouter(
  questions: Questions,
  links: SiteLinks,
  requireAdmin: RequestHandler[],
): Router {
  const router = Router({ caseSensitive: true });

  router
    .route("/questions")
    .get(...requireAdmin, (_req, res) => {
      res.json(questions.missed());
    })
    .delete(...requireAdmin, ...jsonBody(maxBytes), async (req, res) => {
      const { text } = parseBody(dismissalSchema, req.body);
      if (!(await questions.dismiss(text)))
        throw new HttpError(404, "This question is no longer in the list.");
      res.status(204).end();
    })
    .all(allowOnly("GET", "DELETE"));

  router
    .route("/answers")
    .get(...requireAdmin, (_req, res) => {
      res.json(questions.answers());
    })
    .post(...requireAdmin, ...jsonBody(maxBytes), async (req, res) => {
      res.status(201).json(orRefuse(await questions.addAnswer(parseAnswer(req.body, links))));
    })
    .all(allowOnly("GET", "POST"));

  router
    .route("/answers/:id")
    .put(...requireAdmin, ...jsonBody(maxBytes), async (req, res) => {
      const input = parseAnswer(req.body, links);
      const saved = await questions.changeAnswer(req.params.id, input, versionCheck(req.get("If-Match")));
      if (saved === null) throw noAnswer();
      res.json(orRefuse(saved));
    })
    .delete(...requireAdmin, async (req, res) => {
      if (!(await questions.removeAnswer(req.params.id))) throw noAnswer();
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

function orRefuse(saved: AddedAnswer | Refused): AddedAnswer {
  if (!("refused" in saved)) return saved;
  if (saved.refused === "changed") throw changedMeanwhile("answer");
  if (saved.refused === "full")
    throw new HttpError(409, `There are ${maxAnswers} answers already. Please remove one first.`);
  const message = `Another answer has the question “${saved.question}” already. Please edit that one.`;
  throw new HttpError(409, message, { issues: { questions: message } });
}

function noAnswer(): HttpError {
  return new HttpError(404, "There is no such answer. It may have been removed meanwhile.");
}
