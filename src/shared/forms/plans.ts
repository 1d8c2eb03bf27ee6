import { checkoutPath } from "../paths.ts";

/** The values of the `plan` query, and of settings. */
export const planKeys = ["professionals", "students"] as const;

export type PlanKey = (typeof planKeys)[number];

export function parsePlan(value: string | null): PlanKey | null {
  return planKeys.find((key) => key === value?.toLowerCase()) ?? null;
}

/** A payment provider's address, or a path of the site itself. */
export type CheckoutUrls = Record<PlanKey, string>;

/** The site's own checkout, used while no payment provider is set. */
export function sandboxCheckoutUrl(plan: PlanKey): string {
  return `${checkoutPath}?plan=${plan}`;
}
