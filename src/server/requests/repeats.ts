import { isDeepStrictEqual } from "node:util";
import { isPresent, type StoredRequest } from "./stored-requests.ts";

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
