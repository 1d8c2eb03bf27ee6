import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { notFound, orElse } from "../../../content/chat/replies.ts";
import { withDates } from "../../../content/dated.ts";
import { site } from "../../../content/site.ts";
import { sitePages } from "../../../content/site-pages.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { urls } from "../../shared/urls.ts";
import { type Candidate, noTopic } from "./candidate.ts";
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

/** An answer as likely as this is given alone; else those beside it that are this much as likely are given too. */
const sure = 0.8;
/** One that is less likely is a guess. */
const likely = 0.1;
const nearlyAsLikely = 0.3;
const maxSaid = 2;

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
  const textFor = createReplyText(index, dates);

  function answer(message: string, turns: readonly Turn[]): Reply {
    index.update();
    const found = understand(message, topicAfter(turns.map(({ question }) => question)));
    const [best, ...others] = saidOf(found).map((candidate) => ({
      ...candidate,
      text: textFor(candidate, found.message, found.topic),
    }));
    if (best === undefined || best.text.startsWith(notFound) || best.kind === "miss") {
      const ofSubject = found.message.subjects.length > 0;
      const text = ofSubject ? textFor(nothing, found.message, found.topic) : (best?.text ?? notFound);
      return { text, person: "nothing fits", passage: null };
    }
    const also = others.map(({ text }) => text).filter((text) => !text.startsWith(notFound));
    const text = also.length === 0 ? best.text : [best.text, orElse, ...also].join("\n\n");
    const person = best.kind === "answer" && best.answer.person ? "asked for" : null;
    return { text, person, passage: sourceOf(best, found.message) };
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

/** The likeliest, and those that are nearly as likely where it is not sure. */
function saidOf({ ranked, message }: Understood): Ranked<Candidate>[] {
  const [best, ...others] = ranked;
  if (best === undefined || best.likelihood < likely) return [];
  const isAlone =
    best.kind === "miss" || best.likelihood > sure || message.own.some((word) => prices.has(word));
  if (isAlone) return [best];
  const about = best.kind === "answer" ? best.answer.about : undefined;
  const article = best.kind === "passage" && best.passage.isArticle ? best.passage.path : null;
  const also = others.filter(
    (other) =>
      !(other.kind === "passage" && other.passage.path === article) &&
      (other.kind === "passage" ||
        (other.kind === "answer" && (about === undefined || other.answer.about === about))) &&
      other.likelihood > nearlyAsLikely * best.likelihood,
  );
  return [best, ...also].slice(0, maxSaid);
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
