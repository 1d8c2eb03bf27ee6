import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { moreAt } from "../../../content/chat/panel.ts";
import { fromArticle, notFound, notQuite } from "../../../content/chat/replies.ts";
import { subjectCards } from "../../../content/chat/subject-cards.ts";
import { withDates } from "../../../content/dated.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { isPostPath } from "../../shared/paths.ts";
import type { Candidate, Said, Topic } from "./candidate.ts";
import { beginningOf, excerptOf, maxExcerptLength, sentencesOf } from "./excerpt.ts";
import type { MessageTerms } from "./message-terms.ts";
import { namesPrice } from "./names-price.ts";
import type { PassageIndex } from "./passage-index.ts";
import type { Passage } from "./passages.ts";

/** Puts candidates into the words that answer a message, after what was spoken of. */
export function createReplyText(index: PassageIndex, dates: () => CourseDates) {
  /** A miss, with what there is to know of the article or the subject that is spoken of. */
  function missedOn({ subject, last }: Topic): string {
    const opening = last?.kind === "passage" ? index.openingOf(last.passage.path) : null;
    const known =
      opening !== null
        ? `${fromArticle} “${opening.page}”: ${opening.text}${more(opening.path)}`
        : subject !== null && textOf(subjectCards[subject], dates());
    return known ? `${notQuite} ${known}` : notFound;
  }

  return {
    /** What answers a message, by itself. */
    whole(candidate: Candidate, { words }: MessageTerms, topic: Topic): string {
      switch (candidate.kind) {
        case "answer":
          return textOf(candidate.answer, dates());
        case "passage":
          return passageText(candidate.passage, candidate.beside, words, index.weightOf(words));
        case "miss":
          return missedOn(topic);
      }
    },

    /**
     * A reply with what may be meant as well: what that answers, and as much of the answer as a few lines hold; as it is
     * where it says that already, or a price. Two prices mislead.
     */
    withBrief(reply: string, candidate: Said, { words }: MessageTerms): string {
      const { title, text, path } = briefOf(candidate, words);
      const [first = ""] = sentencesOf(text);
      const isSaid = reply.includes(first.trimEnd()) || (namesPrice(text) && namesPrice(reply));
      if (isSaid) return reply;
      const link = path === null || namesPath(`${reply} ${text}`, path) ? "" : more(path);
      return `${reply}\n\n${title} ${text}${link}`;
    },
  };

  function briefOf(candidate: Said, words: readonly string[]) {
    if (candidate.kind === "passage") {
      const { path, page, heading, text } = candidate.passage;
      const title = isPostPath(path)
        ? `${fromArticle} “${page}”`
        : `${page}, “${heading.split(": ").at(-1)}”`;
      return { title: `${title}:`, text: excerptOf(text, words, index.weightOf(words), maxBrief), path };
    }
    const { questions, text, href } = withDates(candidate.answer, dates());
    const asked = questions[0] ?? "";
    // An answer begins with what was asked for.
    return {
      title: asked.endsWith("?") ? asked : `${asked}:`,
      text: beginningOf(text, maxBrief),
      path: href,
    };
  }
}

/** What a brief text holds at most. */
const maxBrief = 400;

function namesPath(text: string, path: string): boolean {
  return text.split(/[\s().,;:]+/).includes(path);
}

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
