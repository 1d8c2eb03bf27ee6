import { type Clock, dayMs, minuteMs } from "../clock/clock.ts";
import { type MayRemove, removeExpired } from "../clock/expiry.ts";
import type { Collection } from "../store/collection.ts";
import { isPresent, isRestorable, type StoredRequest } from "./stored-requests.ts";

const suspectedDays = 30;

/**
 * The requests that are kept: not those that were deleted and cannot be restored any more, that have been suspected for
 * too long, or that are older than `keptDays`, where that is not 0. Those of a kind that `mayRemove` refuses are kept. The
 * same array where all are.
 */
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

/**
 * Removes what has expired: at once, which is at each start, and from then on within a minute. Where a long file has its
 * changes beside it, these hold what was removed until the file is written anew, which is within a day or at the next start.
 */
export function keepRetention(requests: Collection<StoredRequest[]>, keptDays: number, clock: Clock): void {
  // A long file may hold what an earlier run of the site removed.
  let isToRewrite = true;
  let rewrittenAt = Number.NEGATIVE_INFINITY;
  removeExpired(clock, minuteMs, async (mayRemove) => {
    const now = clock.now();
    await requests.update((all) => {
      const kept = withoutExpired(all, keptDays, now, mayRemove);
      isToRewrite ||= kept !== all;
      return kept;
    });
    if (!isToRewrite || now.getTime() - rewrittenAt < dayMs) return;
    await requests.rewrite();
    isToRewrite = false;
    rewrittenAt = now.getTime();
  });
}

function daysSince(time: string, now: Date): number {
  return (now.getTime() - Date.parse(time)) / dayMs;
}
