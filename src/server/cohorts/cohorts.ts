import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type CohortEntry, type DatedCourse, inputOf, type Offer } from "../../shared/cohorts/cohort.ts";
import type { CohortInput, OfferInput } from "../../shared/cohorts/cohort-input.ts";
import { memoize } from "../cache/memoize.ts";
import type { Clock } from "../clock/clock.ts";
import { HttpError } from "../http/http-error.ts";
import { conflict, type IsExpected, isSavable } from "../http/preconditions.ts";
import type { Collection } from "../store/collection.ts";
import { endOf, startOf } from "./cohort-times.ts";
import {
  agreementChangedAt,
  bySoonest,
  cohortsToCome,
  courseDates,
  createDatesView,
  seatsLeft,
  type TakenSeats,
  validOffers,
} from "./course-dates.ts";
import { type CohortsState, type StoredCohort, timesOf } from "./stored-cohorts.ts";

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Throws HttpErrors for what cannot be saved or removed. */
export type Cohorts = ReturnType<typeof createCohorts>;

export function createCohorts(
  collection: Collection<CohortsState>,
  taken: () => TakenSeats,
  isAnnounced: (cohort: StoredCohort) => boolean,
  clock: Clock,
  inTurn: InTurn,
) {
  /** Records when a change affects the text of the agreement. */
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

  const find = (id: string) => collection.read().cohorts.find((cohort) => cohort.id === id) ?? null;

  return {
    /** A lock across all processes, for what depends on taken seats. Rejects with a StoreWriteError. */
    inTurn,

    dates: createDatesView(collection.read, taken, clock),

    list(which: "to come" | "not over" | "all"): CohortEntry[] {
      const now = clock.now();
      const isListed = {
        "to come": (cohort: StoredCohort) => startOf(cohort) > now,
        "not over": (cohort: StoredCohort) => endOf(cohort) > now,
        all: () => true,
      };
      return bySoonest(collection.read().cohorts.filter(isListed[which])).map(toEntry);
    },

    find,

    /** Finds the soonest date that was still to come at `at` (ISO 8601), of those that are not deleted. */
    soonestAt(course: DatedCourse, at: string): string | null {
      const ofCourse = collection.read().cohorts.filter((cohort) => cohort.course === course);
      return bySoonest(ofCourse.filter((cohort) => wasToCome(cohort, at))).at(0)?.id ?? null;
    },

    /** Returns the wanted cohort, or the next one if `id` is undefined; otherwise why there is none. */
    choose(
      course: DatedCourse,
      id: string | undefined,
      seats: TakenSeats,
    ): string | { none: "full" | "past" } {
      const coming = cohortsToCome(collection.read(), clock.now()).filter(
        (cohort) => cohort.course === course,
      );
      const wanted = id === undefined ? coming : coming.filter((cohort) => cohort.id === id);
      const free = wanted.find((cohort) => seatsLeft(cohort, seats) !== 0);
      return free?.id ?? { none: wanted.length === 0 ? "past" : "full" };
    },

    /** Whether a date of the course has a seat beyond the taken ones. A date that has begun is gone only when it is over. */
    placeAt(course: DatedCourse, id: string, seats: TakenSeats): "free" | "full" | "gone" {
      const cohort = find(id);
      if (cohort?.course !== course || endOf(cohort) <= clock.now()) return "gone";
      return seatsLeft(cohort, seats) === 0 ? "full" : "free";
    },

    /** What each code that counted at `at` (ISO 8601) takes off, in dollars. */
    codeAmountsAt: (at: string): number[] =>
      validOffers(collection.read(), new Date(at)).map(({ amount }) => amount),

    /** The code as it is written, whatever the letter case; null where it does not count today. */
    findOffer(code: string): Offer | null {
      const wanted = code.trim().toLowerCase();
      return (
        validOffers(collection.read(), clock.now()).find((offer) => offer.code.toLowerCase() === wanted) ??
        null
      );
    },

    /** `id` is an idempotency key. */
    async create(input: CohortInput, id: string = randomUUID()): Promise<CohortEntry> {
      const changedAt = clock.now().toISOString();
      await change((state) => {
        if (state.cohorts.some((other) => other.id === id)) return state;
        const cohort: StoredCohort = { id, ...input, revision: 0, changedAt, movedAt: null };
        return { ...state, cohorts: [...state.cohorts, cohort] };
      });
      const stored = find(id);
      const entry = stored && toEntry(stored);
      if (entry === null || !isDeepStrictEqual(inputOf(entry), input))
        throw conflict("An earlier try saved this date already.", entry);
      return entry;
    },

    /** With participants, the course stays, and seats do not fall below those taken. */
    async update(id: string, input: CohortInput, isExpected: IsExpected): Promise<CohortEntry> {
      let saved: StoredCohort | undefined;
      await change((state, now) => {
        const old = cohortIn(state, id);
        if (!isSavable(inputOf(toEntry(old)), input, isExpected))
          throw conflict("This date was changed meanwhile.", toEntry(old));
        const seatsTaken = taken().get(id) ?? 0;
        const isOtherCourse = seatsTaken > 0 && input.course !== old.course;
        // An overbooked date can still be corrected.
        const isTooFew = (input.seats ?? seatsTaken) < Math.min(seatsTaken, old.seats ?? seatsTaken);
        if (isOtherCourse || isTooFew)
          throw new HttpError(
            409,
            `${people(seatsTaken)} enrolled already, so it stays with its course, and has at least as many seats.`,
          );
        const changedAt = now.toISOString();
        const from = timesOf(old);
        const moved = !isDeepStrictEqual(from, timesOf(input)) && {
          movedAt: changedAt,
          moves: [...(old.moves ?? []), { at: changedAt, from }],
        };
        const next = { ...old, ...input, revision: old.revision + 1, changedAt, ...moved };
        saved = next;
        return { ...state, cohorts: state.cohorts.map((cohort) => (cohort === old ? next : cohort)) };
      });
      return toEntry(saved as StoredCohort);
    },

    /** A started date that was announced stays: without it, people would be told again. */
    async remove(id: string): Promise<void> {
      await change((state, now) => {
        const old = cohortIn(state, id);
        const seatsTaken = taken().get(id) ?? 0;
        if (seatsTaken > 0)
          throw new HttpError(409, `${people(seatsTaken)} enrolled for this date, so it stays.`);
        if (startOf(old) <= now && isAnnounced(old))
          throw new HttpError(
            409,
            "This date has begun, and people on the waitlist may have been told of it, so it stays.",
          );
        return { ...state, cohorts: state.cohorts.filter((cohort) => cohort !== old) };
      });
    },

    offers: (): readonly Offer[] => collection.read().offers,

    async saveOffer(code: string, input: OfferInput, isExpected: IsExpected): Promise<Offer> {
      const offer = { code, ...input };
      await change((state) => {
        const old = state.offers.find((other) => other.code === code) ?? null;
        if (!isSavable(old, offer, isExpected)) {
          if (old === null) throw conflict("This code was deleted meanwhile.", null);
          const happened = isExpected(null) ? "made meanwhile, in another tab" : "changed meanwhile";
          throw conflict(`This code was ${happened}.`, old);
        }
        return { ...state, offers: [...state.offers.filter((other) => other !== old), offer] };
      });
      return offer;
    },

    async removeOffer(code: string): Promise<void> {
      await change((state) => {
        const offers = state.offers.filter((offer) => offer.code !== code);
        if (offers.length === state.offers.length) throw new HttpError(404, "There is no such code.");
        return { ...state, offers };
      });
    },
  };
}

function cohortIn({ cohorts }: CohortsState, id: string): StoredCohort {
  const found = cohorts.find((cohort) => cohort.id === id);
  if (found === undefined)
    throw new HttpError(404, "There is no such date. It may have been deleted meanwhile.");
  return found;
}

function people(count: number): string {
  return count === 1 ? "1 person has" : `${count} people have`;
}

function wasToCome(cohort: StoredCohort, at: string): boolean {
  const isNewer = cohort.revision === 0 && cohort.changedAt > at;
  return !isNewer && startTextOf(cohort) > at;
}

/** Cached, since it is compared for each person who was told. */
const startTextOf = memoize((cohort: StoredCohort) => startOf(cohort).toISOString());

const nobody: TakenSeats = new Map();

/** Seats do not affect the agreement. */
function agreementOf(state: CohortsState, now: Date) {
  const { agreement, offer } = courseDates(state, nobody, now);
  return { starts: agreement.cohorts.map(({ starts, schedule }) => ({ starts, schedule })), offer };
}
