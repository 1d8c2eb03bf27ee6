import type { CohortEntry } from "../../shared/cohorts/cohort.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { comparableAddress } from "../../shared/forms/mail-address.ts";
import { countOf } from "../leads/lead-text.ts";

/** Must count as the server counts seats. */
export function takesPart({ cohort, state, payment }: LeadEntry, { id }: Pick<CohortEntry, "id">): boolean {
  return cohort === id && state !== "suspected" && state !== "lost" && payment?.state !== "refunded";
}

/** Counts people by their addresses, since one address has one seat. */
export function countTakingPart(entries: readonly LeadEntry[], cohort: Pick<CohortEntry, "id">): number {
  const present = entries.filter((entry) => takesPart(entry, cohort));
  return new Set(present.map(({ fields, id }) => (fields.email ? comparableAddress(fields.email) : id))).size;
}

/** How many people are in excess of the seats; 0 where seats are not counted. */
export function seatsOver({ seats }: Pick<CohortEntry, "seats">, people: number): number {
  return seats === null ? 0 : Math.max(0, people - seats);
}

export function tooMany(over: number): string {
  return countOf(over, "person too many", "people too many");
}
