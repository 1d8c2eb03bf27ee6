import { waitlists } from "../../../content/form-names.ts";
import type { DatedCourse } from "../../shared/cohorts/cohort.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";

/**
 * How many people on the waitlist of a course have not been told of a date: of one address there is one, which gets one
 * mail for all that it has sent before.
 */
export function waitingFor(leads: readonly LeadEntry[], course: DatedCourse): number {
  const form = waitlists[course]?.name;
  const all = leads.filter(
    ({ formName, state }) => formName === form && state !== "suspected" && state !== "lost",
  );
  const told = new Map<string, string>();
  for (const lead of all) {
    const at = lead.deliveries.find(({ channel }) => channel === "announcement")?.at;
    if (at !== undefined && at > (told.get(addressOf(lead)) ?? "")) told.set(addressOf(lead), at);
  }
  const waiting = all.filter((lead) => (told.get(addressOf(lead)) ?? "") < lead.createdAt);
  return new Set(waiting.map(addressOf)).size;
}

function addressOf({ fields }: LeadEntry): string {
  return (fields.email ?? "").toLowerCase();
}
