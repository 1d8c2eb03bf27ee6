import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { orElse, perhaps } from "../../../content/chat/replies.ts";
import { withDates } from "../../../content/dated.ts";
import { site } from "../../../content/site.ts";
import { sitePages } from "../../../content/site-pages.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { urls } from "../../shared/urls.ts";
import { besides, guesses, isAnswered, refuses } from "./also-meant.ts";
import { type Candidate, noTopic, type Said } from "./candidate.ts";
import { createCandidates } from "./candidates.ts";
import { theDirectAnswers } from "./direct-answers.ts";
import { meaningOf } from "./meaning.ts";
import { meaningfulWords } from "./meaningful-words.ts";
import { distinct, type MessageTerms } from "./message-terms.ts";
import type { FoundPassage } from "./model-answers.ts";
import { createPassageIndex } from "./passage-index.ts";
import type { SearchedPost } from "./passages.ts";
import { createReplyText } from "./reply-text.ts";
import type { Turn } from "./sessions.ts";
import { createSpelling } from "./spelling.ts";
import { createUnderstanding, type Understood } from "./understanding.ts";

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
      text: withBriefly(besides(found), `${text}\n\n${orElse}`, found) ?? text,
      person: best.kind === "answer" && best.answer.person ? "asked for" : null,
      passage: sourceOf(best, found.message),
    };
  }

  /** What is said where nothing fits. */
  function missText(found: Understood): string {
    const guessed = withBriefly(guesses(found), perhaps, found);
    if (guessed !== null) return guessed;
    const [best] = found.ranked;
    const isRefused = best !== undefined && refuses(best) && found.message.subjects.length === 0;
    return texts.whole(isRefused ? best : nothing, found.message, found.topic);
  }

  /** The beginning of a reply with what may be meant; null where that says nothing new. */
  function withBriefly(meant: readonly Said[], beginning: string, { message }: Understood): string | null {
    const reply = meant.reduce((before, one) => texts.withBrief(before, one, message), beginning);
    return reply === beginning ? null : reply;
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
      const before = turns.map(({ question }) => question);
      const found = [
        understand(message, topicAfter(before)),
        ...before.slice(-1).map((question) => understand(question, noTopic)),
      ];
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

/** A direct answer as something that a model can answer from. */
function directPassage(answer: DirectAnswer, dates: CourseDates): FoundPassage {
  const { text, href } = withDates(answer, dates);
  const path = href ?? urls.contact.path;
  const page = sitePages.find((known) => known.page.path === path)?.name ?? site.name;
  return { path, page, heading: answer.questions[0] ?? "", text };
}
