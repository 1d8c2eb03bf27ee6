import type { CourseDates } from "../../src/shared/cohorts/course-dates.ts";
import { longTimeIn } from "../../src/shared/company-time.ts";
import type { PlanKey } from "../../src/shared/forms/plans.ts";
import { site } from "../site.ts";
import type { Cohort, Plan, Promotion } from "./types.ts";

/** Plans, code and dates of the No Code Agentic AI Course, for the course page, the agreement and the checkout. */
export const plans: Record<PlanKey, Plan> = {
  professionals: {
    key: "professionals",
    label: "Non-tech or Tech Founders / Non-tech or Tech Professionals",
    detail: "Standard enrollment for professionals",
    priceDisplay: "$999",
    action: "Enroll as a professional",
  },
  students: {
    key: "students",
    label: "Students / Graduates / Unemployed Juniors",
    detail: "Special pricing for students and recent graduates",
    priceDisplay: "$799",
    action: "Enroll as a student",
  },
};

export const planBenefits: string[] = [
  "Lifetime access to materials",
  "Certificate of Completion",
  "Live classes",
  "Hands-on projects",
];

export const promotion: Promotion = {
  title: "$100 off with the early code",
  description: "Use it at checkout with either plan. The code has limited validity.",
  code: "EARLYNOCODE",
  offer: "$100 off",
  saving: "Save $100",
  copy: {
    action: "Copy",
    done: "Copied",
    announced: "The code is copied.",
    selected: "Now press Ctrl+C or ⌘C.",
  },
};

/** Of the agreement's own words: who changes them gives them a new one. */
const agreementDate = "May 29, 2025";

/** Stands on the agreement and is kept with every acceptance; the dates and the code that it names change it too. */
export function agreementVersionOf({ changedAt }: CourseDates["agreement"]): string {
  return changedAt === null ? agreementDate : longTimeIn(site.timeZone, changedAt);
}

export const cohort: Cohort = {
  starts: "Oct 6th",
  schedule: "Mon-Thu 7:45pm-9:15pm CDT",
};
