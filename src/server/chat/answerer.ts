import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { notFoundPart, otherMeanings, unsure } from "../../../content/chat/replies.ts";
import { withDates } from "../../../content/dated.ts";
import { site } from "../../../content/site.ts";
import { sitePages } from "../../../content/site-pages.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { urls } from "../../shared/urls.ts";
import { addedAnswerOffers, type Sureness } from "./added-answer-offers.ts";
import { createCandidates } from "./candidates.ts";
import { type Candidate, type ContentCandidate, type Context, noContext } from "./context.ts";
import { embed } from "./embedding.ts";
import { beginningOf } from "./excerpt.ts";
import type { IntentSet } from "./intent-candidates.ts";
import type { IntentIndex } from "./intent-index.ts";
import { allAnswers, leavesOpen } from "./intents.ts";
import { answerLikelihood, createInterpreter, type Interpretation, maxAlternatives } from "./interpreter.ts";
import { keywordsOf } from "./keywords.ts";
import { loadLanguages } from "./language.ts";
import { distinct, type Message } from "./message.ts";
import type { FoundPassage } from "./model-answers.ts";
import {
  isAnswered,
  isSmallTalk,
  keyOf,
  leadsToPerson,
  maxOffers,
  offersForWhole,
  offersWithAnswer,
  offersWithoutAnswer,
  refuses,
  saysNo,
} from "./offers.ts";
import { createPassageIndex } from "./passage-index.ts";
import type { Passage, SearchedPost } from "./passages.ts";
import { createReplyText } from "./reply-text.ts";
import { createSpelling } from "./spelling.ts";
import { splitList, splitQuestions, splitSentences } from "./split-questions.ts";
import { nameOfSubject } from "./subjects.ts";

const maxAnswersForModel = 6;

/** A list of short items is answered item by item only if each answer is at least this likely. */
const minListedLikelihood = 0.4;

const maxSentences = 4;

/** If a part has no answer, a whole message with an answer this likely is answered as a whole. */
const minWholeLikelihood = 0.6;

const maxNextLength = 280;

export interface Reply {
  text: string;
  person: "asked for" | "nothing fits" | null;
  /** The passage that the answer is based on, or that its page has on the question. */
  passage: FoundPassage | null;
  offers: readonly string[];
  nextContext: Context;
}

