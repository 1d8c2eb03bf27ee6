import { dayMs, daysAfter } from "../durations.ts";

export const datedCourses = ["no-code", "engineer", "webinar"] as const;

export type DatedCourse = (typeof datedCourses)[number];

export const weekDays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

export type WeekDay = (typeof weekDays)[number];

/** A group that takes a course together, or one webinar. */
export interface Cohort {
  id: string;
  course: DatedCourse;
  /** Days such as "2027-10-06". */
  startsOn: string;
  endsOn: string;
  days: WeekDay[];
  /** Such as "19:45", in `timeZone`. */
  time: string;
  minutes: number;
  /** An IANA name; records of release 2 may have others that Node knows, such as CST. */
  timeZone: string;
  /** Null where seats are not counted. */
  seats: number | null;
}

/** An entry of `GET /api/cohorts`. */
export interface CohortEntry extends Cohort {
  seatsLeft: number | null;
}

export interface WaitlistEntry {
  course: DatedCourse;
  people: number;
}

/** A debounce: a date is announced by mail once it has not changed for this long. */
export const announcedAfterMinutes = 5;

/** An entry of `GET /api/offers`. */
export interface Offer {
  code: string;
  amount: number;
  /** In the company's time zone; null where the code does not expire. */
  lastDay: string | null;
}

const maxDays = 2 * 366;

export function inputOf({ id: _, seatsLeft: __, ...input }: CohortEntry): Omit<Cohort, "id"> {
  return input;
}

export function classDays({
  startsOn,
  endsOn,
  days,
}: Pick<Cohort, "startsOn" | "endsOn" | "days">): string[] {
  const found: string[] = [];
  for (let day = startsOn; day <= endsOn; day = daysAfter(day, 1))
    if (days.includes(weekDayOf(day))) found.push(day);
  return found;
}

/** Returns 0 for days that a cohort may not have. */
export function classCount(input: Pick<Cohort, "startsOn" | "endsOn" | "days">): number {
  return isSpan(input) && isShort(input) ? classDays(input).length : 0;
}

export function weekDayOf(day: string): WeekDay {
  return weekDays[(new Date(day).getUTCDay() + 6) % 7] as WeekDay;
}

export type Span = Pick<Cohort, "startsOn" | "endsOn">;

export function isSpan(span: Span): boolean {
  return isDay(span.startsOn) && isDay(span.endsOn) && span.endsOn >= span.startsOn;
}

/** Whether the span is at most two years long. */
export function isShort({ startsOn, endsOn }: Span): boolean {
  return (Date.parse(endsOn) - Date.parse(startsOn)) / dayMs <= maxDays;
}

/** Whether the date exists: "2027-02-30" does not. */
export function isDay(text: string): boolean {
  const time = /^[12]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
