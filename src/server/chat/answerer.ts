import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { fromArticle, moreAt, notFound, notQuite } from "../../../content/chat/answers.ts";
import { subjectCards } from "../../../content/chat/subject-cards.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import { withDates } from "../../../content/dated.ts";
import { site } from "../../../content/site.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { urls } from "../../shared/urls.ts";
import { createDirectAnswers } from "./direct-answers.ts";
import { excerptOf } from "./excerpt.ts";
import type { FoundPassage } from "./model-answers.ts";
import { createPassageIndex, type FoundText } from "./passage-index.ts";
import type { SearchedPost } from "./passages.ts";
import type { Turn } from "./sessions.ts";
import { createSpelling } from "./spelling.ts";
import { createSubjectGuess } from "./subject-guess.ts";
import { createUnderstanding, noTopic } from "./understanding.ts";

const maxExcerptLength = 420;

export interface Reply {
  text: string;
  /** Why a person should be offered, if one should. */
  person: "asked for" | "nothing fits" | null;
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
  const spelling = createSpelling();
  const direct = createDirectAnswers(spelling, dates());
  const index = createPassageIndex(posts, dates, spelling);
  const { understand, topicAfter } = createUnderstanding(
    spelling,
    direct,
    index,
    createSubjectGuess(dates()),
  );

  function answer(message: string, turns: readonly Turn[]): Reply {
    index.update();
    const { found, words, topic } = understand(message, topicAfter(turns.map(({ question }) => question)));
    if (found === null) return missedOn(topic.subject, dates());
    if ("questions" in found) return directReply(found, dates());
    return { text: passageText(found, words, index.weightOf(words)), person: null };
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
  return { path: href ?? urls.contact.path, page: site.name, heading: answer.questions[0] ?? "", text };
}

const missed: Reply = { text: notFound, person: "nothing fits" };

/** A miss, with what there is to know of the subject where one is spoken of. */
function missedOn(subject: Subject | null, dates: CourseDates): Reply {
  if (subject === null) return missed;
  const { text, href } = withDates(subjectCards[subject], dates);
  return { ...missed, text: `${notQuite} ${text}\n\n${moreAt} ${href}` };
}

function directReply(answer: DirectAnswer, dates: CourseDates): Reply {
  const { text, href } = withDates(answer, dates);
  if (text === notFound) return missed;
  const isWhole = href === null || text.includes(href);
  return {
    text: isWhole ? text : `${text}\n\n${moreAt} ${href}`,
    person: answer.person ? "asked for" : null,
  };
}

function passageText(
  { isArticle, path, page, heading, text, more, summary }: FoundText,
  words: readonly string[],
  weight: (word: string) => number,
): string {
  // A page's passages are short and stand by themselves; an article leads up to what it says.
  const isWhole = !isArticle && text.length <= maxExcerptLength;
  const excerpt = isWhole ? text : excerptOf(`${text} ${more}`, words, weight);
  const lead = isArticle ? `${fromArticle} “${page}”: ${summary}` : "";
  const said = isArticle && summary === "" ? excerpt : `${heading.split(": ").at(-1)}: ${excerpt}`;
  return [lead === "" || summary !== "" ? lead : "", summary === "" ? `${lead}${said}` : said, `${moreAt} ${path}`]
    .filter((part) => part !== "")
    .join("\n\n");
}