/** Answers from `content/chat/answers/`, from the best matching passage, or says that nothing was found. */
export function createAnswerer(
  index: IntentIndex,
  posts: () => readonly SearchedPost[],
  dates: () => CourseDates,
  added: () => readonly IntentSet[] = () => [],
) {
  const spelling = createSpelling(index.vocabulary);
  const passages = createPassageIndex(posts, dates, spelling);
  const builtIn: IntentSet = { index, answers: allAnswers };
  let trialIntents: readonly IntentSet[] | null = null;
  const intents = () => [...(trialIntents ?? added()), builtIn];
  const interpret = createInterpreter(spelling, intents, createCandidates(spelling, intents, passages));
  const texts = createReplyText(passages, dates);

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
    // An exact match is one question, even if its words would split into several.
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
    const alternatives = [whole, ...bySentence].flatMap(({ ranked }) => ranked.slice(0, maxAlternatives));
    return replyTo({ ...better, alternatives });
  }

  function replyTo(interpretation: Interpretation): Reply {
    const [best] = interpretation.ranked;
    const { message, nextContext } = interpretation;
    if (isAnswered(best)) {
      const others = offersWithAnswer(interpretation);
      const offers = withAdded(interpretation, surenessOf(best, others), others);
      const text = texts.fullText(best, message, nextContext);
      return {
        text: offers.length > 0 ? `${text}\n\n${otherMeanings}` : text,
        person: leadsToPerson(best) ? "asked for" : null,
        passage: sourceOf(best, message),
        offers,
        nextContext,
      };
    }
    const offers = withAdded(interpretation, "missing", offersWithoutAnswer(interpretation));
    const isExact = interpretation.ranked.length === 1;
    const isRefused = refuses(best) && (isExact || message.subjects.length === 0);
    const fallbackText = texts.fullText(
      isRefused && best !== undefined ? best : fallback,
      message,
      nextContext,
    );
    return {
      text:
        offers.length === 0
          ? fallbackText
          : saysNo(interpretation)
            ? `${fallbackText}\n\n${otherMeanings}`
            : unsure,
      person: "nothing fits",
      passage: null,
      offers,
      nextContext,
    };
  }

  /** Added answers are offered first, since somebody added them where something was missing. */
  function withAdded(
    { ranked, message }: Interpretation,
    sureness: Sureness,
    others: readonly string[],
  ): string[] {
    const [best] = ranked;
    const isGiven =
      ranked.length === 1 ||
      (best !== undefined && (isSmallTalk(best) || leadsToPerson(best) || best.features.added === 1));
    const added = isGiven ? [] : addedAnswerOffers(intents(), message, sureness);
    return [...new Set([...added, ...others])].slice(0, maxOffers);
  }

  function answerParts(message: string, before: Context, whole: Interpretation): Reply | null {
    const { preface, questions } = splitQuestions(message);
    const listed = questions.length > 1 ? [] : splitList(splitSentences(message).at(-1) ?? "");
    const parts = listed.length > 0 ? listed : questions;
    if (parts.length < 2) return null;
    const subject = nameOfSubject(message);
    let context = before;
    const interpretations = parts.map((part) => {
      // A part may rely on a subject that another part names, or on the sentences before it.
      const isNamed = subject === null || nameOfSubject(part) !== null || context !== before;
      const named = isNamed ? part : `${part} ${subject}`;
      const isPrefaced = preface !== "" && context === before;
      const interpretation = likeliestOf(
        [named, ...(isPrefaced ? [`${preface} ${part}`] : [])].map((text) => interpret(text, context)),
      );
      context = interpretation.nextContext;
      return { part, interpretation, best: interpretation.ranked[0] };
    });
    const answered = interpretations.filter(({ best }) => isAnswered(best));
    const answeredKeys = new Set(answered.map(({ best }) => keyOf(best ?? fallback)));
    const best = whole.ranked[0];
    // Long messages often contain rhetorical questions that need no answer, but not within one sentence.
    const sentences = splitSentences(message);
    const mayBeRhetorical = parts.some((part) => sentences.includes(part));
    if (
      answered.length < interpretations.length &&
      mayBeRhetorical &&
      isAnswered(best) &&
      best.likelihood > minWholeLikelihood
    )
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
      offers: withAdded(whole, "unsure", offersForWhole(whole, answeredKeys)),
      nextContext: context,
    };
  }

  function sourceOf(candidate: Candidate, message: Message): FoundPassage | null {
    const passage = passageOf(candidate, message);
    const next = passage === null ? null : passages.passageAfter(passage);
    if (passage === null || next === null) return passage;
    return {
      ...passage,
      next: {
        heading: next.heading === passage.heading ? "" : next.heading,
        // Figures such as "24/7." make no sense without the layout around them.
        text: beginningOf(next.text.replace(/(?<=[.!?] )[^\p{L}]+\. /gu, ""), maxNextLength),
      },
    };
  }

  function passageOf(candidate: Candidate, { normalized }: Message): Passage | null {
    if (candidate.kind === "passage") return candidate.passage;
    if (candidate.kind !== "answer") return null;
    const { text, href, questions } = withDates(candidate.answer, dates());
    const asked = keywordsOf(`${normalized} ${questions[0] ?? ""}`);
    return href === null ? null : passages.findOnPage(href, distinct(asked), distinct(keywordsOf(text)));
  }

  return {
    /** Indexes pages and articles in batches, so that the first question does not block the event loop. */
    prepare: passages.prepare,
    loadLanguagesFor: (message: string) => loadLanguages(message, spelling.isEnglish),
    answer,
    builtInAnswerTo(question: string): DirectAnswer | null {
      return withIntents([], () => {
        const [best] = interpret(question, noContext).ranked;
        return best?.kind === "answer" ? best.answer : null;
      });
    },
    /** The questions that would get this answer if these intent sets replaced the added ones. */
    questionsAnsweredBy(
      intents: readonly IntentSet[],
      given: DirectAnswer,
      questions: readonly string[],
    ): readonly string[] {
      passages.update();
      return withIntents(intents, () =>
        questions.filter((question) => {
          const [best] = interpret(question, noContext).ranked;
          return isAnswered(best) && best.kind === "answer" && best.answer === given;
        }),
      );
    },
    passagesFor(message: string, before: Context): FoundPassage[] {
      passages.update();
      const found = [
        interpret(message, before),
        ...(before.lastQuestion === "" ? [] : [interpret(before.lastQuestion, noContext)]),
      ];
      const answers = found.flatMap(({ ranked }) =>
        ranked.flatMap((one) => (one.kind === "answer" ? [one.answer] : [])).slice(0, maxAnswersForModel),
      );
      const words = distinct(found.flatMap((one) => one.message.keywords));
      const embedding = embed(found.map((one) => one.message.normalized).join(" "));
      return [...new Set(answers)]
        .map((one) => passageOfAnswer(one, dates()))
        .concat(passages.findForModel(words, embedding));
    },
  };
}

function surenessOf(best: ContentCandidate, others: readonly string[]): Sureness {
  if (best.kind === "answer" && leavesOpen(best.answer)) return "missing";
  return others.length > 0 ? "unsure" : "sure";
}

function likeliestOf(interpretations: readonly Interpretation[]): Interpretation {
  const [best] = interpretations.toSorted((one, other) => answerLikelihood(other) - answerLikelihood(one));
  if (best === undefined) throw new Error("There is nothing to read");
  return best;
}

const fallback: Candidate = { kind: "fallback", features: {} };

function passageOfAnswer(answer: DirectAnswer, dates: CourseDates): FoundPassage {
  const { text, href } = withDates(answer, dates);
  const path = href ?? urls.contact.path;
  const page = sitePages.find((known) => known.page.path === path)?.name ?? site.name;
  return { path, page, heading: answer.questions[0] ?? "", text };
}
