import { randomUUID } from "node:crypto";
import type { StoredCohort } from "../../../src/server/cohorts/stored-cohorts.ts";
import type { SiteStore } from "../../../src/server/collections.ts";

export function storedCohort(given: Partial<StoredCohort> = {}): StoredCohort {
  return {
    id: randomUUID(),
    course: "no-code",
    startsOn: "2026-10-06",
    endsOn: "2026-11-16",
    days: ["mon", "tue", "wed", "thu"],
    time: "19:45",
    minutes: 90,
    timeZone: "America/Chicago",
    seats: null,
    revision: 0,
    movedAt: null,
    changedAt: "2026-05-01T10:00:00.000Z",
    ...given,
  };
}

/** Stores dates of the course in successive months, one for each number of seats, and gives their ids. */
export async function storeDates(
  { cohorts: stored }: Pick<SiteStore, "cohorts">,
  seats: readonly (number | null)[],
): Promise<string[]> {
  const cohorts = seats.map((count, at) =>
    storedCohort({ seats: count, startsOn: `2026-1${at}-06`, endsOn: `2026-1${at}-28` }),
  );
  await stored.update((state) => ({ ...state, cohorts }));
  return cohorts.map(({ id }) => id);
}
