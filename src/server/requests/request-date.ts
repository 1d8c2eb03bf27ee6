import { forms } from "../../../content/forms.ts";
import { nextPlace, noPlace } from "../../../content/training/dates.ts";
import type { DatedCourse } from "../../shared/cohorts/cohort.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";

/** The date that a form was sent for: what its page showed, or whatever is next where it says nothing. */
export interface WantedDate {
  course: DatedCourse;
  id: string | undefined;
}

/** The name of the field in which a form's page says which date it shows. */
const cohortField = "cohort";

/** The same for the version of the agreement. */
const versionField = "agreementVersion";

/** The form of the free webinar is for a date; other leads are not. */
export function dateOfLead(formId: string, typed: Record<string, string>): WantedDate | null {
  return formId === forms.webinar.id ? wantedDate("webinar", typed) : null;
}

/** What the page of a form showed and said with it: whoever corrects a field still sends what was read. */
export function shownIn(typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    [cohortField, versionField].flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]])),
  );
}

export function wantedDate(course: DatedCourse, typed: Record<string, string>): WantedDate {
  return { course, id: typed[cohortField] };
}

/** What somebody is told whose date could not be had. */
export function noPlaceWords(
  reason: keyof typeof noPlace,
  { next }: CourseDates,
  course: DatedCourse,
): string {
  const { open } = next[course];
  return `${noPlace[reason]} ${open === null ? nextPlace.none : nextPlace.open(open.starts)}`;
}
