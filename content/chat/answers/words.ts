import { urls } from "../../../src/shared/urls.ts";
import type { Dated } from "../../dated.ts";
import type { ServiceFaq } from "../../services/types.ts";
import { site } from "../../site.ts";
import { plans, promotion } from "../../training/plans.ts";

const { professionals, students } = plans;

export const prices = `${professionals.priceDisplay} for professionals and founders, and ${students.priceDisplay} for students, graduates and unemployed juniors`;

/** Follows a price; empty without a promotion. */
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

/** Precedes the next webinar's date. */
export const fullWebinar: Dated = ({ next: { webinar } }) =>
  webinar.full === null ? "" : `The webinar of ${webinar.full.starts} is full. `;

export const serviceQuote = `The site states no prices for services: they depend on the work. Describe yours at ${urls.contact.path}, and you receive an outline or proposal with its scope and price.`;

export const reachUs = `Call ${site.phone}, write to ${site.email}, or leave your name and email here in the chat.`;

export function theOne<T>(items: readonly T[], isIt: (item: T) => boolean): T {
  const found = items.find(isIt);
  if (found === undefined) throw new Error("A page does not have what an answer says");
  return found;
}

export function replyOf({ items }: ServiceFaq, id: FaqId): string {
  return theOne(items, (item) => item.id === id).answer;
}

type FaqId = "price" | "duration" | "who" | "mistakes" | "data";

/** For services whose page promises no number of weeks. */
export function durationOf(faq: ServiceFaq): string {
  const reply = replyOf(faq, "duration");
  return `The site promises no number of weeks: ${reply.charAt(0).toLowerCase()}${reply.slice(1)}`;
}
