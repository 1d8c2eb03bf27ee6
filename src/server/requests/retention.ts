import { dayMs, minuteMs } from "../../shared/durations.ts";
import type { Clock } from "../clock/clock.ts";
import { type MayRemove, removeExpired } from "../clock/expiry.ts";
import type { Collection } from "../store/collection.ts";
import { isPresent, isRestorable, type StoredRequest } from "./stored-requests.ts";

const suspectedDays = 30;

/** Removes old, deleted and suspected requests; `keptDays` 0 sets no limit. Returns the same array if none has expired. */
export function withoutExpired(
  requests: StoredRequest[],
  keptDays: number,
  now: Date,
  mayRemove: MayRemove = () => true,
): StoredRequest[] {
  const isExpired = (request: StoredRequest) => {
    const isTooOld = keptDays > 0 && daysSince(request.createdAt, now) > keptDays;
    const isOldSuspect = request.suspectedAt !== null && daysSince(request.suspectedAt, now) > suspectedDays;
    return !(isPresent(request) || isRestorable(request, now)) || isTooOld || isOldSuspect;
  };
  const removed = new Set<StoredRequest>();
  for (const [kind, all] of Object.entries(Object.groupBy(requests, kindOf))) {
    const expired = all.filter(isExpired);
    if (mayRemove(kind, expired.length, all.length)) for (const request of expired) removed.add(request);
  }
  return removed.size === 0 ? requests : requests.filter((request) => !removed.has(request));
}

function kindOf({ deletedAt, suspectedAt }: StoredRequest): "deleted" | "suspected" | "leads" {
  if (deletedAt !== null) return "deleted";
  return suspectedAt === null ? "leads" : "suspected";
}

export function removeExpiredRequests(
  requests: Collection<StoredRequest[]>,
  keptDays: number,
  clock: Clock,
): void {
  // The log of a long file may hold requests that an earlier run removed.
  let hasHistory = true;
  let erasedAt = Number.NEGATIVE_INFINITY;
  removeExpired(clock, minuteMs, async (mayRemove) => {
    const now = clock.now();
    await requests.update((all) => {
      const kept = withoutExpired(all, keptDays, now, mayRemove);
      hasHistory ||= kept !== all;
      return kept;
    });
    if (!hasHistory || now.getTime() - erasedAt < dayMs) return;
    await requests.eraseHistory();
    hasHistory = false;
    erasedAt = now.getTime();
  });
}

function daysSince(time: string, now: Date): number {
  return (now.getTime() - Date.parse(time)) / dayMs;
}
