import { log } from "../logging/log.ts";
import { type Clock, dayMs } from "./clock.ts";

/**
 * Whether so many things of a kind may be removed, of all that are there. They may not where the clock has jumped ahead
 * since the start and would take more than half: the log says so, and the next start removes them.
 */
export type MayRemove = (kind: string, expired: number, all: number) => boolean;

/**
 * Has `remove` remove what has expired: at once, which is at each start, and then at each interval. It asks before each
 * removal. What is removed is logged; a failure is logged too, and tried again after the interval.
 */
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
