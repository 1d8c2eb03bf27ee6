import { type PagePath, urls } from "../../../src/shared/urls.ts";
import { navigation } from "../../navigation.ts";
import { aiAutomations } from "../../services/ai-automations.ts";
import { conversationalAi } from "../../services/conversational-ai.ts";
import { dataCloudSolutions } from "../../services/data-cloud-solutions.ts";
import { mlAiGenaiSolutions } from "../../services/ml-ai-genai-solutions.ts";
import type { Reply } from "../answer.ts";
import { replyOf, serviceQuote, theOne } from "./words.ts";

const assistants = urls.conversationalAi.path;
const automations = urls.aiAutomations.path;
const models = urls.mlAiGenAiSolutions.path;
const cloud = urls.dataCloudSolutions.path;
const contact = urls.contact.path;

/** A practice in a line, as the menu has it. */
function serviceLine(path: PagePath): string {
  const links = navigation.menus.flatMap(({ groups }) => groups.flatMap((group) => group.links));
  const { title, description } = theOne(links, ({ href }) => href === path);
  return `${title}: ${description} (${path}).`;
}

/** What holds for all four practices. */
export const serviceAnswers: readonly Reply[] = [
  {
    intent: "which-services-do-you-offer",
    text: `We have four practices: Conversational AI (${assistants}), AI Automations (${automations}), ML/AI/GenAI Solutions (${models}), and Data & Cloud Solutions (${cloud}).`,
    href: null,
  },
  {
    intent: "what-is-the-difference-between-conversational-ai",
    text: `${serviceLine(assistants)} ${serviceLine(automations)} An automation can begin with a call.`,
    href: null,
  },
  {
    about: "automations",
    intent: "what-is-your-second-service",
    text: "AI Automations take the steps your team repeats every day, from reading an email to updating the record, and carry them out around the clock under your rules.",
    href: automations,
  },
  {
    intent: "which-industries-do-you-work-with",
    text: `The site names no clients. It describes what assistants can do in travel, automotive, legal, real estate, hospitality and healthcare (${assistants}), and what models can do in healthcare, finance, manufacturing, retail and transportation, and also in energy, education, and media and entertainment. For any other, ask us at ${contact}.`,
    href: models,
  },
  {
    intent: "how-much-does-a-project-cost",
    text: serviceQuote,
    href: contact,
  },
  {
    about: "assistants",
    intent: "what-does-a-chat-assistant-cost",
    text: `${serviceQuote} ${replyOf(conversationalAi.faq, "price")}`,
    href: assistants,
  },
  {
    about: "automations",
    intent: "what-does-an-automation-cost",
    text: `${serviceQuote} ${replyOf(aiAutomations.faq, "price")}`,
    href: automations,
  },
  {
    about: "models",
    intent: "what-does-a-model-cost",
    text: `${serviceQuote} ${replyOf(mlAiGenaiSolutions.faq, "price")}`,
    href: models,
  },
  {
    about: "cloud",
    intent: "what-does-a-cloud-project-cost",
    text: `${serviceQuote} ${replyOf(dataCloudSolutions.faq, "price")}`,
    href: cloud,
  },
  {
    intent: "does-it-integrate-with-our-crm",
    text: `We connect the systems you already run, such as the CRM, mailbox, spreadsheets, booking or ticket system, under permissions that you set. The site names no particular products, so tell us which ones you use at ${contact}.`,
    href: automations,
  },
  {
    intent: "is-our-data-safe-with-you",
    text: `Access is given by role, passwords and keys stay on servers, and your agreement says what your data may be used for. How confidential material is protected is agreed before you share it (${urls.termsOfService.path}).`,
    href: urls.about.path,
  },
  {
    intent: "is-a-simple-rule-enough-instead-of",
    text: `We compare every model with the way you decide today, and tell you when a simple rule does as well. We use the simplest method that solves your case (${urls.about.path}), and tell you where a product off the shelf would do.`,
    href: models,
  },
  {
    intent: "where-do-the-percentages-come-from",
    text: `The percentages on our pages are examples of published results, and your own results may differ: a project is measured against what came before it, such as your calls, tickets and hours. A figure binds us where your written agreement contains it (${urls.termsOfService.path}).`,
    href: assistants,
  },
  {
    intent: "take-over-a-project",
    text: `The site does not say whether we take over what others have begun or built. Describe it at ${contact}: we tell you whether this is something we can help with, and what a first step together would involve and cost.`,
    href: contact,
  },
  {
    intent: "is-the-first-call-free",
    text: `The site does not say whether a first call or a pilot costs anything: you receive an outline or proposal with its price before any work begins. Ask us at ${contact}.`,
    href: contact,
  },
  {
    intent: "work-that-is-not-listed",
    text: `The site does not list that among our services, which are conversational AI, automations, models, and data and cloud platforms. Our talent network brings in specialists for any IT role (${urls.talentForClients.path}); for anything else ask us at ${contact}.`,
    href: contact,
  },
  {
    intent: "how-long-are-we-bound",
    text: `The site names no minimum term and no notice period: services begin under a separate written agreement (${urls.termsOfService.path}). Ask us at ${contact}.`,
    href: contact,
  },
  {
    intent: "monthly-subscription",
    text: `The site names no subscription, license or trial of what we build. Describe what you need at ${contact}, and you receive an outline or proposal with its scope and price.`,
    href: contact,
  },
  {
    intent: "are-we-too-small-for-you",
    text: `The site names no minimum size for a company or a project. Describe yours at ${contact}: we tell you whether this is something we can help with, and what a first step together would involve and cost.`,
    href: contact,
  },
];
