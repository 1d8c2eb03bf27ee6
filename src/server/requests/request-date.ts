import { forms } from "../../../content/forms.ts";
import { nextPlace, noPlace } from "../../../content/training/dates.ts";
import type { DatedCourse } from "../../shared/cohorts/cohort.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";

/** Without an `id` the next date is meant. */
export interface WantedDate {
  course: DatedCourse;
  id: string | undefined;
}

const cohortField = "cohort";

const versionField = "agreementVersion";

export function dateOfLead(formId: string, typed: Record<string, string>): WantedDate | null {
  return formId === forms.webinar.id ? wantedDate("webinar", typed) : null;
}

export function shownIn(typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    [cohortField, versionField].flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]])),
  );
}

export function wantedDate(course: DatedCourse, typed: Record<string, string>): WantedDate {
  return { course, id: typed[cohortField] };
}

export function noPlaceWords(
  reason: keyof typeof noPlace,
  { next }: CourseDates,
  course: DatedCourse,
): string {
  const { open } = next[course];
  return `${noPlace[reason]} ${open === null ? nextPlace.none : nextPlace.open(open.starts)}`;
}
