import { urls } from "../../../src/shared/urls.ts";
import { aiAutomations } from "../../services/ai-automations.ts";
import type { Reply } from "../answer.ts";
import { durationOf, replyOf, theOne } from "./words.ts";

const href = urls.aiAutomations.path;
const who = replyOf(aiAutomations.faq, "who");
const duration = durationOf(aiAutomations.faq);
const night = aiAutomations.revolution.aroundTheClock.items.map(
  ({ time, description }) => `${time}: ${description}`,
);
const onboarding = theOne(aiAutomations.useCases.items, ({ key }) => key === "onboarding");

/** AI Automations. */
export const automationAnswers: readonly Reply[] = (
  [
    {
      intent: "what-can-you-automate",
      text: "Automations take tasks that recur and follow rules you could explain to a new colleague, such as sorting an inbox or entering invoices. The page describes onboarding and lead classification, competitor analysis, content creation, and meeting notes and reports. You decide which payments and messages wait for the approval of the person responsible.",
    },
    {
      intent: "can-you-automate-our-invoices",
      text: "Entering invoices can usually be automated. In an example on the page, the software reads a supplier invoice from the mailbox, checks it against the order, and stops at a difference above the limit that was set, until the buyer decides. You choose which payments wait for a click from the person responsible.",
    },
    {
      intent: "does-it-pay-invoices-by-itself",
      text: "You decide which payments and messages wait for a click from the person responsible, and a step that cannot be taken back can wait for approval from the start.",
    },
    {
      intent: "can-you-automate-meeting-minutes",
      text: "The automation joins your video conferences, transcribes calls, with consent, extracts tasks with owner and date, writes the minutes in your template, and drafts a weekly status report. Tasks reach the tracker once the notes are confirmed, and absent colleagues can read a single page.",
    },
    {
      intent: "product-texts-for-our-shop",
      text: "The automation writes descriptions of products from their data, reworks articles into newsletters, translates with your terminology, and checks drafts against facts. Writers choose the angle and revise the draft, and an editor has the last word. Example of a published result: 90% reduction in content creation time.",
    },
    {
      intent: "can-we-edit-the-rules-ourselves",
      text: "Rules and texts sit in one documented place, where your own staff can edit them: they are yours to change.",
    },
    {
      intent: "lead-classification",
      text: `The automation classifies inquiries by need and urgency, assigns each lead, collects contracts and tax forms, and schedules the first meeting. ${onboarding.integration} Example of a published result: 30-50% reduction in lead response time.`,
    },
    {
      intent: "competitor-analysis",
      text: "An automation tracks competitors’ public prices and product pages, groups reviews by theme with their sources, compares features with yours, and sends an alert when a change crosses your threshold. It reads licensed feeds and public websites, the latter within their terms of use.",
    },
    {
      intent: "what-if-the-automation-is-wrong-or",
      text: "Before launch, we compare the automation’s results on finished cases with what your team decided. When it is unsure, the case goes to its owner together with the reason. Each input, decision and action is logged with its time, so you can trace any case.",
    },
    {
      intent: "do-we-have-to-learn-a-new",
      text: "Your tools stay: we connect the mailbox, CRM and spreadsheets that your team already knows. Nobody has to retype data from one system into another.",
    },
    {
      intent: "how-do-we-start-with-automation",
      text: "Name one process that takes more hours than it should, and say roughly how often it comes up. On a call you show us the process as it runs today, and together we identify the steps that software can take over. You get a proposal, with a price, for a first automation that is small enough to prove itself.",
    },
    {
      intent: "will-it-replace-my-staff",
      text: "Your people keep the decisions and the exceptions. Nobody has to retype data or chase missing fields, and for many office tasks a person only has to check what the software has prepared.",
    },
    {
      intent: "weekly-reports-from-our-figures",
      text: "The automation drafts reports from the notes of meetings, such as a weekly status report. Commented reports are among the uses of generative AI on our pages: drafts that an analyst edits and signs.",
    },
    {
      intent: "who-builds-the-automation",
      text: who,
    },
    {
      intent: "what-if-a-mistake-of-the-automation",
      text: replyOf(aiAutomations.faq, "mistakes"),
    },
    {
      intent: "how-long-until-the-automation-runs",
      text: duration,
    },
    {
      intent: "what-does-an-automation-do-during-a",
      text: `One night, as an example. ${night.join(" ")}`,
    },
  ] satisfies Omit<Reply, "about" | "href">[]
).map((answer) => ({ ...answer, about: "automations", href }));
