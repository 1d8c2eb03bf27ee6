import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import type { Reply } from "../answer.ts";
import intents from "../intents/not-on-site.json" with { type: "json" };
import { notFound } from "../replies.ts";

type Intent = keyof typeof intents;

const noCode = urls.noCodeAgenticAi.path;
const engineer = urls.aiMlGenAiCourse.path;
const talents = urls.talentForTalents.path;
const { city, state } = site.address;

/** What the site says that is nearest to what was asked, or who in particular can tell. */
const nearest: Partial<Record<Intent, string>> = {
  "who-is-your-ceo": "The site names none of our managers and instructors.",
  "what-are-your-opening-hours": `Call ${site.phone}, or write to ${site.email} at any time.`,
  "who-are-your-customers":
    "The site names no clients: it describes examples by industry, and its percentages are examples of published results.",
  "do-you-have-an-office-in-another": `The only address on the site is in ${city}, ${state}.`,
  "do-you-offer-courses-on-blockchain": `All courses on the site are about AI: the AI/ML/GenAI Engineer course (${engineer}), the No Code Agentic AI Course (${noCode}) and corporate training (${urls.corporateTraining.path}).`,
  "do-you-sponsor-visas": `Talents set where they work from (${talents}), and both courses are online.`,
  "do-you-outsource": "Of its services it says that our engineers build with your people.",
  "who-are-your-competitors": "It does not compare us with other companies.",
  "referral-bonus": `About a partnership write to ${site.email}.`,
  "jobs-at-the-company": `The site lists no permanent positions: specialists can join our talent network for hourly or fixed contracts (${talents}).`,
  "can-i-get-a-scholarship": `What the site has is a lower price for students, graduates and unemployed juniors, in the No Code Agentic AI Course (${noCode}).`,
  "vendor-questionnaire": `Send your questions or forms to ${site.email}.`,
  "do-you-have-iso-or-soc-2": `It names no certificates: it says that access is given by role (${urls.about.path}), and that how confidential material is protected is agreed before you share it.`,
  "courses-in-spanish-language": `The trainings team can tell you the languages of the classes: ${site.trainingsEmail}.`,
  "group-discount-for-two-friends":
    "The only discount that it names is a promotion code, where there is one.",
  "how-many-people-drop-out-of-the": "It states no shares of participants, and we promise no job or income.",
  "what-kind-of-people-take-your-courses": `The engineer course has small cohorts (${engineer}); no number is named.`,
  "do-you-indemnify-us": `Services begin under a separate written agreement (${urls.termsOfService.path}).`,
  "are-you-on-whatsapp": `It names no messengers. Call ${site.phone}, or write to ${site.email}.`,
  "what-are-your-payment-terms":
    "Prices on the site are in US dollars; for services, your proposal or agreement says how to pay.",
};

/** What visitors ask and the site does not say, or is not for its assistant to do: each by itself, since they have nothing else in common. */
export const notOnSiteAnswers: readonly Reply[] = (Object.keys(intents) as Intent[]).map((intent) => ({
  intent,
  text: nearest[intent] === undefined ? notFound : `${notFound} ${nearest[intent]}`,
  href: null,
}));
