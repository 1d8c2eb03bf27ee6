import { memoize } from "../cache/memoize.ts";
import type { Clock } from "../clock/clock.ts";
import { type Cohorts, createCohorts } from "../cohorts/cohorts.ts";
import type { TakenSeats } from "../cohorts/course-dates.ts";
import type { CohortsState } from "../cohorts/stored-cohorts.ts";
import type { Store } from "../store/store.ts";
import { isToldOf } from "./announce-dates.ts";
import { isPresent, type StoredRequest } from "./stored-requests.ts";

/**
 * Whether a request takes a seat. A suspected one takes none: nobody was told that it has a seat, and programs must not
 * fill a course.
 */
export function takesSeat(request: StoredRequest): request is StoredRequest & { cohort: string } {
  const { cohort, state } = request;
  return cohort !== null && state !== "suspected" && state !== "lost" && isPresent(request);
}

/** How many seats of each cohort the requests take. */
export const takenSeats = memoize((requests: StoredRequest[]): TakenSeats => {
  const taken = new Map<string, number>();
  for (const request of requests)
    if (takesSeat(request)) taken.set(request.cohort, (taken.get(request.cohort) ?? 0) + 1);
  return taken;
});

/** The dates of the site, with the seats that its requests take. */
export function createSiteCohorts(
  store: Pick<Store<{ cohorts: CohortsState; requests: StoredRequest[] }>, "cohorts" | "requests" | "inTurn">,
  clock: Clock,
): Cohorts {
  const { read } = store.requests;
  const cohorts: Cohorts = createCohorts(
    store.cohorts,
    () => takenSeats(read()),
    (cohort) => isToldOf(read(), cohort, cohorts),
    clock,
    (work) => store.inTurn(["requests", "cohorts"], work),
  );
  return cohorts;
}
