import { urls } from "../../src/shared/urls.ts";
import { agreementVersion, promotion } from "./plans.ts";
import type { SandboxCheckoutPage } from "./types.ts";

export const sandboxCheckout: SandboxCheckoutPage = {
  meta: {
    title: "Sandbox Checkout",
    description:
      "Send an enrollment request for the No Code Agentic AI Course. This checkout is a sandbox: it takes no payment and asks for no card details.",
  },
  backLink: "Back to the agreement",
  hero: {
    title: "No Code Agentic AI Course",
    note: "Sandbox checkout: no payment is taken",
    lead: ({ next }) =>
      `Card payment is not connected on this website yet, so please do not enter card details anywhere on this page. Leave your name and email address, and we ${next["no-code"].open === null ? "put you on the waitlist" : "keep your enrollment request and write to you about the payment"}.`,
  },
  summary: {
    title: "Your request",
    labels: { course: "Course", starts: "Starts", plan: "Plan", price: "Price", charged: "Charged today" },
    course: "No Code Agentic AI Course",
    starts: ({ next }) => next["no-code"].line.starts,
    charged: "$0",
    promotionNote: (dates) => {
      const code = promotion(dates)?.code;
      return code === undefined
        ? "There is no promotion code at present."
        : `The price is shown before any discount. Enter the code ${code} with your request, and we take it off when we write to you about the payment.`;
    },
  },
  form: {
    title: "Who is enrolling?",
    fields: [
      { name: "name", label: "Name", kind: "text", required: true, autocomplete: "name" },
      { name: "email", label: "Email address", kind: "email", required: true, autocomplete: "email" },
      { name: "promotionCode", label: "Promotion code", kind: "text", required: false, autocomplete: "off" },
    ],
    acceptance: {
      before: "By sending this request you confirm that you accept the",
      agreement: "Live Online Training Program Agreement",
      after: (dates) => `in the version of ${agreementVersion(dates)}.`,
    },
    consent: "We use these details only to answer your enrollment request.",
    action: "Send enrollment request",
  },
  waitlist: {
    title: "Join the waitlist",
    action: "Join the waitlist",
    consent:
      "There is no place to enroll for at present, and we use these details only to write to you when the next date is set.",
  },
  waitlistThanks: {
    title: "Thank you. You are on the waitlist.",
    description: "Nothing was charged, and we write to you as soon as the next date is set.",
    link: { label: "Back to the course", href: urls.noCodeAgenticAi.path },
  },
  changedThanks: {
    title: "Thank you. Your enrollment request is changed.",
    description:
      "You had sent one for this date before, so it now says what you sent last. You have one place, and no payment was taken.",
    link: { label: "Back to the course", href: urls.noCodeAgenticAi.path },
  },
  noPlan: {
    label: "Checkout",
    title: "No plan is chosen yet",
    description: "Choose one of the two. The checkout follows once you have accepted the agreement.",
    link: { label: "Read the agreement first", href: urls.agreement.path },
  },
  thanks: {
    title: "Thank you. We have your enrollment request.",
    description:
      "No payment was taken. As soon as the trainings team has read your request, it writes to the address you gave, explains how to pay, and confirms your place once the fee has arrived.",
    link: { label: "Back to the course", href: urls.noCodeAgenticAi.path },
  },
};
