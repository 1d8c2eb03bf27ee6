import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { notFound, orElse, perhaps } from "../../../content/chat/replies.ts";
import { withDates } from "../../../content/dated.ts";
import { site } from "../../../content/site.ts";
import { sitePages } from "../../../content/site-pages.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { urls } from "../../shared/urls.ts";
import { type Candidate, noTopic, type Said } from "./candidate.ts";
import { createCandidates } from "./candidates.ts";
import { theDirectAnswers } from "./direct-answers.ts";
import { meaningOf } from "./meaning.ts";
import { meaningfulWords } from "./meaningful-words.ts";
import { distinct, type MessageTerms } from "./message-terms.ts";
import type { FoundPassage } from "./model-answers.ts";
import { createPassageIndex } from "./passage-index.ts";
import type { SearchedPost } from "./passages.ts";
import type { Ranked } from "./ranking.ts";
import { createReplyText } from "./reply-text.ts";
import type { Turn } from "./sessions.ts";
import { createSpelling } from "./spelling.ts";
import { createUnderstanding, type Understood } from "./understanding.ts";

/** An answer as likely as this is given alone; else briefly those beside it, too, that are this much as likely. */
const sure = 0.8;
const nearlyAsLikely = 0.1;
const maxBeside = 2;

/** What is less likely is a guess. */
const likely = 0.07;

/**
 * A guess is offered as what may be meant where it is at least half as likely as that nothing fits, where what it answers
 * means nearly the same, and where most of the message is known.
 */
const likelyGuess = 0.5;
const nearGuess = 0.55;
const unknownInGuess = 0.3;
const maxGuesses = 3;

/** For a language model, which chooses among them. */
const fewAnswers = 6;

export interface Reply {
  text: string;
  /** Why a person should be offered, if one should. */
  person: "asked for" | "nothing fits" | null;
  /** What of the site it is made from, or what its page says about it; null where it is about no page. */
  passage: FoundPassage | null;
}

interface Answerer {
  /** Reads the pages and articles with pauses for others; without it, the first question takes as long. */
  prepare(): Promise<void>;
  answer(message: string, turns: readonly Turn[]): Reply;
  /** What of the site is about a question, the closest first, for a language model to answer from. */
  passagesFor(message: string, turns: readonly Turn[]): FoundPassage[];
}

/**
 * Answers questions from what the site says: directly where `content/chat/answers/` has the answer, else with the passage
 * of a page or an article that fits; says so where neither does. `posts` gives the current articles: a list that is
 * not the one of last time is looked through for changes. `dates` gives what is next for each course.
 */
export function createAnswerer(posts: () => readonly SearchedPost[], dates: () => CourseDates): Answerer {
  const direct = theDirectAnswers();
  const spelling = createSpelling(direct.asked);
  const index = createPassageIndex(posts, dates, spelling);
  const candidatesFor = createCandidates(spelling, direct, index, dates);
  const { understand, topicAfter } = createUnderstanding(spelling, direct, candidatesFor);
  const texts = createReplyText(index, dates);

  function answer(message: string, turns: readonly Turn[]): Reply {
    index.update();
    const found = understand(message, topicAfter(turns.map(({ question }) => question)));
    const [best] = found.ranked;
    if (!isAnswered(best)) return { text: missText(found), person: "nothing fits", passage: null };
    const text = texts.whole(best, found.message, found.topic);
    return {
      text: withAlsoMeant(`${text}\n\n${orElse}`, found) ?? text,
      person: best.kind === "answer" && best.answer.person ? "asked for" : null,
      passage: sourceOf(best, found.message),
    };
  }

  /** What is said where nothing fits. */
  function missText(found: Understood): string {
    const { ranked, message, topic } = found;
    const [best] = ranked;
    const isRefused = best !== undefined && best.likelihood >= likely && message.subjects.length === 0;
    return withAlsoMeant(perhaps, found) ?? texts.whole(isRefused ? best : nothing, message, topic);
  }

  /** The beginning of a reply with what may be meant as well; null where nothing may. */
  function withAlsoMeant(beginning: string, found: Understood): string | null {
    const also = alsoMeant(found);
    if (also.length === 0) return null;
    return also.reduce((reply, other) => texts.withBrief(reply, other, found.message), beginning);
  }

  /** What of the site an answer is made from, or what its page says about it. */
  function sourceOf(candidate: Candidate, { plain }: MessageTerms): FoundPassage | null {
    if (candidate.kind === "passage") return candidate.passage;
    if (candidate.kind !== "answer") return null;
    const { text, href, questions } = withDates(candidate.answer, dates());
    const asked = meaningfulWords(`${plain} ${questions[0] ?? ""}`);
    return href === null ? null : index.findOn(href, distinct(asked), distinct(meaningfulWords(text)));
  }

  return {
    prepare: index.prepare,
    answer,
    passagesFor(message, turns) {
      index.update();
      const asked = [message, ...turns.slice(-1).map(({ question }) => question)];
      const found = asked.map((question) => understand(question, noTopic));
      const said = found.flatMap(({ ranked }) =>
        ranked.flatMap((one) => (one.kind === "answer" ? [one.answer] : [])).slice(0, fewAnswers),
      );
      const words = distinct(found.flatMap((one) => one.message.words));
      const meaning = meaningOf(found.map((one) => one.message.plain).join(" "));
      return [...new Set(said)]
        .map((one) => directPassage(one, dates()))
        .concat(index.findFew(words, meaning));
    },
  };
}

