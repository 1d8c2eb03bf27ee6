import { memoize } from "../cache/memoize.ts";
import type { TakenSeats } from "../cohorts/course-dates.ts";
import { isPresent } from "./requests.ts";
import type { StoredRequest } from "./stored-requests.ts";

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
