import { urls } from "../../../src/shared/urls.ts";
import type { Dated } from "../../dated.ts";
import type { ServiceFaq } from "../../services/types.ts";
import { site } from "../../site.ts";
import { plans, promotion } from "../../training/plans.ts";

/** Sentences that several answers share. */

const { professionals, students } = plans;

export const prices = `${professionals.priceDisplay} for professionals and founders, and ${students.priceDisplay} for students, graduates and unemployed juniors`;

/** After a price: the code that takes something off, where there is one. */
export const codeNote: Dated = (dates) => {
  const code = promotion(dates);
  return code === null ? "" : ` The code ${code.code} takes ${code.offer} either plan.`;
};

export const engineerStarts: Dated = ({ next }) => {
  const { open, full } = next.engineer;
  const taken = full === null ? "" : `The AI/ML/GenAI Engineer course of ${full.starts} is full. `;
  return open === null
    ? `${taken}The start of the ${full === null ? "" : "next "}AI/ML/GenAI Engineer course is announced to those who register at ${urls.aiMlGenAiCourse.path}.`
    : `${taken}The AI/ML/GenAI Engineer course (${urls.aiMlGenAiCourse.path}) starts ${open.starts}, ${open.schedule}.`;
};

/** Before what is said of the next webinar: that the one before it is full, where it is. */
export const fullWebinar: Dated = ({ next: { webinar } }) =>
  webinar.full === null ? "" : `The webinar of ${webinar.full.starts} is full. `;

export const serviceQuote = `The site states no prices for services: they depend on the work. Describe yours at ${urls.contact.path}, and you receive an outline or proposal with its scope and price.`;

/** The ways to reach a person at once. */
export const reachUs = `Call ${site.phone}, write to ${site.email}, or leave your name and email here in the chat.`;

/** The one of a page's items for which something holds. */
export function theOne<T>(items: readonly T[], isIt: (item: T) => boolean): T {
  const found = items.find(isIt);
  if (found === undefined) throw new Error("A page does not have what an answer says");
  return found;
}

/** What a practice's page answers to one of its questions. */
export function replyOf({ items }: ServiceFaq, id: FaqId): string {
  return theOne(items, (item) => item.id === id).answer;
}

type FaqId = "price" | "duration" | "who" | "mistakes" | "data";

/** How long something takes, where its page names no number of weeks. */
export function durationOf(faq: ServiceFaq): string {
  const reply = replyOf(faq, "duration");
  return `The site promises no number of weeks: ${reply.charAt(0).toLowerCase()}${reply.slice(1)}`;
}
