import { randomUUID } from "node:crypto";
import { sandboxCheckout } from "../../../content/training/checkout.ts";
import { agreementVersion } from "../../../content/training/plans.ts";
import type { Enrollment, EnrollmentDesk } from "../../shared/forms/enrollment.ts";
import type { Collection } from "../store/collection.ts";
import { addOnce } from "./duplicates.ts";
import { createFormIntake } from "./form-intake.ts";

/** How many enrollment requests one network may send. */
export interface EnrollmentLimits {
  enrollmentsPerHour: number;
}

/** Makes the desk that takes enrollment requests from a network and keeps them in the store. */
export function createEnrollmentDesks(
  store: { enrollments: Collection<Enrollment[]> },
  limits: EnrollmentLimits,
): (network: string) => EnrollmentDesk {
  const intake = createFormIntake(limits.enrollmentsPerHour);
  const { fields } = sandboxCheckout.form;
  return (network) => ({
    submit: (plan, typed) =>
      intake({ name: "Enrollment", network, fields, typed }, async ({ name = "", email = "" }) => {
        const enrollment = {
          id: randomUUID(),
          name,
          email,
          plan,
          agreementVersion,
          createdAt: new Date().toISOString(),
          handledAt: null,
        };
        await store.enrollments.update((enrollments) => addOnce(enrollments, enrollment));
      }),
  });
}
