import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { fromArticle, moreAt, notFound, notQuite } from "../../../content/chat/replies.ts";
import { subjectCards } from "../../../content/chat/subject-cards.ts";
import { withDates } from "../../../content/dated.ts";
import { site } from "../../../content/site.ts";
import { sitePages } from "../../../content/site-pages.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { urls } from "../../shared/urls.ts";
import { createDirectAnswers } from "./direct-answers.ts";
import { excerptOf, maxExcerptLength } from "./excerpt.ts";
import { meaningfulWords } from "./meaningful-words.ts";
import type { FoundPassage } from "./model-answers.ts";
import { createPassageIndex, isArticlePath } from "./passage-index.ts";
import type { Passage, SearchedPost } from "./passages.ts";
import type { Turn } from "./sessions.ts";
import { createSpelling } from "./spelling.ts";
import { createSubjectGuess } from "./subject-guess.ts";
import { createUnderstanding, distinct, noTopic, type Topic } from "./understanding.ts";

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
 * Answers questions from what the site says: directly where `content/chat/answers/` has the answer, else with the passage
 * of a page or an article that fits; says so where neither does. `posts` gives the current articles: a list that is
 * not the one of last time is looked through for changes. `dates` gives what is next for each course.
 */
export function createAnswerer(posts: () => readonly SearchedPost[], dates: () => CourseDates): Answerer {
  const spelling = createSpelling();
  const direct = createDirectAnswers(spelling, dates());
  const index = createPassageIndex(posts, dates, spelling);
  const { understand, topicAfter } = createUnderstanding(
    spelling,
    direct,
    index,
    createSubjectGuess(dates()),
  );

  /** A miss, with what there is to know of the article or the subject that is spoken of. */
  function missedOn({ subject, article }: Topic): Reply {
    const opening = article === null ? null : index.openingOf(article);
    const known =
      opening !== null
        ? `${fromArticle} “${opening.page}”: ${opening.text}${more(opening.path)}`
        : subject !== null && textOf(subjectCards[subject], dates());
    return { text: known ? `${notQuite} ${known}` : notFound, person: "nothing fits", passage: null };
  }

  function answer(message: string, turns: readonly Turn[]): Reply {
    index.update();
    const found = understand(message, topicAfter(turns.map(({ question }) => question)));
    const [best, second] = found.answers;
    if (best !== undefined && withDates(best, dates()).text !== notFound)
      return directReply(message, best, second);
    const { passage, words } = found;
    if (passage === null) return missedOn(best === undefined ? found.topic : noTopic);
    return { text: passageText(passage, words, index.weightOf(words)), person: null, passage };
  }

  function directReply(message: string, best: DirectAnswer, second: DirectAnswer | undefined): Reply {
    const texts = [best, ...(second === undefined ? [] : [second])]
      .map((answer) => textOf(answer, dates()))
      .filter((text) => !text.startsWith(notFound));
    const { text, href, questions, person } = withDates(best, dates());
    const asked = meaningfulWords(`${spelling.correct(message)} ${questions[0] ?? ""}`);
    const passage =
      href === null ? null : index.findOn(href, distinct(asked), distinct(meaningfulWords(text)));
    return { text: texts.join("\n\n"), person: person ? "asked for" : null, passage };
  }

  return {
    answer,
    passagesFor(message, turns) {
      index.update();
      const asked = [...turns.slice(-1).map(({ question }) => question), message];
      const words = [...new Set(asked.flatMap((question) => understand(question, noTopic).words))];
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

/** With the page that says more, where it does not name it itself. */
function textOf(answer: Pick<DirectAnswer, "text" | "href">, dates: CourseDates): string {
  const { text, href } = withDates(answer, dates);
  return href === null || text.includes(href) ? text : `${text}${more(href)}`;
}

const more = (path: string) => `\n\n${moreAt} ${path}`;

function passageText(passage: Passage, words: readonly string[], weight: (word: string) => number): string {
  const { path, page, heading, text, following, summary } = passage;
  // A page's passages are short and stand by themselves; an article leads up to what it says.
  if (!isArticlePath(path)) {
    const excerpt = text.length <= maxExcerptLength ? text : excerptOf(text, words, weight);
    return `${heading.split(": ").at(-1)}: ${excerpt}${more(path)}`;
  }
  const excerpt = excerptOf(`${text} ${following}`, words, weight);
  const said = summary === "" ? excerpt : `${summary}\n\n${heading}: ${excerpt}`;
  return `${fromArticle} “${page}”: ${said}${more(path)}`;
}
