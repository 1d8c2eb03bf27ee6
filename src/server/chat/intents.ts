import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { directAnswers, faqAnswers } from "../../../content/chat/answers.ts";
import { askedParagraphs } from "../../../content/chat/article-questions.ts";
import { notFound } from "../../../content/chat/replies.ts";
import { withDates } from "../../../content/dated.ts";
import { noDates } from "../../../content/training/no-dates.ts";
import { plans } from "../../../content/training/plans.ts";
import { postPath } from "../../shared/paths.ts";
import type { IntentText } from "./intent-index.ts";

/** The intents of `content/`: each has a place in the index, and after them each paragraph that is asked for. */
export const allAnswers: readonly DirectAnswer[] = [...directAnswers, ...faqAnswers];

/** What each says where nothing is known of dates: what it is about is the same with them. */
export const textsOfAnswers: readonly string[] = withDates(allAnswers, noDates).map(({ text }) => text);

/** Whether an answer says that the site does not say it. */
export function isRefusal({ text }: Pick<DirectAnswer, "text">): boolean {
  return typeof text === "string" && text.startsWith(notFound);
}

/** Whether an answer only says that the site does not say something. */
export function saysNotOnSite(answer: Pick<DirectAnswer, "text">): boolean {
  const beginning = /^The site (?:does not|names no|states no|lists no|says nothing)/;
  return isRefusal(answer) || (typeof answer.text === "string" && beginning.test(answer.text));
}

export const intentTexts: readonly IntentText[] = [
  ...allAnswers.map(({ questions }, at) => ({ questions, text: textsOfAnswers[at] ?? "" })),
  ...askedParagraphs.map(({ questions }) => ({ questions, text: "" })),
];

const paragraphsByPath = Map.groupBy(
  askedParagraphs.map(({ slug, starts }, at) => ({
    path: postPath(slug),
    starts,
    entry: allAnswers.length + at,
  })),
  ({ path }) => path,
);

/** The place of a paragraph; null for one that has no examples. */
export function entryOfParagraph(path: string, text: string): number | null {
  return paragraphsByPath.get(path)?.find(({ starts }) => text.startsWith(starts))?.entry ?? null;
}

/** Whether a text names the price of a plan of the No Code course. */
export function namesPrice(text: string): boolean {
  return Object.values(plans).some(({ priceDisplay }) => text.includes(priceDisplay));
}
