import { type Clock, dayMs, hourMs } from "../clock/clock.ts";
import { removeExpired } from "../clock/expiry.ts";
import type { Collection } from "../store/collection.ts";
import type { StoredMiss } from "./stored-questions.ts";

const keptMs = 30 * dayMs;

export function withoutExpired(misses: StoredMiss[], now: Date): StoredMiss[] {
  const kept = misses.filter(({ askedAt }) => now.getTime() - Date.parse(askedAt) <= keptMs);
  return kept.length === misses.length ? misses : kept;
}

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
