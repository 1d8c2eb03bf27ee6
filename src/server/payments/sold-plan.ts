import { dollarsOf, planPrices } from "../../../content/training/prices.ts";
import { type PlanKey, planKeys } from "../../shared/forms/plans.ts";
import type { PaidSession } from "./stripe-events.ts";

/** The value of `metadata.course` on the Payment Links of the course. */
const soldCourse = "no-code";

/**
 * Finds the plan of a session without an acceptance by its amount, less a valid code or not (specification "beyond", section 7);
 * `codeAmounts` are dollars. A null plan fits none or two; a null result means that something else was sold.
 */
export function soldPlan(
  { course, amount, currency }: Pick<PaidSession, "course" | "amount" | "currency">,
  codeAmounts: readonly number[],
): { plan: PlanKey | null } | null {
  const fitting =
    currency === "usd"
      ? planKeys.filter((plan) => [0, ...codeAmounts].some((saving) => centsOf(plan, saving) === amount))
      : [];
  const [only = null] = fitting.length === 1 ? fitting : [];
  return course === soldCourse || (course === null && only !== null) ? { plan: only } : null;
}

function centsOf(plan: PlanKey, saving: number): number {
  return Math.max(1, dollarsOf(planPrices[plan]) - saving) * 100;
}
