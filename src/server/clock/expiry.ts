import { dayMs } from "../../shared/durations.ts";
import { log } from "../logging/log.ts";
import type { Clock } from "./clock.ts";

/** Refuses to delete more than half of the records if the clock has jumped ahead since the start; after a restart they go. */
export type MayRemove = (kind: string, expired: number, all: number) => boolean;

/** Runs `remove` at the start and at each interval. Failures are logged and retried. */
export function removeExpired(
  clock: Clock,
  everyMs: number,
  remove: (mayRemove: MayRemove) => Promise<void>,
): void {
  const aheadMs = () => clock.now().getTime() - performance.now();
  const aheadAtStart = aheadMs();
  const waiting = new Set<string>();

  const run = async () => {
    const removed: Record<string, number> = {};
    const mayRemove: MayRemove = (kind, expired, all) => {
      const jumpedMs = aheadMs() - aheadAtStart;
      const waits = jumpedMs > dayMs && expired > all / 2;
      if (waits && !waiting.has(kind))
        log.warn({ kind, expired, all, advice: adviceOn(jumpedMs) }, "expired");
      if (waits) waiting.add(kind);
      else waiting.delete(kind);
      if (!waits && expired > 0) removed[kind] = expired;
      return !waits;
    };
    try {
      await remove(mayRemove);
      if (Object.keys(removed).length > 0) log.info(removed, "expired");
    } catch (error) {
      log.error({ err: error }, "error");
    }
  };
  void run();
  setInterval(run, everyMs).unref();
}

function adviceOn(jumpedMs: number): string {
  const days = Math.floor(jumpedMs / dayMs);
  return `The clock went ahead by ${days} days since the start, and more than half of these would be removed. They are kept until the site is restarted: see to it that the clock is right before that.`;
}
