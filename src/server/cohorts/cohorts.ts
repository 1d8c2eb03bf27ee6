import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type CohortEntry, type DatedCourse, inputOf, type Offer } from "../../shared/cohorts/cohort.ts";
import type { CohortInput, OfferInput } from "../../shared/cohorts/cohort-input.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { memoize } from "../cache/memoize.ts";
import type { Clock } from "../clock/clock.ts";
import { type IsExpected, isSavable } from "../http/write-headers.ts";
import type { Collection } from "../store/collection.ts";
import {
  agreementChangedAt,
  bySoonest,
  cohortsToCome,
  courseDates,
  createDatesView,
  seatsLeft,
  type TakenSeats,
} from "./course-dates.ts";
import { endOf, startOf } from "./date-words.ts";
import { type CohortsState, type StoredCohort, timesOf } from "./stored-cohorts.ts";

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export interface Cohorts {
  /** What is next for each course now; the same object until that changes. */
  dates(): CourseDates;
  /** Those that have not begun, that are not over, or all of them, the soonest first. */
  list(which: "to come" | "not over" | "all"): CohortEntry[];
  find(id: string): StoredCohort | null;
  /** The id of the soonest date of a course that was to come at a time, in ISO 8601, of those that are still there; or null. */
  soonestAt(course: DatedCourse, at: string): string | null;
  /**
   * The cohort that somebody gets who wants this one, or whatever is next where the id is left out, with so many seats
   * taken; or why there is none.
   */
  choose(course: DatedCourse, id: string | undefined, taken: TakenSeats): string | { none: "full" | "past" };
  /**
   * Runs what takes seats, or decides by how many are taken, when nothing else that does so runs, with all that is stored
   * of requests and dates known. Rejects with a StoreWriteError where its turn does not come.
   */
  inTurn: InTurn;
  /** Makes one by an id, however often it is asked to; resolves to null where the one of this id says something else. */
  create(input: CohortInput, id?: string): Promise<CohortEntry | null>;
  /**
   * Resolves to null where there is no such cohort, to "changed" where it is of no version that is expected, nor says
   * this already, and to how many seats are taken where it would have fewer of them than that, and than before, or be of
   * another course than people enrolled in.
   */
  update(
    id: string,
    input: CohortInput,
    isExpected: IsExpected,
  ): Promise<CohortEntry | { taken: number } | "changed" | null>;
  /**
   * Says whether there was one; one that people enrolled in stays, and how many they are is said. So does one that has
   * begun after people were told of it: without it, it would count as taken back, and they would be told again.
   */
  remove(id: string): Promise<boolean | { taken: number } | "told">;
  offers(): readonly Offer[];
  /** Says why it saved nothing where the code is of no version that is expected, nor says this already. */
  saveOffer(code: string, input: OfferInput, isExpected: IsExpected): Promise<Offer | "changed" | "deleted">;
  /** Says whether there was one. */
  removeOffer(code: string): Promise<boolean>;
}

/**
 * Dates and codes over their collection; `taken` says how many seats of each cohort are taken, `isToldOf` whether people on
 * a waitlist were told of one.
 */
