import * as v from "valibot";
import type { FormOutcome } from "./form.ts";
import { urls } from "./urls.ts";

/** The plans of the No Code Agentic AI Course, as the `plan` query and the settings name them. */
export const planKeys = ["professionals", "students"] as const;

export type PlanKey = (typeof planKeys)[number];

/** The plan that a query names, in whatever case; any other value names none. */
export function parsePlan(value: string | null): PlanKey | null {
  return planKeys.find((key) => key === value?.toLowerCase()) ?? null;
}

/** Where the browser goes to pay for each plan: a payment provider's address, or a path of the site itself. */
export type CheckoutUrls = Record<PlanKey, string>;

/** The site's own checkout of a plan, which stands in while no payment provider is set. */
export function sandboxCheckoutUrl(plan: PlanKey): string {
  return `${urls.checkout.path}?plan=${plan}`;
}

/** A request to enroll, as the sandbox checkout keeps it. */
export const enrollmentSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  plan: v.picklist(planKeys),
  /** The version of the agreement that was accepted. */
  agreementVersion: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** When the administrator marked it handled. */
  handledAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
});

export type Enrollment = v.InferOutput<typeof enrollmentSchema>;

/** Takes in what was typed into the sandbox checkout and keeps it. */
export interface EnrollmentDesk {
  submit(plan: PlanKey, typed: Record<string, string>): Promise<FormOutcome>;
}
