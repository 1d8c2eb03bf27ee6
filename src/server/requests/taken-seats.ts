import { memoize } from "../cache/memoize.ts";
import type { TakenSeats } from "../cohorts/course-dates.ts";
import { isPresent } from "./requests.ts";
import type { StoredRequest } from "./stored-requests.ts";

/**
 * How many seats of each cohort the requests take. A suspected one takes none: nobody was told that it has a seat, and
 * programs must not fill a course.
 */
export const takenSeats = memoize((requests: StoredRequest[]): TakenSeats => {
  const taken = new Map<string, number>();
  for (const request of requests) {
    const { cohort, state } = request;
    if (cohort === null || state === "suspected" || state === "lost" || !isPresent(request)) continue;
    taken.set(cohort, (taken.get(cohort) ?? 0) + 1);
  }
  return taken;
});
