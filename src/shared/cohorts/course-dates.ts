import type { DatedCourse } from "./cohort.ts";

/** A cohort as pages and the chat speak of it. */
export interface CohortWords {
  id: string;
  /** Such as "Oct 6th"; of the webinar "September 28th at 12pm CDT". The year is there where it is not the current one. */
  starts: string;
  /** Such as "Mon-Thu 7:45pm-9:15pm CDT". */
  schedule: string;
  /** ISO 8601, with the offset of its zone: for search engines. */
  startsAt: string;
  /** The end of the last class. */
  endsAt: string;
}

/** What is next for a course. Without either, the next date will be announced. */
export interface NextDates {
  /** The soonest that still takes people. */
  open: CohortWords | null;
  /** The soonest of all, where that is full. */
  full: CohortWords | null;
  /** Both in words that are the whole of a line each, whether there is a date or not. */
  line: { starts: string; schedule: string };
}

/** A promotion code that counts today. */
export interface OfferWords {
  code: string;
  /** In US dollars. */
  amount: number;
}

/** What is next for each course at a time: all that pages, mails, the agreement and the chat know of dates. */
export interface CourseDates {
  next: Record<DatedCourse, NextDates>;
  offer: OfferWords | null;
  agreement: {
    /** All cohorts to come of the course that the agreement is about, full ones too. */
    cohorts: CohortWords[];
    /** When its text last changed because of dates, in ISO 8601; null where it is the text it came with. */
    changedAt: string | null;
    /** The same in words, by the company's clocks, for its version; null where its own words are newer. */
    changedOn: string | null;
  };
}
