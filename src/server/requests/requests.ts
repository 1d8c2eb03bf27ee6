import { isDeepStrictEqual } from "node:util";
import { leadRestorableMs } from "../../shared/forms/lead.ts";
import { memoize } from "../cache/memoize.ts";
import type { TakenSeats } from "../cohorts/course-dates.ts";
import type { StoredRequest } from "./stored-requests.ts";

/** Within this time the same words are the same request: whoever saw no response sends it again. */
export const repeatMs = 10 * 60 * 1000;

/** What a request says, and what for. */
type Words = Pick<StoredRequest, "kind" | "formId" | "fields" | "cohort" | "state" | "createdAt">;

/** Whether one of the requests of the last 10 minutes says the same, word for word. */
export function isRepeat(requests: StoredRequest[], next: Words): boolean {
  const since = Date.parse(next.createdAt) - repeatMs;
  return requests.some(
    (earlier) =>
      // What was deleted would not be seen.
      isPresent(earlier) &&
      // Nobody is told of a suspected one: a person who says the same is heard.
      (earlier.state !== "suspected" || next.state === "suspected") &&
      Date.parse(earlier.createdAt) >= since &&
      earlier.kind === next.kind &&
      earlier.formId === next.formId &&
      earlier.cohort === next.cohort &&
      isDeepStrictEqual(earlier.fields, next.fields),
  );
}

export function isPresent({ deletedAt }: StoredRequest): boolean {
  return deletedAt === null;
}

/** Whether it was deleted, and can be restored. */
export function isRestorable({ deletedAt }: StoredRequest, now: Date): boolean {
  return deletedAt !== null && now.getTime() - Date.parse(deletedAt) < leadRestorableMs;
}

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
