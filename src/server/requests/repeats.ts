import { isDeepStrictEqual } from "node:util";
import { minuteMs } from "../../shared/durations.ts";
import { isPresent, type StoredRequest } from "./stored-requests.ts";

/** A visitor who sees no response sends the form again, so equal requests within this time are one. */
export const repeatMs = 10 * minuteMs;

type Words = Pick<StoredRequest, "kind" | "formId" | "fields" | "cohort" | "state" | "createdAt">;

export function isRepeat(requests: StoredRequest[], next: Words): boolean {
  const since = Date.parse(next.createdAt) - repeatMs;
  return requests.some(
    (earlier) =>
      isPresent(earlier) &&
      // Nobody is told of a suspected request, so a person who sends the same must get through.
      (earlier.state !== "suspected" || next.state === "suspected") &&
      Date.parse(earlier.createdAt) >= since &&
      earlier.kind === next.kind &&
      earlier.formId === next.formId &&
      earlier.cohort === next.cohort &&
      isDeepStrictEqual(earlier.fields, next.fields),
  );
}
