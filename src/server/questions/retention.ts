import { type Clock, dayMs, hourMs } from "../clock/clock.ts";
import { removeExpired } from "../clock/expiry.ts";
import type { Collection } from "../store/collection.ts";
import type { StoredMiss } from "./stored-questions.ts";

const keptMs = 30 * dayMs;

/** The misses of the last 30 days; the same array where all are. */
export function withoutExpired(misses: StoredMiss[], now: Date): StoredMiss[] {
  const kept = misses.filter(({ askedAt }) => now.getTime() - Date.parse(askedAt) <= keptMs);
  return kept.length === misses.length ? misses : kept;
}

/** Removes misses that are older, or all of them where none are to be kept: at the start, and then each hour. */
export function expireMisses(misses: Collection<StoredMiss[]>, keepMisses: boolean, clock: Clock): void {
  removeExpired(clock, hourMs, async (mayRemove) => {
    await misses.update((all) => {
      if (!keepMisses) return all.length === 0 ? all : [];
      const kept = withoutExpired(all, clock.now());
      return mayRemove("questions", all.length - kept.length, all.length) ? kept : all;
    });
    await misses.rewrite();
  });
}
