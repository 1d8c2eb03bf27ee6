import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import type { Reply } from "../answer.ts";
import intents from "../intents/not-on-site.json" with { type: "json" };
import { notFound } from "../replies.ts";

type Intent = keyof typeof intents;

const contact = urls.contact.path;
const noCode = urls.noCodeAgenticAi.path;
const engineer = urls.aiMlGenAiCourse.path;
const talents = urls.talentForTalents.path;
const askTrainings = `The trainings team can tell you: ${site.trainingsEmail}.`;
const askTalent = `Ask the talent team at ${site.talentEmail}.`;

/** Where it says something near to what was asked, or somebody in particular can tell. */
const nearest: Partial<Record<Intent, string>> = {
  "how-many-employees-do-you-have": `The site does not say how many people work for us. Our team can tell you: ${contact}.`,
  "who-is-your-ceo": `The site names no managers, instructors or other people of ours. Call ${site.phone}, or write to ${site.email}.`,
  "who-founded-the-company": `The site does not say who founded the company or owns it. Ask us at ${contact}.`,
  "when-was-the-company-founded": `The site does not say since when the company has existed. Ask us at ${contact}.`,
  "what-is-your-revenue": `The site says nothing about our revenue, investors or finances. Ask us at ${contact}.`,
  "what-are-your-opening-hours": `The site does not name our opening hours. Call ${site.phone}, or write to ${site.email} at any time.`,
  "who-are-your-customers": `The site names no clients, references or number of projects: it describes examples by industry, and the percentages are examples of published results. Ask us at ${contact}.`,
  "do-you-have-an-office-in-another": `The site names no office beside our postal address in ${site.address.city}, ${site.address.state}. Ask us at ${contact}.`,
  "do-you-offer-courses-on-blockchain": `The site lists no courses on other subjects than AI: the AI/ML/GenAI Engineer course (${engineer}), the No Code Agentic AI Course (${noCode}) and corporate training (${urls.corporateTraining.path}). Ask us at ${contact}.`,
  "do-you-sponsor-visas": `The site says nothing about visas, work permits or moving. Talents set where they work from (${talents}). ${askTalent}`,
  "do-you-offer-internships": `The site does not mention internships. Ask us at ${contact}.`,
  "jobs-at-the-company": `The site lists no positions in our own team: AI and IT specialists can join our talent network, for hourly or fixed contracts (${talents}). Ask us at ${contact}.`,
  "what-is-your-tax-number": `The site does not state our tax number, registration or bank details. Ask us at ${contact}.`,
  "can-i-get-a-scholarship": `The site does not mention scholarships or public funding. Students, graduates and unemployed juniors pay less for the No Code Agentic AI Course (${noCode}). ${askTrainings}`,
  "do-you-have-liability-insurance": `The site says nothing about our insurance. Ask us at ${contact}.`,
  "vendor-questionnaire": `The site does not say whether we fill in questionnaires, and shows no sample contract. Send yours to ${site.email}.`,
  "do-you-have-iso-or-soc-2": `The site names no certificates or audits, such as ISO 27001, SOC 2 or HIPAA: it says that access is given by role, and that we agree on how confidential material is protected before you share it. Ask us at ${contact}.`,
  "which-universities-do-you-work-with": `The site names no universities, and no technology companies as our partners. Ask us at ${contact}.`,
  "courses-in-spanish-language": `The site does not say in which languages the classes are held, and speaks of no subtitles. ${askTrainings}`,
  "group-discount-for-two-friends": `The site names no discount for groups or friends, and none beside a promotion code. ${askTrainings}`,
  "how-many-people-drop-out-of-the": `The site states no shares of participants who finished or found work, and no salaries. ${askTrainings}`,
  "what-kind-of-people-take-your-courses": `The site does not say how many people are in a class, or who they were. ${askTrainings}`,
  "can-i-repeat-the-assessment": `The site does not say whether an assessment can be repeated. ${askTrainings}`,
  "have-you-ever-been-hacked": `The site says nothing about incidents in the past. Ask us at ${contact}.`,
  "do-you-indemnify-us": `The site does not say whether we indemnify clients: your written agreement settles it. Ask us at ${contact}.`,
  "are-you-on-whatsapp": `The site names no messengers by which you can reach us. Call ${site.phone}, write to ${site.email}, or write here in the chat.`,
  "what-are-your-payment-terms": `The site does not state payment terms for companies, other currencies or ways to pay beside cards: your proposal or agreement does. Ask us at ${contact}.`,
};

/** What visitors ask and the site does not say, or is not for its assistant to do: each by itself, since they have nothing in common. */
export const notOnSiteAnswers: readonly Reply[] = (Object.keys(intents) as Intent[]).map((intent) => {
  const text = nearest[intent];
  return text === undefined ? { intent, text: notFound, href: null } : { intent, text, href: contact };
});
