import { courseDates } from "../../../src/server/cohorts/course-dates.ts";
import { firstDates } from "../../../src/server/cohorts/stored-cohorts.ts";
import type { CourseDates } from "../../../src/shared/cohorts/course-dates.ts";

/** What is next where nobody has changed the first dates: in May, the words of the specification. */
export function firstCourseDates(time = "2026-05-01T12:00:00Z"): CourseDates {
  const now = new Date(time);
  return courseDates(firstDates(now), new Map(), now);
}
