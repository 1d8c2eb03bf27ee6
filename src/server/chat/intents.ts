import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { directAnswers, faqAnswers } from "../../../content/chat/answers.ts";
import { askedParagraphs } from "../../../content/chat/article-questions.ts";
import { notFound } from "../../../content/chat/replies.ts";
import { withDates } from "../../../content/dated.ts";
import { noDates } from "../../../content/training/no-dates.ts";
import { plans } from "../../../content/training/plans.ts";
import { postPath } from "../../shared/paths.ts";
import type { IntentText } from "./intent-index.ts";

/** Index entries are these answers in this order, followed by the paragraphs with example questions. */
export const allAnswers: readonly DirectAnswer[] = [...directAnswers, ...faqAnswers];

/** Texts without dates, which do not change what an answer is about. */
export const textsOfAnswers: readonly string[] = withDates(allAnswers, noDates).map(({ text }) => text);

export function isRefusal({ text }: Pick<DirectAnswer, "text">): boolean {
  return typeof text === "string" && text.startsWith(notFound);
}

export function saysNotOnSite(answer: Pick<DirectAnswer, "text">): boolean {
  const beginning = /^The site (?:does not|names no|states no|lists no|says nothing)/;
  return isRefusal(answer) || (typeof answer.text === "string" && beginning.test(answer.text));
}

/** Whether an answer says of something that the site does not tell it. */
export function leavesOpen(answer: DirectAnswer): boolean {
  const text = textsOfAnswers[allAnswers.indexOf(answer)] ?? "";
  return isRefusal({ text }) || /\bsite (?:does not|names no|states no|lists no|says nothing)\b/.test(text);
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

/** Null for a paragraph without example questions. */
export function entryOfParagraph(path: string, text: string): number | null {
  return paragraphsByPath.get(path)?.find(({ starts }) => text.startsWith(starts))?.entry ?? null;
}

/** The first example of a paragraph as a button shows it, by its index entry; undefined for the entry of an answer. */
export function questionOfParagraph(entry: number): string | undefined {
  const asked = askedParagraphs[entry - allAnswers.length]?.questions[0];
  if (asked === undefined) return undefined;
  const mark = /^(?:how|what|which|who|whose|when|where|why|is|are|do|does|can|should|may|must)\b/i.test(
    asked,
  );
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}${mark ? "?" : ""}`;
}

export function namesPrice(text: string): boolean {
  return Object.values(plans).some(({ priceDisplay }) => text.includes(priceDisplay));
}
