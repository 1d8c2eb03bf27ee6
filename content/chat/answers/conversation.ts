import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import type { Reply } from "../answer.ts";
import { reachUs } from "./words.ts";

const contact = urls.contact.path;

/** Small talk, complaints, and the assistant itself. */
export const conversationAnswers: readonly Reply[] = [
  {
    intent: "hello",
    text: "Hello! Ask me about our services, courses, talent network or articles.",
    href: null,
  },
  {
    intent: "thanks",
    text: `You are welcome. If anything else comes up, just ask, or write to us at ${contact}.`,
    href: null,
  },
  {
    intent: "bye",
    text: "Goodbye, and thank you for your visit.",
    href: null,
  },
  {
    intent: "who-are-you",
    text: `I am ${site.assistant}, software that answers from what this website says. I can be wrong; for anything you want to rely on, ask our team.`,
    href: contact,
  },
  {
    intent: "help",
    text: "Ask me about services, prices and dates of our courses, refunds, certificates, hiring specialists, or how to reach us.",
    href: contact,
  },
  {
    intent: "your-bot-is-useless",
    text: `I am sorry about that. A person can do better than I can here: ${reachUs} The form at ${contact} reaches our team too.`,
    href: contact,
    person: true,
  },
  {
    intent: "your-contact-form-is-broken",
    text: `I am sorry for the trouble. Please write to ${site.email} or call ${site.phone} instead, and tell us which page it was: then we can mend it.`,
    href: contact,
    person: true,
  },
  {
    intent: "do-you-speak-spanish",
    text: `I answer in English only. Our team can tell you whether somebody speaks your language: write to us at ${contact}.`,
    href: contact,
  },
];
