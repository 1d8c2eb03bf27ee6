import * as v from "valibot";
import { localTimeIn, momentOf } from "../company-time.ts";
import {
  type Cohort,
  classDays,
  datedCourses,
  isDay,
  isShort,
  isSpan,
  type Span,
  weekDays,
} from "./cohort.ts";

const daySchema = v.pipe(
  v.string("Please send the date as text."),
  v.check(isDay, "Please give a date that exists, such as 2027-10-06."),
);

/** The body of `POST` and `PUT /api/cohorts`. */
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
  // Each check passes where an earlier one has failed.
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

export const offerNameSchema = v.object({
  code: v.pipe(
    v.string(),
    v.regex(
      /^[A-Z0-9][A-Z0-9-]{1,39}$/,
      "Please use 2 to 40 capital letters, digits and hyphens for the code.",
    ),
  ),
});

/** The body of `PUT /api/offers/{code}`; `maxAmount` is in US dollars. */
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

function areDays({ startsOn, endsOn }: Span): boolean {
  return isDay(startsOn) && isDay(endsOn);
}

function isWeekDay(text: string): boolean {
  return weekDays.some((day) => day === text);
}

/** Whether the time exists on the first day and on the first class: summer time skips an hour. */
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

/**
 * Only IANA names with a region. Node knows others in a surprising sense: "IST" is Bangladesh, "EST" has no summer
 * time.
 */
function isTimeZone(text: string): boolean {
  if (!/^(?!Etc\/GMT)[A-Za-z]+\//i.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: text }) !== null;
  } catch {
    return false;
  }
}
