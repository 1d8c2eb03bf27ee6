import { urls } from "../../../src/shared/urls.ts";
import type { Dated } from "../../dated.ts";
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
  const { open } = next.engineer;
  return open === null
    ? `The start of the AI/ML/GenAI Engineer course is announced to those who register at ${urls.aiMlGenAiCourse.path}.`
    : `The AI/ML/GenAI Engineer course (${urls.aiMlGenAiCourse.path}) starts ${open.starts}, ${open.schedule}.`;
};

export const serviceQuote = `The site states no prices for services: they depend on the work. Describe yours at ${urls.contact.path}, and you receive an outline or proposal with its scope and price.`;

/** The ways to reach a person at once. */
export const reachUs = `Call ${site.phone}, write to ${site.email}, or leave your name and email here in the chat.`;
