import { dayMs, hourMs } from "../../shared/durations.ts";
import type { Clock } from "../clock/clock.ts";
import { removeExpired } from "../clock/expiry.ts";
import type { Collection } from "../store/collection.ts";
import type { StoredQuestion } from "./stored-questions.ts";

const keptMs = 30 * dayMs;

export function withoutExpired(unanswered: StoredQuestion[], now: Date): StoredQuestion[] {
  const kept = unanswered.filter(({ askedAt }) => now.getTime() - Date.parse(askedAt) <= keptMs);
  return kept.length === unanswered.length ? unanswered : kept;
}

export function removeExpiredQuestions(
  unanswered: Collection<StoredQuestion[]>,
  keepUnanswered: boolean,
  clock: Clock,
): void {
  removeExpired(clock, hourMs, async (mayRemove) => {
    await unanswered.update((all) => {
      if (!keepUnanswered) return all.length === 0 ? all : [];
      const kept = withoutExpired(all, clock.now());
      return mayRemove("questions", all.length - kept.length, all.length) ? kept : all;
    });
    await unanswered.eraseHistory();
  });
}
