import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { notFoundPart, otherMeanings, unsure } from "../../../content/chat/replies.ts";
import { withDates } from "../../../content/dated.ts";
import { site } from "../../../content/site.ts";
import { sitePages } from "../../../content/site-pages.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { urls } from "../../shared/urls.ts";
import type { FindBuiltInAnswer } from "./added-answers.ts";
import { createCandidates } from "./candidates.ts";
import { type Candidate, type Context, noContext } from "./context.ts";
import { embed } from "./embedding.ts";
import { beginningOf } from "./excerpt.ts";
import type { IntentSet } from "./intent-candidates.ts";
import type { IntentIndex } from "./intent-index.ts";
import { allAnswers } from "./intents.ts";
import { answerLikelihood, createInterpreter, type Interpretation } from "./interpreter.ts";
import { keywordsOf } from "./keywords.ts";
import { loadLanguages } from "./language.ts";
import { distinct, type Message } from "./message.ts";
import type { FoundPassage } from "./model-answers.ts";
import {
  isAnswered,
  isSmallTalk,
  keyOf,
  offersForWhole,
  offersWithAnswer,
  offersWithoutAnswer,
  refuses,
} from "./offers.ts";
import { createPassageIndex } from "./passage-index.ts";
import type { SearchedPost } from "./passages.ts";
import { createReplyText } from "./reply-text.ts";
import { createSpelling } from "./spelling.ts";
import { splitList, splitQuestions, splitSentences } from "./split-questions.ts";
import { nameOfSubject } from "./subjects.ts";

/** For a language model, which chooses among them. */
const maxAnswersForModel = 6;

/** A list of a few words each asks for several things where each answer is as likely as this. */
const minListedLikelihood = 0.4;

/** The last sentences of a message, each of which may be what is asked. */
const maxSentences = 4;

/** Where a part has no answer, a message whose whole has one as likely as this is answered as a whole. */
const minWholeLikelihood = 0.6;

/** As much is shown of what comes after the passage that an answer is made from. */
const maxNextLength = 280;

export interface Reply {
  text: string;
  /** Why a person should be offered, if one should. */
  person: "asked for" | "nothing fits" | null;
  /** What of the site it is made from, or what its page says about it; null where it is about no page. */
  passage: FoundPassage | null;
  /** Questions that may have been meant, the likeliest first. */
  offers: readonly string[];
  /** What the talk is about from then on. */
  nextContext: Context;
}

interface Answerer {
  /** Reads the pages and articles with pauses for others; without it, the first question takes as long. */
  prepare(): Promise<void>;
  /** Loads what a message needs to be understood; without it another language is not known. */
  loadLanguagesFor(message: string): Promise<void>;
  answer(message: string, before: Context): Reply;
  /** The built-in answer that comes first for a question, were nothing added. */
  builtInAnswerTo: FindBuiltInAnswer;
  /** Which of some questions get this answer, were these the added ones. */
  questionsAnsweredBy(
    intents: readonly IntentSet[],
    given: DirectAnswer,
    questions: readonly string[],
  ): readonly string[];
  /** What of the site is about a question, the closest first, for a language model to answer from. */
  passagesFor(message: string, before: Context): FoundPassage[];
}

/**
 * Answers questions from what the site says: directly where `content/chat/answers/` has the answer, else with the passage
 * of a page or an article that fits; says so where neither does. `posts` gives the current articles: a list that is
 * not the one of last time is looked through for changes. `dates` gives what is next for each course, `added` the answers
 * that were added to those of `content/`.
 */
