import { type RequestHandler, Router } from "express";
import {
  type AddedAnswer,
  type AnswerInput,
  answerInputSchema,
  dismissalSchema,
  questionKey,
} from "../../shared/questions/question.ts";
import { pathOf } from "../../shared/urls.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { versionCheck } from "../http/write-headers.ts";
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
  const answerOf = (id: string) => questions.answers().find((answer) => answer.id === id) ?? null;
  const answerTo = (question: string) => {
    const key = questionKey(question);
    return (
      questions.answers().find((answer) => answer.questions.some((one) => questionKey(one) === key)) ?? null
    );
  };

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
      const saved = await questions.addAnswer(parseAnswer(req.body, links));
      // An earlier try may have saved it whose reply was lost; in any case the new one can be saved over the other one.
      if ("refused" in saved)
        throw refusal(saved, saved.refused === "taken" ? answerTo(saved.question) : undefined);
      res.status(201).json(saved);
    })
    .all(allowOnly("GET", "POST"));

  router
    .route("/answers/:id")
    .put(...requireAdmin, ...jsonBody(maxBytes), async (req, res) => {
      const input = parseAnswer(req.body, links);
      const saved = await questions.changeAnswer(req.params.id, input, versionCheck(req.get("If-Match")));
      if (saved === null) throw noAnswer();
      if ("refused" in saved)
        throw refusal(saved, saved.refused === "changed" ? answerOf(req.params.id) : undefined);
      res.json(saved);
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

/** Why an answer is not saved; with `record`, the stored answer that the author can save it over, null where that is gone. */
function refusal(refused: Refused, record: AddedAnswer | null | undefined): HttpError {
  switch (refused.refused) {
    case "changed":
      return new HttpError(409, "This answer was changed meanwhile.", { record });
    case "full":
      return new HttpError(409, `There are ${maxAnswers} answers already. Please remove one first.`);
    case "taken": {
      const message = `Another answer has the question “${refused.question}” already. Please edit that one.`;
      return new HttpError(409, message, { issues: { questions: message }, record });
    }
  }
}

function noAnswer(): HttpError {
  return new HttpError(404, "There is no such answer. It may have been removed meanwhile.");
}
