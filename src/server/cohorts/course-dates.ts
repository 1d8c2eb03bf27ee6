import { isDeepStrictEqual } from "node:util";
import { site } from "../../../content/site.ts";
import { lineOf } from "../../../content/training/dates.ts";
import { agreementDate } from "../../../content/training/plans.ts";
import { type DatedCourse, dayAfter } from "../../shared/cohorts/cohort.ts";
import type { CourseDates, NextDates, OfferWords } from "../../shared/cohorts/course-dates.ts";
import { dayIn, exactTimeIn } from "../../shared/company-time.ts";
import { type Clock, minuteMs } from "../clock/clock.ts";
import { startOf, wordsOf } from "./date-words.ts";
import type { CohortsState, StoredCohort, StoredOffer } from "./stored-cohorts.ts";

/** How many seats of each cohort are taken, by its id. */
export type TakenSeats = ReadonlyMap<string, number>;

/**
 * What is next for each course now: asked at each request, and the same object until that changes, by a write, by a seat
 * or by the clock. So whatever is cached for it is never older.
 */
export function createDatesView(
  read: () => CohortsState,
  taken: () => TakenSeats,
  clock: Clock,
): () => CourseDates {
  let last: { state: CohortsState; taken: TakenSeats; minute: number; dates: CourseDates } | null = null;
  return () => {
    const [state, seats, now] = [read(), taken(), clock.now()];
    // Whatever the clock changes of dates and codes, it changes at a whole minute.
    const minute = Math.floor(now.getTime() / minuteMs);
    if (last?.state === state && last.taken === seats && last.minute === minute) return last.dates;
    const made = courseDates(state, seats, now);
    const dates = last !== null && isDeepStrictEqual(last.dates, made) ? last.dates : made;
    last = { state, taken: seats, minute, dates };
    return dates;
  };
}

/** What is next for each course at a time. */
export function courseDates(state: CohortsState, taken: TakenSeats, now: Date): CourseDates {
  const coming = cohortsToCome(state, now);
  const changedAt = agreementChangedAt(state, now);
  const next = (course: DatedCourse): NextDates => {
    const dates = coming.filter((cohort) => cohort.course === course);
    const [first] = dates;
    const open = dates.find((cohort) => seatsLeft(cohort, taken) !== 0);
    const words = {
      open: open === undefined ? null : wordsOf(open, now),
      full: first === undefined || first === open ? null : wordsOf(first, now),
    };
    return { ...words, line: lineOf(words) };
  };
  return {
    next: { "no-code": next("no-code"), engineer: next("engineer"), webinar: next("webinar") },
    offer: offerAt(state, now),
    agreement: {
      cohorts: coming.filter(({ course }) => course === "no-code").map((cohort) => wordsOf(cohort, now)),
      changedAt,
      changedOn:
        changedAt === null || isBeforeItsWords(changedAt) ? null : exactTimeIn(site.timeZone, changedAt),
    },
  };
}

/** Whether a change is older than the day on which the agreement got its present words. */
function isBeforeItsWords(changedAt: string): boolean {
  return dayIn(site.timeZone, new Date(changedAt)) < agreementDate.day;
}

/** The cohorts that have not started, the soonest first. */
export function cohortsToCome({ cohorts }: CohortsState, now: Date): StoredCohort[] {
  return bySoonest(cohorts.filter((cohort) => startOf(cohort) > now));
}

export function bySoonest(cohorts: readonly StoredCohort[]): StoredCohort[] {
  return cohorts.toSorted((a, b) => startOf(a).getTime() - startOf(b).getTime());
}

/** How many people a cohort still takes; null where nobody counts. */
export function seatsLeft(
  { id, seats }: Pick<StoredCohort, "id" | "seats">,
  taken: TakenSeats,
): number | null {
  return seats === null ? null : Math.max(0, seats - (taken.get(id) ?? 0));
}

/** The code that takes off most of those that count, or null. */
function offerAt({ offers }: CohortsState, now: Date): OfferWords | null {
  const [best] = offers
    .filter((offer) => endOfOffer(offer) > now.getTime())
    .toSorted((a, b) => b.amount - a.amount);
  return best === undefined ? null : { code: best.code, amount: best.amount };
}

/** A code counts to the end of its last day by the company's clocks. */
function endOfOffer({ lastDay }: StoredOffer): number {
  if (lastDay === null) return Number.POSITIVE_INFINITY;
  return startOf({ startsOn: dayAfter(lastDay), time: "00:00", timeZone: site.timeZone }).getTime();
}

/** When the agreement's text last changed: a cohort that starts, and a code that ends, change it as a person does. */
export function agreementChangedAt(state: CohortsState, now: Date): string | null {
  const turns = agreementTurns(state).filter((time) => time <= now.getTime());
  const written = state.agreementChangedAt === null ? [] : [Date.parse(state.agreementChangedAt)];
  const changes = [...turns, ...written];
  return changes.length === 0 ? null : new Date(Math.max(...changes)).toISOString();
}

function agreementTurns({ cohorts, offers }: CohortsState): number[] {
  const starts = cohorts
    .filter(({ course }) => course === "no-code")
    .map((cohort) => startOf(cohort).getTime());
  return [...starts, ...offers.map(endOfOffer)];
}
