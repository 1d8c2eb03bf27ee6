import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { isPresent, isRestorable } from "./requests.ts";
import type { StoredRequest } from "./stored-requests.ts";

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
const suspectedDays = 30;

/**
 * The requests that are kept: not those that were deleted and cannot be restored any more, that have been suspected for
 * too long, or that are older than `keptDays`, where that is not 0. The same array where all are.
 */
export function withoutExpired(requests: StoredRequest[], keptDays: number, now: Date): StoredRequest[] {
  const kept = requests.filter((request) => {
    const isTooOld = keptDays > 0 && daysSince(request.createdAt, now) > keptDays;
    const isOldSuspect = request.suspectedAt !== null && daysSince(request.suspectedAt, now) > suspectedDays;
    return (isPresent(request) || isRestorable(request, now)) && !isTooOld && !isOldSuspect;
  });
  return kept.length === requests.length ? requests : kept;
}

/**
 * Removes what has expired: at once, which is at each start, and from then on within a minute. Where a long file has its
 * changes beside it, these hold what was removed until the file is written anew, which is within a day or at the next start.
 */
export function keepRetention(requests: Collection<StoredRequest[]>, keptDays: number): void {
  // What an earlier run removed may be in there still.
  let isToRewrite = requests.hasChangesBeside();
  let rewrittenAt = Number.NEGATIVE_INFINITY;
  const run = async () => {
    const now = new Date();
    let expired = 0;
    try {
      await requests.update((all) => {
        const kept = withoutExpired(all, keptDays, now);
        expired = all.length - kept.length;
        return kept;
      });
      if (expired > 0) {
        isToRewrite = true;
        log.info({ leads: expired }, "expired");
      }
      if (isToRewrite && now.getTime() - rewrittenAt >= dayMs) {
        await requests.rewrite();
        isToRewrite = false;
        rewrittenAt = now.getTime();
      }
    } catch (error) {
      // It is tried again in a minute.
      log.error({ err: error }, "error");
    }
  };
  run();
  setInterval(run, minuteMs).unref();
}

function daysSince(time: string, now: Date): number {
  return (now.getTime() - Date.parse(time)) / dayMs;
}