export function createCohorts(
  collection: Collection<CohortsState>,
  taken: () => TakenSeats,
  isToldOf: (cohort: StoredCohort) => boolean,
  clock: Clock,
  inTurn: InTurn,
): Cohorts {
  /** Makes a change, and notes when it is one of what the agreement says. */
  async function change(make: (state: CohortsState, now: Date) => CohortsState): Promise<void> {
    await inTurn(() =>
      collection.update((state) => {
        const now = clock.now();
        const next = make(state, now);
        if (next === state) return state;
        const isSame = isDeepStrictEqual(agreementOf(state, now), agreementOf(next, now));
        return { ...next, agreementChangedAt: isSame ? agreementChangedAt(state, now) : now.toISOString() };
      }),
    );
  }

  const toEntry = (stored: StoredCohort): CohortEntry => {
    const { revision: _, changedAt: __, movedAt: ___, moves: ____, ...cohort } = stored;
    return { ...cohort, seatsLeft: seatsLeft(cohort, taken()) };
  };

  return {
    inTurn,

    dates: createDatesView(collection.read, taken, clock),

    list(which) {
      const now = clock.now();
      const isListed = {
        "to come": (cohort: StoredCohort) => startOf(cohort) > now,
        "not over": (cohort: StoredCohort) => endOf(cohort) > now,
        all: () => true,
      };
      return bySoonest(collection.read().cohorts.filter(isListed[which])).map(toEntry);
    },

    find: (id) => collection.read().cohorts.find((cohort) => cohort.id === id) ?? null,

    soonestAt(course, at) {
      const ofCourse = collection.read().cohorts.filter((cohort) => cohort.course === course);
      return bySoonest(ofCourse.filter((cohort) => wasToCome(cohort, at))).at(0)?.id ?? null;
    },

    choose(course, id, seats) {
      const coming = cohortsToCome(collection.read(), clock.now()).filter(
        (cohort) => cohort.course === course,
      );
      const wanted = id === undefined ? coming : coming.filter((cohort) => cohort.id === id);
      const free = wanted.find((cohort) => seatsLeft(cohort, seats) !== 0);
      return free?.id ?? { none: wanted.length === 0 ? "past" : "full" };
    },

    async create(input, id = randomUUID()) {
      const changedAt = clock.now().toISOString();
      let cohort: StoredCohort = { id, ...input, revision: 0, changedAt, movedAt: null };
      await change((state) => {
        const present = state.cohorts.find((other) => other.id === id);
        if (present === undefined) return { ...state, cohorts: [...state.cohorts, cohort] };
        cohort = present;
        return state;
      });
      const entry = toEntry(cohort);
      return isDeepStrictEqual(inputOf(entry), input) ? entry : null;
    },

    async update(id, input, isExpected) {
      let result: CohortEntry | { taken: number } | "changed" | null = null;
      await change((state, now) => {
        const old = state.cohorts.find((cohort) => cohort.id === id);
        const seatsTaken = taken().get(id) ?? 0;
        if (old === undefined) return state;
        if (!isSavable(inputOf(toEntry(old)), input, isExpected)) {
          result = "changed";
          return state;
        }
        const isOtherCourse = seatsTaken > 0 && input.course !== old.course;
        // Where more people take part than there are seats, the date can still be corrected.
        const isTooFew = (input.seats ?? seatsTaken) < Math.min(seatsTaken, old.seats ?? seatsTaken);
        if (isOtherCourse || isTooFew) {
          result = { taken: seatsTaken };
          return state;
        }
        const changedAt = now.toISOString();
        const from = timesOf(old);
        const moved = !isDeepStrictEqual(from, timesOf(input)) && {
          movedAt: changedAt,
          moves: [...(old.moves ?? []), { at: changedAt, from }],
        };
        const next = { ...old, ...input, revision: old.revision + 1, changedAt, ...moved };
        result = toEntry(next);
        return { ...state, cohorts: state.cohorts.map((cohort) => (cohort === old ? next : cohort)) };
      });
      return result;
    },

    async remove(id) {
      let result: boolean | { taken: number } | "told" = false;
      await change((state, now) => {
        const seatsTaken = taken().get(id) ?? 0;
        const old = state.cohorts.find((cohort) => cohort.id === id);
        const cohorts = state.cohorts.filter((cohort) => cohort !== old);
        if (seatsTaken > 0) result = { taken: seatsTaken };
        else if (old !== undefined && startOf(old) <= now && isToldOf(old)) result = "told";
        else result = old !== undefined;
        return result === true ? { ...state, cohorts } : state;
      });
      return result;
    },

    offers: () => collection.read().offers,

    async saveOffer(code, input, isExpected) {
      const offer = { code, ...input };
      let result: Offer | "changed" | "deleted" = offer;
      await change((state) => {
        const old = state.offers.find((other) => other.code === code) ?? null;
        if (!isSavable(old, offer, isExpected)) {
          result = old === null ? "deleted" : "changed";
          return state;
        }
        const others = state.offers.filter((other) => other !== old);
        return { ...state, offers: [...others, offer] };
      });
      return result;
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

/** Whether a date was to come at a time, in ISO 8601. Of one that was changed since, nobody knows when it was set. */
function wasToCome(cohort: StoredCohort, at: string): boolean {
  const isNewer = cohort.revision === 0 && cohort.changedAt > at;
  return !isNewer && startTextOf(cohort) > at;
}

/** In ISO 8601: reckoned once, and not at each change for each of those who were told. */
const startTextOf = memoize((cohort: StoredCohort) => startOf(cohort).toISOString());

const nobody: TakenSeats = new Map();

/** What the agreement says of dates and codes. Who is enrolled changes none of it. */
function agreementOf(state: CohortsState, now: Date) {
  const { agreement, offer } = courseDates(state, nobody, now);
  return { starts: agreement.cohorts.map(({ starts, schedule }) => ({ starts, schedule })), offer };
}
