import { randomUUID } from "node:crypto";
import type { StoredCohort } from "../../../src/server/cohorts/stored-cohorts.ts";

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
