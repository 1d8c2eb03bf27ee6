import { lineOf } from "../../../content/training/dates.ts";
import { courseDates } from "../../../src/server/cohorts/course-dates.ts";
import { firstDates } from "../../../src/server/cohorts/stored-cohorts.ts";
import type { CourseDates } from "../../../src/shared/cohorts/course-dates.ts";

/** What is next where nobody has changed the first dates: in May, the words of the specification. */
export function firstCourseDates(time = "2026-05-01T12:00:00Z"): CourseDates {
  const now = new Date(time);
  return courseDates(firstDates(now), new Map(), now);
}

const none = { open: null, full: null };
const nothing = { ...none, line: lineOf(none) };

/** What is next where there is no date and no code. */
export const noDates: CourseDates = {
  next: { "no-code": nothing, engineer: nothing, webinar: nothing },
  offer: null,
  agreement: { cohorts: [], changedAt: null, changedOn: null },
};
