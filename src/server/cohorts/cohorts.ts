import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type {
  CohortEntry,
  CohortInput,
  DatedCourse,
  Offer,
  OfferInput,
} from "../../shared/cohorts/cohort.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import type { Clock } from "../clock/clock.ts";
import type { Collection } from "../store/collection.ts";
import {
  agreementChangedAt,
  cohortsToCome,
  courseDates,
  createDatesView,
  seatsLeft,
  type TakenSeats,
} from "./course-dates.ts";
import { startOf } from "./date-words.ts";
import type { CohortsState, StoredCohort } from "./stored-cohorts.ts";

export interface Cohorts {
  /** What is next for each course now; the same object until that changes. */
  dates(): CourseDates;
  /** Those to come, or all of them, the soonest first. */
  list(which: "to come" | "all"): CohortEntry[];
  find(id: string): StoredCohort | null;
  /** Whether a date of a course that people were told of at a time, in ISO 8601, was kept: one that was taken back is not. */
  keptDateOf(course: DatedCourse, toldAt: string): boolean;
  /**
   * The cohort that somebody gets who wants this one, or whatever is next where the id is left out, with so many seats
   * taken; or why there is none.
   */
  choose(course: DatedCourse, id: string | undefined, taken: TakenSeats): string | { none: "full" | "past" };
  create(input: CohortInput): Promise<CohortEntry>;
  /**
   * Resolves to null where there is no such cohort, and to how many seats are taken where it would have fewer, or be of
   * another course than people enrolled in.
   */
  update(id: string, input: CohortInput): Promise<CohortEntry | { taken: number } | null>;
  /** Says whether there was one; one that people enrolled in stays, and how many they are is said. */
  remove(id: string): Promise<boolean | { taken: number }>;
  offers(): readonly Offer[];
  saveOffer(code: string, input: OfferInput): Promise<Offer>;
  /** Says whether there was one. */
  removeOffer(code: string): Promise<boolean>;
}

/** Dates and codes over their collection; `taken` says how many seats of each cohort are taken. */
export function createCohorts(
  collection: Collection<CohortsState>,
  taken: () => TakenSeats,
  clock: Clock,
): Cohorts {
  /** Makes a change, and notes when it is one of what the agreement says. */
  async function change(make: (state: CohortsState, now: Date) => CohortsState): Promise<void> {
    await collection.update((state) => {
      const now = clock.now();
      const next = make(state, now);
      if (next === state) return state;
      const isSame = isDeepStrictEqual(agreementOf(state, now), agreementOf(next, now));
      return { ...next, agreementChangedAt: isSame ? agreementChangedAt(state, now) : now.toISOString() };
    });
  }

  const toEntry = ({ revision: _, changedAt: __, movedAt: ___, ...cohort }: StoredCohort): CohortEntry => ({
    ...cohort,
    seatsLeft: seatsLeft(cohort, taken()),
  });

  return {
    dates: createDatesView(collection.read, taken, clock),

    list(which) {
      const state = collection.read();
      const cohorts =
        which === "to come"
          ? cohortsToCome(state, clock.now())
          : state.cohorts.toSorted((a, b) => startOf(a).getTime() - startOf(b).getTime());
      return cohorts.map(toEntry);
    },

    find: (id) => collection.read().cohorts.find((cohort) => cohort.id === id) ?? null,

    keptDateOf: (course, toldAt) =>
      collection.read().cohorts.some((cohort) => {
        // Of one that was changed since, nobody knows when it was set.
        const isNewer = cohort.revision === 0 && cohort.changedAt > toldAt;
        return cohort.course === course && !isNewer && startOf(cohort).toISOString() > toldAt;
      }),

    choose(course, id, seats) {
      const coming = cohortsToCome(collection.read(), clock.now()).filter(
        (cohort) => cohort.course === course,
      );
      const wanted = id === undefined ? coming : coming.filter((cohort) => cohort.id === id);
      const free = wanted.find((cohort) => seatsLeft(cohort, seats) !== 0);
      return free?.id ?? { none: wanted.length === 0 ? "past" : "full" };
    },

    async create(input) {
      const changedAt = clock.now().toISOString();
      const cohort = { id: randomUUID(), ...input, revision: 0, changedAt, movedAt: null };
      await change((state) => ({ ...state, cohorts: [...state.cohorts, cohort] }));
      return toEntry(cohort);
    },

    async update(id, input) {
      let result: CohortEntry | { taken: number } | null = null;
      await change((state, now) => {
        const old = state.cohorts.find((cohort) => cohort.id === id);
        const seatsTaken = taken().get(id) ?? 0;
        if (old === undefined) return state;
        const isOtherCourse = seatsTaken > 0 && input.course !== old.course;
        if (isOtherCourse || (input.seats !== null && input.seats < seatsTaken)) {
          result = { taken: seatsTaken };
          return state;
        }
        const changedAt = now.toISOString();
        const movedAt = isDeepStrictEqual(timesOf(old), timesOf(input)) ? old.movedAt : changedAt;
        const next = { ...old, ...input, revision: old.revision + 1, changedAt, movedAt };
        result = toEntry(next);
        return { ...state, cohorts: state.cohorts.map((cohort) => (cohort === old ? next : cohort)) };
      });
      return result;
    },

    async remove(id) {
      let result: boolean | { taken: number } = false;
      await change((state) => {
        const seatsTaken = taken().get(id) ?? 0;
        const cohorts = state.cohorts.filter((cohort) => cohort.id !== id);
        if (seatsTaken > 0) result = { taken: seatsTaken };
        else result = cohorts.length < state.cohorts.length;
        return result === true ? { ...state, cohorts } : state;
      });
      return result;
    },

    offers: () => collection.read().offers,

    async saveOffer(code, input) {
      const offer = { code, ...input };
      await change((state) => {
        const others = state.offers.filter((other) => other.code !== code);
        return { ...state, offers: [...others, offer] };
      });
      return offer;
    },

    async removeOffer(code) {
      let removed = false;
      await change((state) => {
        const offers = state.offers.filter((offer) => offer.code !== code);
        removed = offers.length < state.offers.length;
        return removed ? { ...state, offers } : state;
      });
      return removed;
    },
  };
}

/** What somebody who takes part has in a calendar. */
function timesOf({ startsOn, endsOn, days, time, minutes, timeZone }: CohortInput) {
  return { startsOn, endsOn, days, time, minutes, timeZone };
}

const nobody: TakenSeats = new Map();

/** What the agreement says of dates and codes. Who is enrolled changes none of it. */
function agreementOf(state: CohortsState, now: Date) {
  const { agreement, offer } = courseDates(state, nobody, now);
  return { starts: agreement.cohorts.map(({ starts, schedule }) => ({ starts, schedule })), offer };
}
