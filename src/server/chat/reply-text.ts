import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { moreAt } from "../../../content/chat/panel.ts";
import { fromArticle, notFound, notFoundButRelated } from "../../../content/chat/replies.ts";
import { subjectCards } from "../../../content/chat/subject-cards.ts";
import { withDates } from "../../../content/dated.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { isPostPath } from "../../shared/paths.ts";
import type { Candidate, ContentCandidate, Context } from "./context.ts";
import { beginningOf, excerptOf, maxExcerptLength } from "./excerpt.ts";
import type { Message } from "./message.ts";
import type { PassageIndex } from "./passage-index.ts";
import type { Passage } from "./passages.ts";

export function createReplyText(index: PassageIndex, dates: () => CourseDates) {
  function fallbackText({ subject, lastReply }: Context): string {
    const opening = lastReply?.kind === "passage" ? index.firstPassageOf(lastReply.passage.path) : null;
    const known =
      opening !== null
        ? `${fromArticle} “${opening.page}”: ${opening.text}${linkTo(opening.path)}`
        : subject !== null && textOf(subjectCards[subject], dates());
    return known ? `${notFoundButRelated} ${known}` : notFound;
  }

  return {
    fullText(candidate: Candidate, { keywords }: Message, context: Context): string {
      switch (candidate.kind) {
        case "answer":
          return textOf(candidate.answer, dates());
        case "passage":
          return passageText(candidate.passage, candidate.secondPassage, keywords, index.weightOf(keywords));
        case "fallback":
          return fallbackText(context);
      }
    },

    shortText(candidate: ContentCandidate, { keywords }: Message): string {
      if (candidate.kind === "passage") {
        const { path, page, text } = candidate.passage;
        const from = isPostPath(path) ? `${fromArticle} “${page}”: ` : "";
        return `${from}${excerptOf(text, keywords, index.weightOf(keywords), maxShortLength)} (${path})`;
      }
      const { text, href } = withDates(candidate.answer, dates());
      const beginning = beginningOf(text, maxShortLength);
      return href === null || beginning.includes(href) ? beginning : `${beginning} (${href})`;
    },
  };
}

const maxShortLength = 400;

function textOf(answer: Pick<DirectAnswer, "text" | "href">, dates: CourseDates): string {
  const { text, href } = withDates(answer, dates);
  return href === null || text.includes(href) ? text : `${text}${linkTo(href)}`;
}

const linkTo = (path: string) => `\n\n${moreAt} ${path}`;

/** Passages of pages are self-contained; those of articles need the article's summary. */
function passageText(
  passage: Passage,
  beside: Passage | null,
  words: readonly string[],
  weight: (word: string) => number,
): string {
  const { path, page, heading, text, summary } = passage;
  if (!isPostPath(path)) {
    const excerpt = text.length <= maxExcerptLength ? text : excerptOf(text, words, weight);
    return `${heading.split(": ").at(-1)}: ${excerpt}${linkTo(path)}`;
  }
  const excerptFrom = (part: Passage) => excerptOf(`${part.text} ${part.following}`, words, weight);
  const parts = [passage, ...(beside === null ? [] : [beside])].map((part) =>
    part.summary === "" ? excerptFrom(part) : `${part.heading}: ${excerptFrom(part)}`,
  );
  const opening = summary === "" ? [] : [summary];
  return `${fromArticle} “${page}”: ${[...opening, ...parts].join("\n\n")}${linkTo(path)}`;
}
