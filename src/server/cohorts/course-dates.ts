import { isDeepStrictEqual } from "node:util";
import { site } from "../../../content/site.ts";
import { lineOf } from "../../../content/training/dates.ts";
import { agreementDate } from "../../../content/training/plans.ts";
import type { DatedCourse } from "../../shared/cohorts/cohort.ts";
import type { CourseDates, NextDates, OfferWords } from "../../shared/cohorts/course-dates.ts";
import { dayIn, exactTimeIn } from "../../shared/company-time.ts";
import { daysAfter, minuteMs } from "../../shared/durations.ts";
import type { Clock } from "../clock/clock.ts";
import { startOf } from "./cohort-times.ts";
import { wordsOf } from "./date-words.ts";
import type { CohortsState, StoredCohort, StoredOffer } from "./stored-cohorts.ts";

export type TakenSeats = ReadonlyMap<string, number>;

/** Returns the same object until a write, a seat or the clock changes it: caches are keyed by it. */
export function createDatesView(
  read: () => CohortsState,
  taken: () => TakenSeats,
  clock: Clock,
): () => CourseDates {
  let last: { state: CohortsState; taken: TakenSeats; minute: number; dates: CourseDates } | null = null;
  return () => {
    const [state, seats, now] = [read(), taken(), clock.now()];
    // The clock changes dates and codes only at whole minutes.
    const minute = Math.floor(now.getTime() / minuteMs);
    if (last?.state === state && last.taken === seats && last.minute === minute) return last.dates;
    const made = courseDates(state, seats, now);
    const dates = last !== null && isDeepStrictEqual(last.dates, made) ? last.dates : made;
    last = { state, taken: seats, minute, dates };
    return dates;
  };
}

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

/** A change from before the agreement's current wording is not shown. */
function isBeforeItsWords(changedAt: string): boolean {
  return dayIn(site.timeZone, new Date(changedAt)) < agreementDate.day;
}

export function cohortsToCome({ cohorts }: CohortsState, now: Date): StoredCohort[] {
  return bySoonest(cohorts.filter((cohort) => startOf(cohort) > now));
}

export function bySoonest(cohorts: readonly StoredCohort[]): StoredCohort[] {
  return cohorts.toSorted((a, b) => startOf(a).getTime() - startOf(b).getTime());
}

export function seatsLeft(
  { id, seats }: Pick<StoredCohort, "id" | "seats">,
  taken: TakenSeats,
): number | null {
  return seats === null ? null : Math.max(0, seats - (taken.get(id) ?? 0));
}

/** Chooses the valid code with the largest discount. */
function offerAt(state: CohortsState, now: Date): OfferWords | null {
  const [best] = validOffers(state, now).toSorted((a, b) => b.amount - a.amount);
  return best === undefined ? null : { code: best.code, amount: best.amount };
}

export function validOffers({ offers }: CohortsState, now: Date): StoredOffer[] {
  return offers.filter((offer) => endOfOffer(offer) > now.getTime());
}

function endOfOffer({ lastDay }: StoredOffer): number {
  if (lastDay === null) return Number.POSITIVE_INFINITY;
  return startOf({ startsOn: daysAfter(lastDay, 1), time: "00:00", timeZone: site.timeZone }).getTime();
}

/** Starting cohorts and expiring codes change the text of the agreement too. */
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
