import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { notHere, orElse, unsure } from "../../../content/chat/replies.ts";
import { withDates } from "../../../content/dated.ts";
import { site } from "../../../content/site.ts";
import { sitePages } from "../../../content/site-pages.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { urls } from "../../shared/urls.ts";
import type { AnswerToday } from "./added-answers.ts";
import type { Candidate } from "./candidate.ts";
import { createCandidates } from "./candidates.ts";
import { type Context, noContext } from "./context.ts";
import { embed } from "./embedding.ts";
import { beginningOf } from "./excerpt.ts";
import type { KnownIntents } from "./intent-candidates.ts";
import type { IntentIndex } from "./intent-index.ts";
import { allAnswers } from "./intents.ts";
import { createInterpreter, type Reading, worthOf } from "./interpreter.ts";
import { keywordsOf } from "./keywords.ts";
import { loadLanguages } from "./language.ts";
import { distinct, type Message } from "./message.ts";
import type { FoundPassage } from "./model-answers.ts";
import {
  isAnswered,
  isSmallTalk,
  keyOf,
  offersBeside,
  offersInstead,
  otherOffers,
  refuses,
} from "./offers.ts";
import { createPassageIndex } from "./passage-index.ts";
import type { SearchedPost } from "./passages.ts";
import { createReplyText } from "./reply-text.ts";
import { createSpelling } from "./spelling.ts";
import { splitList, splitQuestions, splitSentences } from "./split-questions.ts";
import { nameOfSubject } from "./subjects.ts";

/** For a language model, which chooses among them. */
const fewAnswers = 6;

/** A list of a few words each asks for several things where each answer is as likely as this. */
const likelyListed = 0.4;

/** The last sentences of a message, each of which may be what is asked. */
const maxSentences = 4;

/** Where a part has no answer, a message whose whole has one as likely as this is answered as a whole. */
const surerThanParts = 0.6;

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
  after: Context;
}

