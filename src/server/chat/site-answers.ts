import { setImmediate } from "node:timers/promises";
import { notFound } from "../../../content/chat/replies.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { linkify } from "../../shared/linkify.ts";
import type { MakeLimiter } from "../http/rate-limiter.ts";
import type { Env } from "../settings/env.ts";
import { addedAnswer, addedPassages, type Learning } from "./added-answers.ts";
import { createAnswerer, type Reply } from "./answerer.ts";
import { readDirectAnswers } from "./direct-answers.ts";
import { createModel, type ModelLimits } from "./model.ts";
import { answerByModel, type FoundPassage } from "./model-answers.ts";
import type { SearchedPost } from "./passages.ts";
import type { ChatRequest } from "./relay.ts";
import { createSessions } from "./sessions.ts";
import { siteLinks } from "./site-links.ts";

const daySeconds = 24 * 3600;

/** The whole of an answer, whether a person should be offered beside it, and what of the site it comes from. */
export interface SiteReply {
  output: string;
  person: boolean;
  passage: FoundPassage | null;
}

/** Answers a message: says each part as it comes, and gives the whole. */
export type AnswerMessage = (
  request: ChatRequest,
  say: (text: string) => void,
  signal: AbortSignal,
) => Promise<SiteReply>;

/**
 * Answers from what the site says, with a language model where one is set and within its budget, else by the built-in
 * answerer. Both know the last turns of a session, and the answers that were added.
 */
export async function createSiteAnswers(
  posts: () => readonly SearchedPost[],
  dates: () => CourseDates,
  { chatModel: model, siteUrl }: Pick<Env, "chatModel" | "siteUrl">,
  limits: ModelLimits,
  learning: Learning,
  makeLimiter: MakeLimiter,
): Promise<AnswerMessage> {
  // To load this module took its time already, and others wait.
  await setImmediate();
  await readDirectAnswers();
  await setImmediate();
  const answerer = createAnswerer(posts, dates);
  await setImmediate();
  await answerer.prepare();
  const sessions = createSessions();
  const askModel = model === null ? null : createModel(model, limits);
  const budget = makeLimiter("chat model", model?.daily ?? 0, daySeconds);
  const known = siteLinks(posts, siteUrl);

  return async ({ message, sessionId }, say, signal) => {
    const turns = sessions.turnsOf(sessionId);
    let passages: readonly FoundPassage[] = [];
    let fromModel: Awaited<ReturnType<typeof answerByModel>> = null;
    if (askModel !== null && (await budget.consume("model")) === 0) {
      passages = [
        ...addedPassages(learning.answers(), message, known),
        ...answerer.passagesFor(message, turns),
      ];
      fromModel = await answerByModel(askModel, { message, turns, passages }, known, say, signal);
    }
    const added = addedAnswer(learning.answers(), message, known);
    const builtIn: Reply =
      added === null ? answerer.answer(message, turns) : { text: added, person: null, passage: null };
    // The built-in answer takes the place of what is missing, or ends what was left unfinished.
    const byModel = fromModel === null || fromModel.isWhole ? (fromModel?.text ?? null) : null;
    const begun = fromModel !== null && byModel === null ? `${fromModel.text}…\n\n` : "";
    if (byModel === null) say(begun.slice(fromModel?.text.length ?? 0) + builtIn.text);
    // The model says a miss in the same words. Who asks for a person is understood by the built-in answers.
    const isMiss = byModel === null ? builtIn.person === "nothing fits" : byModel.includes(notFound);
    if (isMiss) learning.noteMiss(message);
    const reply = {
      output: byModel ?? begun + builtIn.text,
      person: isMiss || builtIn.person === "asked for",
      passage: byModel === null ? builtIn.passage : isMiss ? null : firstCited(passages, byModel),
    };
    sessions.add(sessionId, { question: message, answer: reply.output });
    return reply;
  };
}

/** The closest of the passages that the answer names the page of. */
function firstCited(passages: readonly FoundPassage[], answer: string): FoundPassage | null {
  const paths = new Set(linkify(answer).flatMap((piece) => (piece.kind === "internal" ? [piece.href] : [])));
  return passages.find(({ path }) => paths.has(path)) ?? null;
}
