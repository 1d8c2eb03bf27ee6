import * as v from "valibot";
import { localTimeIn, momentOf } from "../company-time.ts";

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

const daySchema = v.pipe(
  v.string("Please send the date as text."),
  v.check(isDay, "Please give a date that exists, such as 2027-10-06."),
);

/** What `POST` and `PUT /api/cohorts` take. */
export const cohortInputSchema = v.pipe(
  v.strictObject({
    course: v.picklist(datedCourses, "Please choose no-code, engineer or webinar."),
    startsOn: daySchema,
    endsOn: daySchema,
    days: v.pipe(
      v.array(v.string(), "Please send the days as a list."),
      v.minLength(1, "Please choose at least one day of the week."),
      v.check((days) => days.every(isWeekDay), "Please name days from mon to sun."),
      v.transform((days) => weekDays.filter((day) => days.includes(day))),
    ),
    time: v.pipe(
      v.string("Please send the time as text."),
      v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Please give a time such as 19:45."),
    ),
    minutes: v.optional(
      v.pipe(
        v.number("Please give a number of minutes."),
        v.integer("Please give whole minutes."),
        v.minValue(1, "A class lasts at least a minute."),
        v.maxValue(24 * 60, "A class takes a day at most."),
      ),
      90,
    ),
    timeZone: v.pipe(
      v.string("Please send the time zone as text."),
      v.check(isTimeZone, "Please choose a time zone by its place, such as America/Chicago."),
    ),
    seats: v.nullable(
      v.pipe(
        v.number("Please give a number of seats, or none."),
        v.integer("Please give a whole number of seats."),
        v.minValue(0, "The number of seats cannot be negative."),
        v.maxValue(100_000, "Please give at most 100000 seats."),
      ),
    ),
  }),
  // Each says nothing where another one has been said already.
  v.forward(
    v.check((input) => !areDays(input) || isSpan(input), "The end cannot come before the start."),
    ["endsOn"],
  ),
  v.forward(
    v.check((input) => !isSpan(input) || isShort(input), "Please give an end within two years of the start."),
    ["endsOn"],
  ),
  v.forward(
    v.check(
      (input) => !isSpan(input) || !isShort(input) || input.days.length === 0 || classDays(input).length > 0,
      "None of these days is between the start and the end.",
    ),
    ["days"],
  ),
  v.forward(
    v.check(
      (input) => !isSpan(input) || !isTimeZone(input.timeZone) || isOnClocks(input),
      "On the first day the clocks skip this time, as summer time begins.",
    ),
    ["time"],
  ),
);

export type CohortInput = v.InferOutput<typeof cohortInputSchema>;

/** What a cohort was last saved with. */
export function inputOf({ id: _, seatsLeft: __, ...input }: CohortEntry): CohortInput {
  return input;
}

/** What stands in the address of an offer. */
export const offerNameSchema = v.object({
  code: v.pipe(
    v.string(),
    v.regex(
      /^[A-Z0-9][A-Z0-9-]{1,39}$/,
      "Please use 2 to 40 capital letters, digits and hyphens for the code.",
    ),
  ),
});

/** What `PUT /api/offers/{code}` takes, where a code may take off so many dollars. */
export function offerInputSchema(maxAmount: number) {
  return v.strictObject({
    amount: v.pipe(
      v.number("Please give the amount as a number of dollars."),
      v.integer("Please give whole dollars."),
      v.minValue(1, "Please give at least $1."),
      v.maxValue(
        maxAmount,
        `Please give at most $${maxAmount}, so that the cheapest plan still costs something.`,
      ),
    ),
    lastDay: v.nullable(daySchema),
  });
}

export type OfferInput = v.InferOutput<ReturnType<typeof offerInputSchema>>;

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

type Span = Pick<Cohort, "startsOn" | "endsOn">;

function areDays({ startsOn, endsOn }: Span): boolean {
  return isDay(startsOn) && isDay(endsOn);
}

function isSpan(span: Span): boolean {
  return areDays(span) && span.endsOn >= span.startsOn;
}

function isShort({ startsOn, endsOn }: Span): boolean {
  return (Date.parse(endsOn) - Date.parse(startsOn)) / dayMs <= maxDays;
}

function isWeekDay(text: string): boolean {
  return weekDays.some((day) => day === text);
}

/** Whether the clocks show the time of a class on the first day, and on that of the first class. */
function isOnClocks({
  time,
  timeZone,
  ...span
}: Pick<Cohort, "time" | "timeZone" | "startsOn" | "endsOn" | "days">) {
  return [span.startsOn, ...(isShort(span) ? classDays(span).slice(0, 1) : [])].every((day) => {
    const moment = momentOf(timeZone, `${day}T${time}`);
    return moment === null || localTimeIn(timeZone, moment) === `${day}T${time}`;
  });
}

/** Whether it is a date of the calendar: "2027-02-30" is none. */
function isDay(text: string): boolean {
  const time = /^[12]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Whether it names a zone by its place. Node knows offsets and abbreviations as well, which mean something else to it than to
 * who writes them: "IST" is Bangladesh, "EST" has no summer time, and "Etc/GMT+5" is 5 hours behind.
 */
function isTimeZone(text: string): boolean {
  if (!/^(?!Etc\/GMT)[A-Za-z]+\//i.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: text }) !== null;
  } catch {
    return false;
  }
}