interface Answerer {
  /** Reads the pages and articles with pauses for others; without it, the first question takes as long. */
  prepare(): Promise<void>;
  /** Loads what a message needs to be understood; without it another language is not known. */
  prepareFor(message: string): Promise<void>;
  answer(message: string, before: Context): Reply;
  /** The built-in answer that comes first for a question, were nothing added. */
  answerToday: AnswerToday;
  /** Which of some questions get this answer, were these the added ones. */
  caughtBy(
    intents: readonly KnownIntents[],
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
  added: () => readonly KnownIntents[] = () => [],
): Answerer {
  const spelling = createSpelling(index.vocabulary);
  const passages = createPassageIndex(posts, dates, spelling);
  const own: KnownIntents = { index, answers: allAnswers };
  let trial: readonly KnownIntents[] | null = null;
  const intents = () => [...(trial ?? added()), own];
  const read = createInterpreter(spelling, intents, createCandidates(spelling, intents, passages));
  const texts = createReplyText(passages, dates);

  /** Does something while these are the added answers. */
  function withIntents<T>(intents: readonly KnownIntents[], act: () => T): T {
    const before = trial;
    trial = intents;
    try {
      return act();
    } finally {
      trial = before;
    }
  }

  function answer(message: string, before: Context): Reply {
    passages.update();
    const whole = read(message, before);
    // What is known as it stands is one question, whatever its words.
    if (whole.ranked.length === 1) return replyTo(whole);
    const parts = answerParts(message, before, whole);
    if (parts !== null) return parts;
    const sentences = splitSentences(message);
    if (sentences.length < 2) return replyTo(whole);
    const last = sentences.slice(-maxSentences);
    const bySentence = last.map((sentence) => read(sentence, before));
    const [asked = ""] = splitQuestions(message).questions;
    const byQuestion = sentences.includes(asked)
      ? [bySentence[last.indexOf(asked)] ?? read(asked, before)]
      : [];
    const better = likeliest([whole, ...byQuestion]);
    const otherwise = [whole, ...bySentence].flatMap(({ ranked }) => ranked.slice(0, 1));
    return replyTo({ ...better, otherwise });
  }

  function replyTo(reading: Reading): Reply {
    const [best] = reading.ranked;
    const { message, after } = reading;
    if (isAnswered(best)) {
      const offers = offersBeside(reading);
      const text = texts.whole(best, message, after);
      return {
        text: offers.length > 0 ? `${text}\n\n${orElse}` : text,
        person: best.kind === "answer" && best.answer.person ? "asked for" : null,
        passage: sourceOf(best, message),
        offers,
        after,
      };
    }
    const offers = offersInstead(reading);
    const isRefused = refuses(best) && message.subjects.length === 0;
    const miss = texts.whole(isRefused && best !== undefined ? best : nothing, message, after);
    return { text: offers.length > 0 ? unsure : miss, person: "nothing fits", passage: null, offers, after };
  }

  /** The answers to several questions of one message, one after the other; null where it asks for one thing. */
  function answerParts(message: string, before: Context, whole: Reading): Reply | null {
    const { preface, questions } = splitQuestions(message);
    const listed = questions.length > 1 ? [] : splitList(splitSentences(message).at(-1) ?? "");
    const parts = listed.length > 0 ? listed : questions;
    if (parts.length < 2) return null;
    const subject = nameOfSubject(message);
    let context = before;
    const readings = parts.map((part) => {
      // What the message is about stands in one of its parts, or before them.
      const named = subject === null || nameOfSubject(part) !== null ? part : `${part} ${subject}`;
      const reading = likeliest(
        [named, ...(preface === "" ? [] : [`${preface} ${part}`])].map((text) => read(text, context)),
      );
      context = reading.after;
      return { part, reading, best: reading.ranked[0] };
    });
    const answered = readings.filter(({ best }) => isAnswered(best));
    const said = new Set(answered.map(({ best }) => keyOf(best ?? nothing)));
    const best = whole.ranked[0];
    // Some stories have a question or two in them that nobody asks.
    if (answered.length < readings.length && isAnswered(best) && best.likelihood > surerThanParts)
      return null;
    if (answered.some(({ best }) => best !== undefined && isSmallTalk(best))) return null;
    const isOne = said.size < 2 && answered.length === readings.length;
    const isList =
      listed.length === 0 || answered.every(({ best }) => (best?.likelihood ?? 0) > likelyListed);
    if (said.size === 0 || isOne || !isList || (listed.length > 0 && answered.length < readings.length))
      return null;
    const blocks = readings.map(({ part, reading, best }) => {
      const quoted = `“${part.replace(/^(?:and|also)\s+|[.,;:\s]+$/gi, "")}”`;
      return `${quoted}: ${isAnswered(best) ? texts.brief(best, reading.message) : notHere}`;
    });
    const [first] = answered;
    return {
      text: blocks.join("\n\n"),
      person: answered.length < readings.length ? "nothing fits" : null,
      passage: first?.best === undefined ? null : sourceOf(first.best, first.reading.message),
      offers: otherOffers(whole, said),
      after: context,
    };
  }

  /** What of the site an answer is made from, or what its page says about it. */
  function sourceOf(candidate: Candidate, message: Message): FoundPassage | null {
    const passage = passageOf(candidate, message);
    const next = passage === null ? null : passages.nextTo(passage);
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

  function passageOf(candidate: Candidate, { plain }: Message): FoundPassage | null {
    if (candidate.kind === "passage") return candidate.passage;
    if (candidate.kind !== "answer") return null;
    const { text, href, questions } = withDates(candidate.answer, dates());
    const asked = keywordsOf(`${plain} ${questions[0] ?? ""}`);
    return href === null ? null : passages.findOn(href, distinct(asked), distinct(keywordsOf(text)));
  }

  return {
    prepare: passages.prepare,
    prepareFor: (message) => loadLanguages(message, spelling.isEnglish),
    answer,
    answerToday(question) {
      return withIntents([], () => {
        const [best] = read(question, noContext).ranked;
        return best?.kind === "answer" ? best.answer : null;
      });
    },
    caughtBy(intents, given, questions) {
      passages.update();
      return withIntents(intents, () =>
        questions.filter((question) => {
          const [best] = read(question, noContext).ranked;
          return isAnswered(best) && best.kind === "answer" && best.answer === given;
        }),
      );
    },
    passagesFor(message, before) {
      passages.update();
      const found = [read(message, before), ...(before.asked === "" ? [] : [read(before.asked, noContext)])];
      const said = found.flatMap(({ ranked }) =>
        ranked.flatMap((one) => (one.kind === "answer" ? [one.answer] : [])).slice(0, fewAnswers),
      );
      const words = distinct(found.flatMap((one) => one.message.keywords));
      const embedding = embed(found.map((one) => one.message.plain).join(" "));
      return [...new Set(said)]
        .map((one) => directPassage(one, dates()))
        .concat(passages.findFew(words, embedding));
    },
  };
}

/** The reading whose answer is the likeliest. */
function likeliest(readings: readonly Reading[]): Reading {
  const [best] = readings.toSorted((one, other) => worthOf(other) - worthOf(one));
  if (best === undefined) throw new Error("There is nothing to read");
  return best;
}

const nothing: Candidate = { kind: "miss", features: {} };

/** A direct answer as something that a model can answer from. */
function directPassage(answer: DirectAnswer, dates: CourseDates): FoundPassage {
  const { text, href } = withDates(answer, dates);
  const path = href ?? urls.contact.path;
  const page = sitePages.find((known) => known.page.path === path)?.name ?? site.name;
  return { path, page, heading: answer.questions[0] ?? "", text };
}
