import type { CourseDates, NextDates } from "../../src/shared/cohorts/course-dates.ts";
import { lineOf } from "./dates.ts";

const nothing: NextDates = { open: null, full: null, line: lineOf({ open: null, full: null }) };

/** For a site without dates and codes. */
export const noDates: CourseDates = {
  next: { "no-code": nothing, engineer: nothing, webinar: nothing },
  offer: null,
  agreement: { cohorts: [], changedAt: null, changedOn: null },
};
