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

/** Each trial takes some milliseconds. */
const maxUnansweredTried = 100;
const maxExamplesTried = 40;

export interface SiteReply {
  output: string;
  person: boolean;
  passage: FoundPassage | null;
  offers: readonly string[];
  feedback: boolean;
}

export interface AskedOnPage extends ChatRequest {
  /** The path that the browser names as the page of the question. */
  page: string | null;
}

export type SiteAnswers = Awaited<ReturnType<typeof createSiteAnswers>>;

export async function createSiteAnswers(
  posts: () => readonly SearchedPost[],
  dates: () => CourseDates,
  { chatModel: model, siteUrl }: Pick<Env, "chatModel" | "siteUrl">,
  limits: ModelLimits,
  learning: Learning,
  makeLimiter: MakeLimiter,
) {
  // Lets other requests run after this module's expensive import.
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

  // The address of a preview is a secret, and others may hold what is personal.
  const knownPage = (page: string | null) => (page !== null && known.isKnownPath(page) ? page : null);

  async function answer(
    { message, sessionId, page }: AskedOnPage,
    say: (text: string) => void,
    signal: AbortSignal,
  ): Promise<SiteReply> {
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
    // The built-in answer replaces a missing model answer, and follows an unfinished one.
    const byModel = fromModel === null || fromModel.isWhole ? (fromModel?.text ?? null) : null;
    const unfinished = fromModel !== null && byModel === null ? `${fromModel.text}…\n\n` : "";
    if (byModel === null) say(unfinished.slice(fromModel?.text.length ?? 0) + builtIn.text);
    // The model is instructed to use the same words for the fallback.
    const isFallback = byModel === null ? builtIn.person === "nothing fits" : byModel.includes(notFound);
    if (isFallback) learning.recordUnanswered(message, null, knownPage(page));
    const reply = {
      output: byModel ?? unfinished + builtIn.text,
      person: isFallback || builtIn.person === "asked for",
      passage: byModel === null ? builtIn.passage : isFallback ? null : firstCited(passages, byModel),
      offers: byModel === null ? builtIn.offers : [],
      feedback: learning.storesUnanswered && !isFallback && (byModel !== null || builtIn.passage !== null),
    };
    sessions.add(sessionId, { question: message, answer: reply.output }, builtIn.nextContext);
    return reply;
  }

  return {
    answer,
    /** Unanswered questions and similar examples that this answer would get once saved. */
    questionsAnsweredBy(answer: AddedAnswer): readonly string[] {
      const others = learning.answers().filter(({ id }) => id !== answer.id);
      const trial = addedIntents([answer, ...others], known, index.vocabulary, builtInAnswerTo);
      const ownLetters = new Set(answer.questions.map(lettersOf));
      const similar = answer.questions.flatMap((question) =>
        nearestExamples(index, intentTexts, embed(question.toLowerCase()), maxExamplesTried),
      );
      const asked = [
        ...new Set([
          ...learning
            .unanswered()
            .map(({ text }) => text)
            .slice(0, maxUnansweredTried),
          ...similar,
        ]),
      ];
      const [given] = trial.answers;
      if (given === undefined) return [];
      return answerer.questionsAnsweredBy(
        [trial],
        given,
        asked.filter((question) => !ownLetters.has(lettersOf(question))),
      );
    },
    recordUnhelpful({ message, sessionId, page }: AskedOnPage): void {
      const turn = sessions.get(sessionId).turns.findLast(({ question }) => question === message);
      if (turn !== undefined) learning.recordUnanswered(turn.question, turn.answer, knownPage(page));
    },
  };
}

function firstCited(passages: readonly FoundPassage[], answer: string): FoundPassage | null {
  const paths = new Set(linkify(answer).flatMap((piece) => (piece.kind === "internal" ? [piece.href] : [])));
  return passages.find(({ path }) => paths.has(path)) ?? null;
}
