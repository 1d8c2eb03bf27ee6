import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { site } from "../../../content/site.ts";
import { type Cohort, classDays, datedCourses, weekDayOf, weekDays } from "../../shared/cohorts/cohort.ts";
import { yearIn } from "../../shared/company-time.ts";
import type { CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";
import { startOf } from "./cohort-times.ts";

export type StoredCohort = v.InferOutput<typeof storedCohortSchema>;

export type StoredOffer = v.InferOutput<typeof storedOfferSchema>;

export type CohortsState = v.InferOutput<typeof cohortsSchema>;

const daySchema = v.pipe(v.string(), v.isoDate());
const timeSchema = v.pipe(v.string(), v.isoTimestamp());

const times = {
  startsOn: daySchema,
  endsOn: daySchema,
  days: v.array(v.picklist(weekDays)),
  time: v.pipe(v.string(), v.isoTime()),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  timeZone: v.string(),
};

const storedCohortSchema = checkedOnce(
  v.strictObject({
    id: v.pipe(v.string(), v.uuid()),
    course: v.picklist(datedCourses),
    ...times,
    seats: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
    changedAt: timeSchema,
    /** When the classes last moved to other days or times. */
    movedAt: v.nullable(timeSchema),
    /** Moves are in order and have the earlier times; release 2 did not record them. */
    moves: v.optional(v.array(v.strictObject({ at: timeSchema, from: v.strictObject(times) }))),
  }),
);

const storedOfferSchema = checkedOnce(
  v.strictObject({
    code: v.string(),
    amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    lastDay: v.nullable(daySchema),
  }),
);

/** Unknown keys are refused: a newer release may have written them, and saving would lose them. */
const cohortsSchema = v.strictObject({
  cohorts: v.array(storedCohortSchema),
  offers: v.array(storedOfferSchema),
  /** It is null if nobody changed the agreement. */
  agreementChangedAt: v.nullable(timeSchema),
});

export function cohortsCollection(now: Date): CollectionDefinition<CohortsState> {
  return {
    schema: cohortsSchema,
    first: firstDates(now),
    keys: { cohorts: ({ id }: StoredCohort) => id, offers: ({ code }: StoredOffer) => code },
  };
}

type Times = NonNullable<StoredCohort["moves"]>[number]["from"];

export function timesOf({ startsOn, endsOn, days, time, minutes, timeZone }: Times): Times {
  return { startsOn, endsOn, days, time, minutes, timeZone };
}

/** Returns null if the times at `at` (ISO 8601) are unknown. */
export function timesAt(cohort: StoredCohort, at: string): Times | null {
  const later = cohort.moves?.find((move) => move.at > at);
  if (later !== undefined) return later.from;
  return cohort.movedAt !== null && cohort.movedAt > at ? null : timesOf(cohort);
}

const noCodeClasses = 24;

export function firstDates(now: Date): CohortsState {
  const { timeZone } = site;
  const added = { seats: null, revision: 0, changedAt: now.toISOString(), movedAt: null };
  const evenings = { days: weekDays.slice(0, 4), time: "19:45", minutes: 90, timeZone };
  const noon = { time: "12:00", minutes: 90, timeZone };
  const noCode = nextReturn("10-06", evenings, now);
  const webinar = nextReturn("09-28", noon, now);
  const lastDay = `${noCode.slice(0, 4)}-12-31`;
  const endsOn = classDays({ ...evenings, startsOn: noCode, endsOn: lastDay })[noCodeClasses - 1] ?? lastDay;
  return {
    cohorts: [
      { id: randomUUID(), course: "no-code", startsOn: noCode, endsOn, ...evenings, ...added },
      {
        id: randomUUID(),
        course: "webinar",
        startsOn: webinar,
        endsOn: webinar,
        ...noon,
        days: [weekDayOf(webinar)],
        ...added,
      },
    ],
    offers: [{ code: "EARLYNOCODE", amount: 100, lastDay: null }],
    agreementChangedAt: null,
  };
}

/** Finds the next date of this day, such as "10-06", whose class has not begun. */
function nextReturn(day: string, at: Pick<Cohort, "time" | "timeZone">, now: Date): string {
  const year = yearIn(at.timeZone, now);
  const startsOn = `${year}-${day}`;
  return startOf({ ...at, startsOn }) > now ? startsOn : `${year + 1}-${day}`;
}
