import { memoize } from "../cache/memoize.ts";
import type { Clock } from "../clock/clock.ts";
import { type Cohorts, createCohorts } from "../cohorts/cohorts.ts";
import type { TakenSeats } from "../cohorts/course-dates.ts";
import type { CohortsState } from "../cohorts/stored-cohorts.ts";
import type { Store } from "../store/store.ts";
import { isAnnounced } from "./announce-dates.ts";
import { isPresent, type StoredRequest } from "./stored-requests.ts";

/** Suspected requests take no seat: nobody confirmed one to them, and bots must not fill a course. */
export function takesSeat(request: StoredRequest): request is StoredRequest & { cohort: string } {
  const { cohort, state } = request;
  return cohort !== null && state !== "suspected" && state !== "lost" && isPresent(request);
}

export const takenSeats = memoize((requests: StoredRequest[]): TakenSeats => {
  const taken = new Map<string, number>();
  for (const request of requests)
    if (takesSeat(request)) taken.set(request.cohort, (taken.get(request.cohort) ?? 0) + 1);
  return taken;
});

export function createSiteCohorts(
  store: Pick<Store<{ cohorts: CohortsState; requests: StoredRequest[] }>, "cohorts" | "requests" | "inTurn">,
  clock: Clock,
): Cohorts {
  const { read } = store.requests;
  const cohorts: Cohorts = createCohorts(
    store.cohorts,
    () => takenSeats(read()),
    (cohort) => isAnnounced(read(), cohort, cohorts),
    clock,
    (work) => store.inTurn(["requests", "cohorts"], work),
  );
  return cohorts;
}
