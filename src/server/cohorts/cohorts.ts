import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type CohortEntry, type DatedCourse, inputOf, type Offer } from "../../shared/cohorts/cohort.ts";
import type { CohortInput, OfferInput } from "../../shared/cohorts/cohort-input.ts";
import { memoize } from "../cache/memoize.ts";
import type { Clock } from "../clock/clock.ts";
import { HttpError } from "../http/http-error.ts";
import { conflict, type IsExpected, isSavable } from "../http/write-headers.ts";
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

/** The dates and codes of the site. Who saves or removes what cannot be gets an HttpError. */
export type Cohorts = ReturnType<typeof createCohorts>;

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
) {
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

  const find = (id: string) => collection.read().cohorts.find((cohort) => cohort.id === id) ?? null;

  return {
    /**
     * Runs what takes seats, or decides by how many are taken, when nothing else that does so runs, with all that is stored
     * of requests and dates known. Rejects with a StoreWriteError where its turn does not come.
     */
    inTurn,

    /** What is next for each course now; the same object until that changes. */
    dates: createDatesView(collection.read, taken, clock),

    /** The dates that have not begun, that are not over, or all of them, the soonest first. */
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

    /** The id of the soonest date of a course that was to come at a time, in ISO 8601, of those that are still there; or null. */
    soonestAt(course: DatedCourse, at: string): string | null {
      const ofCourse = collection.read().cohorts.filter((cohort) => cohort.course === course);
      return bySoonest(ofCourse.filter((cohort) => wasToCome(cohort, at))).at(0)?.id ?? null;
    },

    /**
     * The cohort that somebody gets who wants this one, or whatever is next where the id is left out, with so many seats
     * taken; or why there is none.
     */
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

    /** Makes a date once, however often it is asked to with the same id. */
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

    /** A date for which people enrolled stays with its course, and gets no fewer seats than they take or it had. */
    async update(id: string, input: CohortInput, isExpected: IsExpected): Promise<CohortEntry> {
      let saved: StoredCohort | undefined;
      await change((state, now) => {
        const old = cohortIn(state, id);
        if (!isSavable(inputOf(toEntry(old)), input, isExpected))
          throw conflict("This date was changed meanwhile.", toEntry(old));
        const seatsTaken = taken().get(id) ?? 0;
        const isOtherCourse = seatsTaken > 0 && input.course !== old.course;
        // Where more people take part than there are seats, the date can still be corrected.
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

    /**
     * A date for which people enrolled stays. So does one that has begun and that people were told of: without it, it would
     * count as taken back, and they would be told again.
     */
    async remove(id: string): Promise<void> {
      await change((state, now) => {
        const old = cohortIn(state, id);
        const seatsTaken = taken().get(id) ?? 0;
        if (seatsTaken > 0)
          throw new HttpError(409, `${people(seatsTaken)} enrolled for this date, so it stays.`);
        if (startOf(old) <= now && isToldOf(old))
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

/** Whether a date was to come at a time, in ISO 8601. Of one that was changed since, nobody knows when it was set. */
function wasToCome(cohort: StoredCohort, at: string): boolean {
  const isNewer = cohort.revision === 0 && cohort.changedAt > at;
  return !isNewer && startTextOf(cohort) > at;
}

/** The start in ISO 8601. It is made once, and not at each change for each of those who were told. */
const startTextOf = memoize((cohort: StoredCohort) => startOf(cohort).toISOString());

const nobody: TakenSeats = new Map();

/** What the agreement says of dates and codes. Who is enrolled changes none of it. */
function agreementOf(state: CohortsState, now: Date) {
  const { agreement, offer } = courseDates(state, nobody, now);
  return { starts: agreement.cohorts.map(({ starts, schedule }) => ({ starts, schedule })), offer };
}
