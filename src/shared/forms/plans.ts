import { checkoutPath } from "../paths.ts";

/** The plans of the No Code Agentic AI Course, as the `plan` query and the settings name them. */
export const planKeys = ["professionals", "students"] as const;

export type PlanKey = (typeof planKeys)[number];

/** The plan that a query names, in whatever case; any other value names none. */
export function parsePlan(value: string | null): PlanKey | null {
  return planKeys.find((key) => key === value?.toLowerCase()) ?? null;
}

/** Where each plan is paid: a payment provider's address, or a path of the site itself. */
export type CheckoutUrls = Record<PlanKey, string>;

/** The site's own checkout of a plan, used while no payment provider is set. */
export function sandboxCheckoutUrl(plan: PlanKey): string {
  return `${checkoutPath}?plan=${plan}`;
}
