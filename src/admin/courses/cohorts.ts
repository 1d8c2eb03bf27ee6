import {
  type CohortEntry,
  classCount,
  type DatedCourse,
  type WeekDay,
  weekDayOf,
} from "../../shared/cohorts/cohort.ts";
import type { CohortInput } from "../../shared/cohorts/cohort-input.ts";
import { longDateIn } from "../../shared/company-time.ts";
import { daysAfter } from "../../shared/durations.ts";
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

export const courseNames: Readonly<Record<DatedCourse, string>> = {
  "no-code": "No Code Agentic AI Course",
  engineer: "AI/ML/GenAI Engineer Course",
  webinar: "Free webinar",
};

export const dayNames: Readonly<Record<WeekDay, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

export function cohortName({ course, startsOn }: Pick<CohortEntry, "course" | "startsOn">): string {
  return `${courseNames[course]}, ${longDateIn("UTC", startsOn)}`;
}

export function moveStart(before: CohortInput, startsOn: string): Partial<CohortInput> {
  const count = classCount(before);
  const oneDay = { startsOn, endsOn: startsOn, days: [weekDayOf(startsOn)] };
  // Half of a typed year is no date that is meant.
  if (count === 0 || classCount(oneDay) === 0) return { startsOn };
  return before.endsOn === before.startsOn
    ? oneDay
    : { startsOn, endsOn: lastOf(count, startsOn, before.days) };
}

function lastOf(count: number, startsOn: string, days: CohortInput["days"]): string {
  let day = startsOn;
  for (let left = count; ; day = daysAfter(day, 1)) {
    if (days.includes(weekDayOf(day))) left -= 1;
    if (left === 0) return day;
  }
}
