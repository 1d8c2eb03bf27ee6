import type { PlanKey } from "../../src/shared/forms/plans.ts";
import type { Dated } from "../dated.ts";
import { dollarsOf, planPrices } from "./prices.ts";
import type { Plan, Promotion } from "./types.ts";

/** Plans and code of the No Code Agentic AI Course, for the course page, the agreement and the checkout. */
export const plans: Record<PlanKey, Plan> = {
  professionals: {
    key: "professionals",
    label: "Non-tech or Tech Founders / Non-tech or Tech Professionals",
    detail: "Standard enrollment for professionals",
    priceDisplay: planPrices.professionals,
    action: "Enroll as a professional",
  },
  students: {
    key: "students",
    label: "Students / Graduates / Unemployed Juniors",
    detail: "Special pricing for students and recent graduates",
    priceDisplay: planPrices.students,
    action: "Enroll as a student",
  },
};

export const planBenefits: string[] = [
  "Lifetime access to materials",
  "Certificate of Completion",
  "Live classes",
  "Hands-on projects",
];

/** Of tools that the courses use and others sell. */
export const toolFees =
  "n8n and Lovable sell their own subscriptions, and if you take one out, you pay it to them in addition to the course fee.";

/** What a plan costs with a code that takes off so many dollars, which may be too many: codes had no such limit once. */
export function priceWithCode({ priceDisplay }: Plan, amount: number): string {
  return `$${Math.max(1, dollarsOf(priceDisplay) - amount)}`;
}

/** The code that counts today; null where none does. */
export const promotion: Dated<Promotion | null> = ({ offer }) =>
  offer && {
    title: `$${offer.amount} off with the early code`,
    description: "You can use it at checkout with either plan, and its validity is limited.",
    code: offer.code,
    offer: `$${offer.amount} off`,
    saving: `Save $${offer.amount}`,
    paid: "with the code and pay",
    amount: offer.amount,
  };

/** The button that copies the code, before and after; what is said aloud; what to do where copying is refused. */
export const copyCode = {
  action: "Copy",
  done: "Copied",
  announced: "The code is copied.",
  selected: "Now press Ctrl+C or ⌘C.",
};

/** Of the agreement's own words: who changes them gives them a new one. */
export const agreementDate = { text: "November 24, 2026", day: "2026-11-24" };

/** Stands on the agreement and is kept with every acceptance; the dates and the code that it names change it too. */
export const agreementVersion: Dated = ({ agreement: { changedOn } }) => changedOn ?? agreementDate.text;
