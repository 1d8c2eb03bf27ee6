/** What has dates: the two courses and the free webinar. */
export const datedCourses = ["no-code", "engineer", "webinar"] as const;

export type DatedCourse = (typeof datedCourses)[number];

export const weekDays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

export type WeekDay = (typeof weekDays)[number];

/** A group that takes a course together from one start on, or a webinar. */
export interface Cohort {
  id: string;
  course: DatedCourse;
  /** The days on which it begins and ends, such as "2027-10-06". */
  startsOn: string;
  endsOn: string;
  /** The days that have a class, in the order of the week. */
  days: WeekDay[];
  /** When its classes begin, such as "19:45", by the clocks of `timeZone`. */
  time: string;
  /** How long a class is. */
  minutes: number;
  /** An IANA name; release 2 took others that Node knows, such as CST. */
  timeZone: string;
  /** How many people it takes; null where nobody counts. */
  seats: number | null;
}

/** A cohort as `GET /api/cohorts` lists it. */
export interface CohortEntry extends Cohort {
  /** Null where nobody counts. */
  seatsLeft: number | null;
}

/** How many people wait for a date of a course, as `GET /api/waitlists` lists them. */
export interface WaitlistEntry {
  course: DatedCourse;
  people: number;
}

/** So long a date stands unchanged before anybody is told of it by mail: what is corrected meanwhile is told once. */
export const announcedAfterMinutes = 5;

/** A promotion code as `GET /api/offers` lists it. */
export interface Offer {
  code: string;
  /** What it takes off the price, in US dollars. */
  amount: number;
  /** The last day on which it counts, by the company's calendar; null where it has no end. */
  lastDay: string | null;
}

const maxDays = 2 * 366;

/** What a cohort was last saved with. */
export function inputOf({ id: _, seatsLeft: __, ...input }: CohortEntry): Omit<Cohort, "id"> {
  return input;
}

/** The days of a cohort that have a class, such as "2027-10-06", first one first. */
export function classDays({
  startsOn,
  endsOn,
  days,
}: Pick<Cohort, "startsOn" | "endsOn" | "days">): string[] {
  const found: string[] = [];
  for (let day = startsOn; day <= endsOn; day = dayAfter(day))
    if (days.includes(weekDayOf(day))) found.push(day);
  return found;
}

/** How many classes it has; 0 while its days are none that a cohort may have. */
export function classCount(input: Pick<Cohort, "startsOn" | "endsOn" | "days">): number {
  return isSpan(input) && isShort(input) ? classDays(input).length : 0;
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}

const dayMs = 24 * 60 * 60 * 1000;

/** The day of the week of a day such as "2027-10-06". */
export function weekDayOf(day: string): WeekDay {
  return weekDays[(new Date(day).getUTCDay() + 6) % 7] as WeekDay;
}

/** From one day to another. */
export type Span = Pick<Cohort, "startsOn" | "endsOn">;

/** Whether both are days, and the end is not before the start. */
export function isSpan(span: Span): boolean {
  return isDay(span.startsOn) && isDay(span.endsOn) && span.endsOn >= span.startsOn;
}

/** Whether a span is as short as a course may be. */
export function isShort({ startsOn, endsOn }: Span): boolean {
  return (Date.parse(endsOn) - Date.parse(startsOn)) / dayMs <= maxDays;
}

/** Whether it is a date of the calendar: "2027-02-30" is none. */
export function isDay(text: string): boolean {
  const time = /^[12]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
