import { urls } from "../../../src/shared/urls.ts";
import { about } from "../../about.ts";
import { afterSending } from "../../form-fields.ts";
import { home } from "../../home.ts";
import { site, socialProfiles } from "../../site.ts";
import { corporateTraining } from "../../training/corporate-training.ts";
import type { Reply } from "../answer.ts";
import { reachUs, theOne } from "./words.ts";

const { street, city, state, zip } = site.address;
const contact = urls.contact.path;

/** The company, and how to reach it. */
export const companyAnswers: readonly Reply[] = [
  {
    intent: "what-is-your-phone-number",
    text: `You can call us at ${site.phone}, or write to ${site.email}.`,
    href: contact,
  },
  {
    intent: "what-is-your-email-address",
    text: `Write to ${site.email}: projects, partnerships, press and everything else. For courses and corporate programs it is ${site.trainingsEmail}, for the talent network ${site.talentEmail}.`,
    href: contact,
  },
  {
    intent: "where-are-you-located",
    text: `Our postal address is ${street}, ${city}, ${state} ${zip}. It is the only address on the site, which does not say whether visitors are received there. For anything but mail, call us at ${site.phone}.`,
    href: contact,
  },
  {
    intent: "how-fast-do-you-reply",
    text: `Somebody from our team answers as soon as one of us has read your message; the site promises no number of hours. If it is urgent, call ${site.phone}.`,
    href: contact,
  },
  {
    intent: "how-can-i-contact-you",
    text: `Our team answers: ${reachUs} The form at ${contact} reaches it too.`,
    href: contact,
    person: true,
  },
  {
    intent: "our-system-is-down",
    text: `If something has stopped working or is under attack, call ${site.phone} now and say what has happened. The site names no hours and no emergency service; leave your name and email here as well, so that our team has it in writing.`,
    href: null,
    person: true,
  },
  {
    intent: "i-would-like-a-quote",
    text: `Gladly: leave your name and email here, and our team answers this conversation; for an offer, add in a few words what you need. You can also call ${site.phone}, or write to ${site.email}; for courses it is ${site.trainingsEmail}, for specialists ${site.talentEmail}.`,
    href: contact,
    person: true,
  },
  {
    intent: "nobody-has-answered-my-message",
    text: `I am sorry that you had to wait. Call ${site.phone}, or leave your name and email here: our team reads this conversation, and answers it. You can also write to ${site.email} again.`,
    href: contact,
    person: true,
  },
  {
    intent: "what-is-your-email-for-courses",
    text: `The trainings team reads ${site.trainingsEmail}: courses, corporate programs, installments and certificates.`,
    href: contact,
  },
  {
    intent: "are-you-on-linkedin",
    text: `You can find us on ${socialProfiles.map(({ network }) => network).join(", ")}. The links are at the bottom of every page, for example ${socialProfiles[0].href}.`,
    href: contact,
  },
  {
    intent: "what-is-company",
    text: `${site.name} builds conversational AI (chat and voice assistants), automations, machine learning models and data and cloud platforms for companies, teaches people to build and run them, and supplies AI and IT specialists.`,
    href: urls.about.path,
  },
  {
    intent: "how-do-you-work",
    text: "Every project goes the same way. Look: we count with your staff what happens today, as a baseline. Choose: one problem whose solution can be measured against it. Build: a first version on real data, tested on your own cases. Hand over: your people learn to run it, and receive the documentation.",
    href: urls.about.path,
  },
  {
    intent: "how-long-does-a-project-take",
    text: "The site promises no number of weeks: it depends on the work. We choose one problem that comes up often, and a first version runs on real data early. Your proposal names the scope, the price and the duration.",
    href: urls.about.path,
  },
  {
    intent: "do-we-own-the-code-you-write",
    text: "What we build is documented, and your people learn to run it. The agreement that you sign says who owns what.",
    href: urls.about.path,
  },
  {
    intent: "who-helps-if-the-thing-you-built",
    text: `Engineers take up your questions about a running system; your agreement says how long and at which hours. For platforms and hosting, monitoring, patching and on-call duty are agreed in scope (${urls.dataCloudSolutions.path}).`,
    href: urls.about.path,
  },
  {
    intent: "how-do-i-become-a-partner",
    text: `Press Partner with Us at the top of any page, or write to ${site.email}, and describe the problem in a few lines. We tell you which practice fits, and say so if none does; you get a first step with a scope. You can also write to us at ${contact}.`,
    href: contact,
  },
  {
    intent: "is-this-a-scam",
    text: `${site.name} has its postal address at ${street}, ${city}, ${state} ${zip}, and answers at ${site.phone} and ${site.email}. Terms, privacy policy and the agreement of the course can be read before you send or pay anything.`,
    href: contact,
  },
  {
    intent: "how-fast-do-you-answer-messages",
    text: `Somebody from our team reads your message and answers by email as soon as one of us has read it. The site promises no number of hours or days; if it is urgent, please call ${site.phone}.`,
    href: contact,
  },
  {
    intent: "what-should-i-write-in-my-first",
    text: `${home.partnership.banner.description} Leave the technical questions for a later conversation.`,
    href: contact,
  },
  {
    intent: "do-i-have-to-give-my-phone",
    text: "The phone number is optional in our forms and can be left empty: we answer by email. They ask for your name, your email address and what it is about; a company’s forms ask for the company too. In the form for talents a link to a profile is optional.",
    href: contact,
  },
  {
    intent: "do-you-teach-our-people-to-run",
    text: `${theOne(about.way.steps, ({ title }) => title === "Hand over").description} For more than that, a program can be planned for your teams (${urls.corporateTraining.path}). The site names no price for either: your proposal states it.`,
    href: urls.about.path,
  },
  {
    intent: "what-if-the-idea-is-not-worth",
    text: "If the count shows that an idea is not worth building, we stop before it has cost you much.",
    href: urls.about.path,
  },
  {
    intent: "your-motto",
    text: about.hero.lead,
    href: urls.about.path,
  },
  {
    intent: "how-large-will-the-ai-market-be",
    text: `${corporateTraining.market.intro} ${corporateTraining.market.items.map(({ value, period }) => `${value} ${period}`).join("; ")}.`,
    href: urls.corporateTraining.path,
  },
  {
    intent: "i-made-a-mistake-in-the-form",
    text: `${afterSending.stored} ${afterSending.toAdd} ${site.email}; about a course it is ${site.trainingsEmail}, about talent ${site.talentEmail}.`,
    href: contact,
  },
  {
    intent: "talks-at-events",
    text: `The site does not mention talks or events beside our free webinar. Write to ${site.email}.`,
    href: contact,
  },
  {
    intent: "i-would-like-to-teach-for-you",
    text: `The site does not say whether we are looking for instructors. Write to ${site.email}, which takes every question that the other addresses do not cover; the trainings team reads ${site.trainingsEmail}.`,
    href: contact,
  },
];
