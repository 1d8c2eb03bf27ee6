import { waitlists } from "../../../content/form-names.ts";
import type { DatedCourse } from "../../shared/cohorts/cohort.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";

/** How many people on the waitlist of a course have not been told of a date: of one address there is one. */
export function waitingFor(leads: readonly LeadEntry[], course: DatedCourse): number {
  const form = waitlists[course]?.name;
  const waiting = leads.filter(
    ({ formName, state, deliveries }) =>
      formName === form &&
      state !== "suspected" &&
      state !== "lost" &&
      !deliveries.some(({ channel }) => channel === "announcement"),
  );
  return new Set(waiting.map(({ fields }) => (fields.email ?? "").toLowerCase())).size;
}