export function createAnswerer(
  index: IntentIndex,
  posts: () => readonly SearchedPost[],
  dates: () => CourseDates,
  added: () => readonly IntentSet[] = () => [],
): Answerer {
  const spelling = createSpelling(index.vocabulary);
  const passages = createPassageIndex(posts, dates, spelling);
  const builtIn: IntentSet = { index, answers: allAnswers };
  let trialIntents: readonly IntentSet[] | null = null;
  const intents = () => [...(trialIntents ?? added()), builtIn];
  const interpret = createInterpreter(spelling, intents, createCandidates(spelling, intents, passages));
  const texts = createReplyText(passages, dates);

  /** Does something while these are the added answers. */
  function withIntents<T>(intents: readonly IntentSet[], act: () => T): T {
    const before = trialIntents;
    trialIntents = intents;
    try {
      return act();
    } finally {
      trialIntents = before;
    }
  }

  function answer(message: string, before: Context): Reply {
    passages.update();
    const whole = interpret(message, before);
    // What is known as it stands is one question, whatever its words.
    if (whole.ranked.length === 1) return replyTo(whole);
    const parts = answerParts(message, before, whole);
    if (parts !== null) return parts;
    const sentences = splitSentences(message);
    if (sentences.length < 2) return replyTo(whole);
    const last = sentences.slice(-maxSentences);
    const bySentence = last.map((sentence) => interpret(sentence, before));
    const [asked = ""] = splitQuestions(message).questions;
    const byQuestion = sentences.includes(asked)
      ? [bySentence[last.indexOf(asked)] ?? interpret(asked, before)]
      : [];
    const better = likeliestOf([whole, ...byQuestion]);
    const alternatives = [whole, ...bySentence].flatMap(({ ranked }) => ranked.slice(0, 1));
    return replyTo({ ...better, alternatives });
  }

  function replyTo(interpretation: Interpretation): Reply {
    const [best] = interpretation.ranked;
    const { message, nextContext } = interpretation;
    if (isAnswered(best)) {
      const offers = offersWithAnswer(interpretation);
      const text = texts.fullText(best, message, nextContext);
      return {
        text: offers.length > 0 ? `${text}\n\n${otherMeanings}` : text,
        person: best.kind === "answer" && best.answer.person ? "asked for" : null,
        passage: sourceOf(best, message),
        offers,
        nextContext,
      };
    }
    const offers = offersWithoutAnswer(interpretation);
    const isRefused = refuses(best) && message.subjects.length === 0;
    const miss = texts.fullText(isRefused && best !== undefined ? best : fallback, message, nextContext);
    return {
      text: offers.length > 0 ? unsure : miss,
      person: "nothing fits",
      passage: null,
      offers,
      nextContext,
    };
  }

  /** The answers to several questions of one message, one after the other; null where it asks for one thing. */
  function answerParts(message: string, before: Context, whole: Interpretation): Reply | null {
    const { preface, questions } = splitQuestions(message);
    const listed = questions.length > 1 ? [] : splitList(splitSentences(message).at(-1) ?? "");
    const parts = listed.length > 0 ? listed : questions;
    if (parts.length < 2) return null;
    const subject = nameOfSubject(message);
    let context = before;
    const interpretations = parts.map((part) => {
      // What the message is about stands in one of its parts, or before them.
      const named = subject === null || nameOfSubject(part) !== null ? part : `${part} ${subject}`;
      const interpretation = likeliestOf(
        [named, ...(preface === "" ? [] : [`${preface} ${part}`])].map((text) => interpret(text, context)),
      );
      context = interpretation.nextContext;
      return { part, interpretation, best: interpretation.ranked[0] };
    });
    const answered = interpretations.filter(({ best }) => isAnswered(best));
    const answeredKeys = new Set(answered.map(({ best }) => keyOf(best ?? fallback)));
    const best = whole.ranked[0];
    // Some stories have a question or two in them that nobody asks.
    if (answered.length < interpretations.length && isAnswered(best) && best.likelihood > minWholeLikelihood)
      return null;
    if (answered.some(({ best }) => best !== undefined && isSmallTalk(best))) return null;
    const isOne = answeredKeys.size < 2 && answered.length === interpretations.length;
    const isList =
      listed.length === 0 || answered.every(({ best }) => (best?.likelihood ?? 0) > minListedLikelihood);
    if (
      answeredKeys.size === 0 ||
      isOne ||
      !isList ||
      (listed.length > 0 && answered.length < interpretations.length)
    )
      return null;
    const blocks = interpretations.map(({ part, interpretation, best }) => {
      const quoted = `“${part.replace(/^(?:and|also)\s+|[.,;:\s]+$/gi, "")}”`;
      return `${quoted}: ${isAnswered(best) ? texts.shortText(best, interpretation.message) : notFoundPart}`;
    });
    const [first] = answered;
    return {
      text: blocks.join("\n\n"),
      person: answered.length < interpretations.length ? "nothing fits" : null,
      passage: first?.best === undefined ? null : sourceOf(first.best, first.interpretation.message),
      offers: offersForWhole(whole, answeredKeys),
      nextContext: context,
    };
  }

  /** What of the site an answer is made from, or what its page says about it. */
  function sourceOf(candidate: Candidate, message: Message): FoundPassage | null {
    const passage = passageOf(candidate, message);
    const next = passage === null ? null : passages.passageAfter(passage);
    if (passage === null || next === null) return passage;
    return {
      ...passage,
      next: {
        heading: next.heading === passage.heading ? "" : next.heading,
        // A figure alone, such as "24/7.", is read on the page by what stands around it.
        text: beginningOf(next.text.replace(/(?<=[.!?] )[^\p{L}]+\. /gu, ""), maxNextLength),
      },
    };
  }

  function passageOf(candidate: Candidate, { normalized }: Message): FoundPassage | null {
    if (candidate.kind === "passage") return candidate.passage;
    if (candidate.kind !== "answer") return null;
    const { text, href, questions } = withDates(candidate.answer, dates());
    const asked = keywordsOf(`${normalized} ${questions[0] ?? ""}`);
    return href === null ? null : passages.findOnPage(href, distinct(asked), distinct(keywordsOf(text)));
  }

  return {
    prepare: passages.prepare,
    loadLanguagesFor: (message) => loadLanguages(message, spelling.isEnglish),
    answer,
    builtInAnswerTo(question) {
      return withIntents([], () => {
        const [best] = interpret(question, noContext).ranked;
        return best?.kind === "answer" ? best.answer : null;
      });
    },
    questionsAnsweredBy(intents, given, questions) {
      passages.update();
      return withIntents(intents, () =>
        questions.filter((question) => {
          const [best] = interpret(question, noContext).ranked;
          return isAnswered(best) && best.kind === "answer" && best.answer === given;
        }),
      );
    },
    passagesFor(message, before) {
      passages.update();
      const found = [
        interpret(message, before),
        ...(before.lastQuestion === "" ? [] : [interpret(before.lastQuestion, noContext)]),
      ];
      const said = found.flatMap(({ ranked }) =>
        ranked.flatMap((one) => (one.kind === "answer" ? [one.answer] : [])).slice(0, maxAnswersForModel),
      );
      const words = distinct(found.flatMap((one) => one.message.keywords));
      const embedding = embed(found.map((one) => one.message.normalized).join(" "));
      return [...new Set(said)]
        .map((one) => passageOfAnswer(one, dates()))
        .concat(passages.findForModel(words, embedding));
    },
  };
}

/** The interpretation whose answer is the likeliest. */
function likeliestOf(interpretations: readonly Interpretation[]): Interpretation {
  const [best] = interpretations.toSorted((one, other) => answerLikelihood(other) - answerLikelihood(one));
  if (best === undefined) throw new Error("There is nothing to read");
  return best;
}

const fallback: Candidate = { kind: "fallback", features: {} };

/** A direct answer as something that a model can answer from. */
function passageOfAnswer(answer: DirectAnswer, dates: CourseDates): FoundPassage {
  const { text, href } = withDates(answer, dates);
  const path = href ?? urls.contact.path;
  const page = sitePages.find((known) => known.page.path === path)?.name ?? site.name;
  return { path, page, heading: answer.questions[0] ?? "", text };
}
