import { dollarsOf, planPrices } from "../../../content/training/prices.ts";
import { type PlanKey, planKeys } from "../../shared/forms/plans.ts";
import type { PaidSession } from "./stripe-events.ts";

/** The value of `metadata.course` on the Payment Links of the course. */
const soldCourse = "no-code";

/**
 * Finds the plan of a session without an acceptance by its amount, less a valid code or not;
 * `codeAmounts` are dollars. A null plan fits none or two; a null result means that something else was sold.
 */
export function soldPlan(
  session: Pick<PaidSession, "course" | "amount" | "currency">,
  codeAmounts: readonly number[],
): { plan: PlanKey | null } | null {
  const { course } = session;
  const fitting = fittingPlans(session, codeAmounts);
  const [only = null] = fitting.length === 1 ? fitting : [];
  return course === soldCourse || (course === null && only !== null) ? { plan: only } : null;
}

/** Whether the session names a course, and not this one. */
export function isOtherCourse({ course }: Pick<PaidSession, "course">): boolean {
  return course !== null && course !== soldCourse;
}

/** Whether US dollars were paid that are no price of the plan, less a valid code or not; a null plan is any. */
export function isOddAmount(
  session: Pick<PaidSession, "amount" | "currency">,
  plan: PlanKey | null,
  codeAmounts: readonly number[],
): boolean {
  const fitting = fittingPlans(session, codeAmounts);
  return session.currency === "usd" && !(plan === null ? fitting.length > 0 : fitting.includes(plan));
}

function fittingPlans(
  { amount, currency }: Pick<PaidSession, "amount" | "currency">,
  codeAmounts: readonly number[],
): PlanKey[] {
  if (currency !== "usd") return [];
  return planKeys.filter((plan) => [0, ...codeAmounts].some((saving) => centsOf(plan, saving) === amount));
}

function centsOf(plan: PlanKey, saving: number): number {
  return Math.max(1, dollarsOf(planPrices[plan]) - saving) * 100;
}
