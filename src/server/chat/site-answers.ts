import { setImmediate } from "node:timers/promises";
import { notFound } from "../../../content/chat/replies.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { linkify } from "../../shared/linkify.ts";
import type { AddedAnswer } from "../../shared/questions/question.ts";
import type { MakeLimiter } from "../http/rate-limiter.ts";
import type { Env } from "../settings/env.ts";
import { addedIntents, addedPassages, createAddedIntents, type Learning } from "./added-answers.ts";
import { createAnswerer } from "./answerer.ts";
import { contentIndex } from "./content-index.ts";
import { embed } from "./embedding.ts";
import { lettersOf, nearestExamples } from "./intent-index.ts";
import { intentTexts } from "./intents.ts";
import { createModel, type ModelLimits } from "./model.ts";
import { answerByModel, type FoundPassage } from "./model-answers.ts";
import type { SearchedPost } from "./passages.ts";
import type { ChatRequest } from "./relay.ts";
import { createSessions } from "./sessions.ts";
import { siteLinks } from "./site-links.ts";

const daySeconds = 24 * 3600;

/** What an answer might catch is tried with so many: each takes some milliseconds. */
const maxUnansweredTried = 100;
const maxExamplesTried = 40;

/** The whole of an answer, whether a person should be offered beside it, what of the site it comes from, and what else may be meant. */
export interface SiteReply {
  output: string;
  person: boolean;
  passage: FoundPassage | null;
  /** Questions that may have been meant. */
  offers: readonly string[];
  /** Whether to ask if it helped. */
  feedback: boolean;
}

export interface SiteAnswers {
  /** Answers a message: says each part as it comes, and gives the whole. */
  answer(request: ChatRequest, say: (text: string) => void, signal: AbortSignal): Promise<SiteReply>;
  /** Questions that an answer would get, were it saved, among those that were missed and the examples nearest to it. */
  questionsAnsweredBy(answer: AddedAnswer): readonly string[];
  /** Takes down that the answer to a question of a session did not help; nothing where it is not known any more. */
  recordUnhelpful(request: ChatRequest): void;
}

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
): Promise<SiteAnswers> {
  // To load this module took its time already, and others wait.
  await setImmediate();
  const index = await contentIndex();
  const known = siteLinks(posts, siteUrl);
  const answerer = createAnswerer(index, posts, dates, () => added());
  const { builtInAnswerTo } = answerer;
  const added = createAddedIntents(learning.answers, known, index.vocabulary, builtInAnswerTo);
  await setImmediate();
  await answerer.prepare();
  const sessions = createSessions();
  const askModel = model === null ? null : createModel(model, limits);
  const budget = makeLimiter("chat model", model?.daily ?? 0, daySeconds);

  const answer: SiteAnswers["answer"] = async ({ message, sessionId }, say, signal) => {
    await answerer.loadLanguagesFor(message);
    const { turns, context } = sessions.get(sessionId);
    let passages: readonly FoundPassage[] = [];
    let fromModel: Awaited<ReturnType<typeof answerByModel>> = null;
    if (askModel !== null && (await budget.consume("model")) === 0) {
      passages = [
        ...addedPassages(learning.answers(), message, known),
        ...answerer.passagesFor(message, context),
      ];
      fromModel = await answerByModel(askModel, { message, turns, passages }, known, say, signal);
    }
    const builtIn = answerer.answer(message, context);
    // The built-in answer takes the place of what is missing, or ends what was left unfinished.
    const byModel = fromModel === null || fromModel.isWhole ? (fromModel?.text ?? null) : null;
    const begun = fromModel !== null && byModel === null ? `${fromModel.text}…\n\n` : "";
    if (byModel === null) say(begun.slice(fromModel?.text.length ?? 0) + builtIn.text);
    // The model says a miss in the same words. Who asks for a person is understood by the built-in answers.
    const isMiss = byModel === null ? builtIn.person === "nothing fits" : byModel.includes(notFound);
    if (isMiss) learning.recordUnanswered(message, null);
    const reply = {
      output: byModel ?? begun + builtIn.text,
      person: isMiss || builtIn.person === "asked for",
      passage: byModel === null ? builtIn.passage : isMiss ? null : firstCited(passages, byModel),
      offers: byModel === null ? builtIn.offers : [],
      feedback: learning.storesUnanswered && !isMiss && (byModel !== null || builtIn.passage !== null),
    };
    sessions.add(sessionId, { question: message, answer: reply.output }, builtIn.nextContext);
    return reply;
  };

  return {
    answer,
    questionsAnsweredBy(answer) {
      const others = learning.answers().filter(({ id }) => id !== answer.id);
      const trial = addedIntents([answer, ...others], known, index.vocabulary, builtInAnswerTo);
      const own = new Set(answer.questions.map(lettersOf));
      const near = answer.questions.flatMap((question) =>
        nearestExamples(index, intentTexts, embed(question.toLowerCase()), maxExamplesTried),
      );
      const asked = [
        ...new Set([
          ...learning
            .unanswered()
            .map(({ text }) => text)
            .slice(0, maxUnansweredTried),
          ...near,
        ]),
      ];
      const [given] = trial.answers;
      if (given === undefined) return [];
      return answerer.questionsAnsweredBy(
        [trial],
        given,
        asked.filter((question) => !own.has(lettersOf(question))),
      );
    },
    recordUnhelpful({ message, sessionId }) {
      const turn = sessions.get(sessionId).turns.findLast(({ question }) => question === message);
      if (turn !== undefined) learning.recordUnanswered(turn.question, turn.answer);
    },
  };
}

/** The closest of the passages that the answer names the page of. */
function firstCited(passages: readonly FoundPassage[], answer: string): FoundPassage | null {
  const paths = new Set(linkify(answer).flatMap((piece) => (piece.kind === "internal" ? [piece.href] : [])));
  return passages.find(({ path }) => paths.has(path)) ?? null;
}
