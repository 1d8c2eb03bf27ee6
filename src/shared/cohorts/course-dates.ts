import type { DatedCourse } from "./cohort.ts";

export interface CohortWords {
  id: string;
  /** Such as "Oct 6th", of the webinar "September 28th at 12pm CDT"; with the year unless it is the current one. */
  starts: string;
  schedule: string;
  /** ISO 8601 with the zone's offset, for search engines. */
  startsAt: string;
  endsAt: string;
}

/** Both are null where no date is announced. */
export interface NextDates {
  /** The soonest with a free seat. */
  open: CohortWords | null;
  /** The soonest, where it has no free seat. */
  full: CohortWords | null;
  /** A whole line each, whether there is a date or not. */
  line: { starts: string; schedule: string };
}

export interface OfferWords {
  code: string;
  amount: number;
}

/** The dates and the promotion code of a moment, as pages, mails, the agreement and the chat name them. */
export interface CourseDates {
  next: Record<DatedCourse, NextDates>;
  offer: OfferWords | null;
  agreement: {
    /** All upcoming ones, with or without free seats. */
    cohorts: CohortWords[];
    /** When dates last changed the agreement's text, in ISO 8601; null where they never did. */
    changedAt: string | null;
    /** The same day in words, as the agreement's version; null where its own text is newer. */
    changedOn: string | null;
  };
}