const nothing: Candidate = { kind: "miss", features: {} };

/** Whether something is likely enough to be said for an answer. */
function isAnswered(best: Ranked<Candidate> | undefined): best is Ranked<Said> {
  return best !== undefined && best.likelihood >= likely && best.kind !== "miss" && !refuses(best);
}

function refuses(candidate: Candidate): boolean {
  if (candidate.kind !== "answer") return false;
  const { text } = candidate.answer;
  return typeof text === "string" && text.startsWith(notFound);
}

/** What may be meant as well where the likeliest is not sure, or in its place where nothing is likely. */
function alsoMeant({ ranked, message }: Understood): Said[] {
  const [best, ...others] = ranked;
  if (best === undefined || best.likelihood > sure || message.own.some((word) => prices.has(word))) return [];
  if (isAnswered(best)) {
    return others
      .filter(isWorthOffering)
      .filter((other) => goesBeside(other, best))
      .filter(isFirstOfPage)
      .slice(0, maxBeside);
  }
  const unknown = ranked.find(({ kind }) => kind === "miss")?.features.missUnknown ?? 0;
  const [first, ...more] = ranked.filter(isWorthOffering).filter(isNear);
  const isGuess = first !== undefined && first.likelihood > likelyGuess * best.likelihood;
  if (!isGuess || unknown > unknownInGuess) return [];
  return [first, ...more.filter((other) => goesBeside(other, first)).filter(isFirstOfPage)].slice(
    0,
    maxGuesses,
  );
}

function isNear({ features }: Candidate): boolean {
  const { exampleByMeaning = 0, passageMeaning = 0, goesOnMeaning = 0 } = features;
  return Math.max(exampleByMeaning, passageMeaning, goesOnMeaning) > nearGuess;
}

function isFirstOfPage(one: Said, at: number, all: readonly Said[]): boolean {
  if (one.kind !== "passage") return true;
  const { path } = one.passage;
  return all.findIndex((other) => other.kind === "passage" && other.passage.path === path) === at;
}

/** Neither a miss nor small talk. */
function isWorthOffering(candidate: Ranked<Candidate>): candidate is Ranked<Said> {
  return (
    candidate.kind === "passage" ||
    (candidate.kind === "answer" && candidate.answer.href !== null && !refuses(candidate))
  );
}

/** Nearly as likely, and of the same subject: more of an article would only repeat where it leads. */
function goesBeside(other: Ranked<Said>, best: Ranked<Candidate>): boolean {
  const about = best.kind === "answer" ? best.answer.about : undefined;
  const isOfSame =
    other.kind === "passage"
      ? !(best.kind === "passage" && best.passage.isArticle && best.passage.path === other.passage.path)
      : about === undefined || other.answer.about === about;
  return isOfSame && other.likelihood > nearlyAsLikely * best.likelihood;
}

/** What something costs is said of one thing: two prices mislead. */
const prices = new Set(meaningfulWords("price"));

/** A direct answer as something that a model can answer from. */
function directPassage(answer: DirectAnswer, dates: CourseDates): FoundPassage {
  const { text, href } = withDates(answer, dates);
  const path = href ?? urls.contact.path;
  const page = sitePages.find((known) => known.page.path === path)?.name ?? site.name;
  return { path, page, heading: answer.questions[0] ?? "", text };
}
