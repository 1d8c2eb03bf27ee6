import type { OfferWords } from "../../src/shared/cohorts/course-dates.ts";
import type { PlanKey } from "../../src/shared/forms/plans.ts";
import type { Dated } from "../dated.ts";
import { dollarsOf, planPrices } from "./prices.ts";
import type { Plan, Promotion } from "./types.ts";

/** For the course page, the agreement and the checkout. */
export const plans: Record<PlanKey, Plan> = {
  professionals: {
    key: "professionals",
    shortName: "Professionals",
    label: "Non-tech or Tech Founders / Non-tech or Tech Professionals",
    detail: "Standard enrollment for professionals",
    priceDisplay: planPrices.professionals,
    action: "Enroll as a professional",
  },
  students: {
    key: "students",
    shortName: "Students",
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

/** For tools of other companies that the courses use. */
export const toolFees =
  "n8n and Lovable sell their own subscriptions, and if you take one out, you pay it to them in addition to the course fee.";

/** `amount` may exceed the price, since codes had no limit in earlier releases. */
export function priceWithCode({ priceDisplay }: Plan, amount: number): string {
  return `$${Math.max(1, dollarsOf(priceDisplay) - amount)}`;
}

/** Such as "$899 with the code EARLYNOCODE ($999 without it)", or the price alone. */
export function priceWords(plan: PlanKey, offer: OfferWords | null): string {
  const { priceDisplay } = plans[plan];
  if (offer === null) return priceDisplay;
  return `${priceWithCode(plans[plan], offer.amount)} with the code ${offer.code} (${priceDisplay} without it)`;
}

/** Null where no code counts today. */
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

/** The button's words before and after, the announcement, and the advice where the browser refuses to copy. */
export const copyCode = {
  action: "Copy",
  done: "Copied",
  copied: "The code is copied.",
  selected: "Now press Ctrl+C or ⌘C.",
};

/** Whoever changes the agreement's own words sets a new date. */
export const agreementDate = { text: "November 24, 2026", day: "2026-11-24" };

/** Shown on the agreement and stored with every acceptance; dates and codes in the text change it too. */
export const agreementVersion: Dated = ({ agreement: { changedOn } }) => changedOn ?? agreementDate.text;
