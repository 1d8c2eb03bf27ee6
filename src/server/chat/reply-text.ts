import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { moreAt } from "../../../content/chat/panel.ts";
import { fromArticle, notFound, notQuite } from "../../../content/chat/replies.ts";
import { subjectCards } from "../../../content/chat/subject-cards.ts";
import { withDates } from "../../../content/dated.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { isPostPath } from "../../shared/paths.ts";
import type { Candidate, Said } from "./candidate.ts";
import type { Context } from "./context.ts";
import { beginningOf, excerptOf, maxExcerptLength } from "./excerpt.ts";
import type { Message } from "./message.ts";
import type { PassageIndex } from "./passage-index.ts";
import type { Passage } from "./passages.ts";

/** Puts candidates into the words that answer a message, after what was spoken of. */
export function createReplyText(index: PassageIndex, dates: () => CourseDates) {
  /** A miss, with what there is to know of the article or the subject that is spoken of. */
  function missedOn({ subject, last }: Context): string {
    const opening = last?.kind === "passage" ? index.openingOf(last.passage.path) : null;
    const known =
      opening !== null
        ? `${fromArticle} “${opening.page}”: ${opening.text}${more(opening.path)}`
        : subject !== null && textOf(subjectCards[subject], dates());
    return known ? `${notQuite} ${known}` : notFound;
  }

  return {
    /** What answers a message, by itself. */
    whole(candidate: Candidate, { keywords }: Message, context: Context): string {
      switch (candidate.kind) {
        case "answer":
          return textOf(candidate.answer, dates());
        case "passage":
          return passageText(candidate.passage, candidate.beside, keywords, index.weightOf(keywords));
        case "miss":
          return missedOn(context);
      }
    },

    /** As much of an answer as a few lines hold, with the page that says more. */
    brief(candidate: Said, { keywords }: Message): string {
      if (candidate.kind === "passage") {
        const { path, page, text } = candidate.passage;
        const from = isPostPath(path) ? `${fromArticle} “${page}”: ` : "";
        return `${from}${excerptOf(text, keywords, index.weightOf(keywords), maxBrief)} (${path})`;
      }
      const { text, href } = withDates(candidate.answer, dates());
      const beginning = beginningOf(text, maxBrief);
      return href === null || beginning.includes(href) ? beginning : `${beginning} (${href})`;
    },
  };
}

/** What a brief text holds at most. */
const maxBrief = 400;

/** With the page that says more, where it does not name it itself. */
function textOf(answer: Pick<DirectAnswer, "text" | "href">, dates: CourseDates): string {
  const { text, href } = withDates(answer, dates);
  return href === null || text.includes(href) ? text : `${text}${more(href)}`;
}

const more = (path: string) => `\n\n${moreAt} ${path}`;

/** A page's passages are short and stand by themselves; an article leads up to what it says. */
function passageText(
  passage: Passage,
  beside: Passage | null,
  words: readonly string[],
  weight: (word: string) => number,
): string {
  const { path, page, heading, text, summary } = passage;
  if (!isPostPath(path)) {
    const excerpt = text.length <= maxExcerptLength ? text : excerptOf(text, words, weight);
    return `${heading.split(": ").at(-1)}: ${excerpt}${more(path)}`;
  }
  const saidOf = (part: Passage) => excerptOf(`${part.text} ${part.following}`, words, weight);
  const parts = [passage, ...(beside === null ? [] : [beside])].map((part) =>
    part.summary === "" ? saidOf(part) : `${part.heading}: ${saidOf(part)}`,
  );
  const opening = summary === "" ? [] : [summary];
  return `${fromArticle} “${page}”: ${[...opening, ...parts].join("\n\n")}${more(path)}`;
}
