import * as v from "valibot";
import type { FormOutcome } from "./form.ts";
import { type PlanKey, planKeys } from "./plans.ts";

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
