import { type DirectAnswer, fromArticle, moreAt, notFound } from "../../../content/chat/answers.ts";
import { withDates } from "../../../content/dated.ts";
import { site } from "../../../content/site.ts";
import { sitePages } from "../../../content/site-pages.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { postPath, urls } from "../../shared/urls.ts";
import { createDirectAnswers } from "./direct-answers.ts";
import { meaningfulWords } from "./meaningful-words.ts";
import type { FoundPassage } from "./model-answers.ts";
import { createPassageIndex } from "./passage-index.ts";
import type { Passage, SearchedPost } from "./passages.ts";
import type { Turn } from "./sessions.ts";
import { withoutSwaps } from "./swapped-letters.ts";

/** What something costs and who somebody is are said directly or not at all: a passage with the words misleads. */
const neverFromPassage = new Set(meaningfulWords("price who"));

/** More words than this are no question. */
const maxWords = 40;

const maxExcerptLength = 420;

export interface Reply {
  text: string;
  /** Why a person should be offered, if one should. */
  person: "asked for" | "nothing fits" | null;
  /** What of the site it is made from, or what its page says about it; null where it is about no page. */
  passage: FoundPassage | null;
}

interface Answerer {
  answer(message: string, turns: readonly Turn[]): Reply;
  /** What of the site is about a question, the closest first, for a language model to answer from. */
  passagesFor(message: string, turns: readonly Turn[]): FoundPassage[];
}

/**
 * Answers questions from what the site says: directly where `content/chat/answers.ts` has the answer, else with the passage
 * of a page or an article that fits; says so where neither does. `posts` gives the current articles: a list that is
 * not the one of last time is looked through for changes. `dates` gives what is next for each course.
 */
export function createAnswerer(posts: () => readonly SearchedPost[], dates: () => CourseDates): Answerer {
  // Those of a deleted article stay until the next start: no misspelled word is taken for one of them.
  const knownWords = new Set<string>();
  const direct = createDirectAnswers(knownWords);
  const index = createPassageIndex(posts, dates, knownWords);

  const wordsOf = (message: string) =>
    [...new Set(meaningfulWords(withoutSwaps(message, knownWords)))].slice(0, maxWords);

  function answer(message: string): Reply {
    index.update();
    const exact = direct.exactly(message);
    if (exact !== null) return directReply(message, exact);
    const words = wordsOf(message);
    const closest = direct.closest(words);
    if (closest !== null) return directReply(message, closest);
    if (words.some((word) => neverFromPassage.has(word))) return missed;
    const passage = index.find(words);
    return passage === null ? missed : { text: passageText(passage, words), person: null, passage };
  }

  function directReply(message: string, answer: DirectAnswer): Reply {
    const { text, href } = withDates(answer, dates());
    if (text === notFound) return missed;
    const isWhole = href === null || text.includes(href);
    return {
      text: isWhole ? text : `${text}\n\n${moreAt} ${href}`,
      person: answer.person ? "asked for" : null,
      passage:
        href === null
          ? null
          : index.findOn(href, wordsOf(`${message} ${answer.questions[0]}`), wordsOf(text)),
    };
  }

  return {
    answer,
    passagesFor(message, turns) {
      index.update();
      const asked = [...turns.slice(-1).map(({ question }) => question), message];
      const words = [...new Set(asked.flatMap(wordsOf))].slice(0, maxWords);
      const said = direct.closestFew(words).map((found) => directPassage(found, dates()));
      return [...said, ...index.findFew(words)];
    },
  };
}

/** A direct answer as something that a model can answer from. */
function directPassage(answer: DirectAnswer, dates: CourseDates): FoundPassage {
  const { text, href } = withDates(answer, dates);
  const path = href ?? urls.contact.path;
  const page = sitePages.find((known) => known.page.path === path)?.name ?? site.name;
  return { path, page, heading: answer.questions[0] ?? "", text };
}

const missed: Reply = { text: notFound, person: "nothing fits", passage: null };

function passageText({ path, page, heading, text }: Passage, words: readonly string[]): string {
  const isArticle = path.startsWith(postPath(""));
  const source = isArticle ? `${fromArticle} “${page}”` : heading.split(": ").at(-1);
  // A page's passages are short and stand by themselves; an article leads up to what it says.
  const excerpt = !isArticle && text.length <= maxExcerptLength ? text : excerptOf(text, words);
  return `${source}: ${excerpt}\n\n${moreAt} ${path}`;
}

/** As much of a text as the panel shows well, from the sentence on that has most of the words. */
function excerptOf(text: string, words: readonly string[]): string {
  const sentences = [...sentenceBreaks.segment(text)].map(({ segment }) => segment);
  const hits = sentences.map((sentence) => {
    const found = new Set(meaningfulWords(sentence));
    return words.filter((word) => found.has(word)).length;
  });
  const best = hits.indexOf(Math.max(...hits));
  let excerpt = (sentences[best] ?? "").slice(0, maxExcerptLength);
  for (const sentence of sentences.slice(best + 1)) {
    if (excerpt.length + sentence.length > maxExcerptLength) break;
    excerpt += sentence;
  }
  return excerpt.trim();
}

const sentenceBreaks = new Intl.Segmenter("en", { granularity: "sentence" });
