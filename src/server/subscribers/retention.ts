import { hourMs } from "../../shared/durations.ts";
import type { Clock } from "../clock/clock.ts";
import { removeExpired } from "../clock/expiry.ts";
import type { Collection } from "../store/collection.ts";
import { isOver } from "./sign-up.ts";
import type { StoredSubscriber } from "./stored-subscribers.ts";

/** Removes who did not confirm within 7 days, and earlier states, which hold who has left. */
export function removeExpiredSubscribers(subscribers: Collection<StoredSubscriber[]>, clock: Clock): void {
  removeExpired(clock, hourMs, async (mayRemove) => {
    await subscribers.update((all) => {
      const kept = all.filter((subscriber) => !isOver(subscriber, clock.now()));
      const expired = all.length - kept.length;
      return expired > 0 && mayRemove("subscribers", expired, all.length) ? kept : all;
    });
    await subscribers.eraseHistory();
  });
}
