import { dayMs, hourMs } from "../../shared/durations.ts";
import type { Clock } from "../clock/clock.ts";
import { removeExpired } from "../clock/expiry.ts";
import type { Collection } from "../store/collection.ts";
import type { PaymentsState } from "./stored-payments.ts";

const acceptedMs = 7 * dayMs;

/** A bank transfer takes up to two weeks, and Stripe can send events of the last 30 days again. */
const eventsMs = 60 * dayMs;

/** Removes what can have no consequence any more. Returns the same state if nothing has expired. */
export function withoutExpired(state: PaymentsState, now: Date): PaymentsState {
  const isWithin = (time: string, ms: number) => now.getTime() - Date.parse(time) <= ms;
  const kept = {
    acceptances: state.acceptances.filter(({ at, followedAt }) =>
      followedAt === null ? isWithin(at, acceptedMs) : isWithin(followedAt, eventsMs),
    ),
    sessions: state.sessions.filter(({ at }) => isWithin(at, eventsMs)),
    early: state.early.filter(({ at }) => isWithin(at, eventsMs)),
  };
  return countOf(kept) === countOf(state) ? state : kept;
}

export function removeExpiredPayments(payments: Collection<PaymentsState>, clock: Clock): void {
  removeExpired(clock, hourMs, (mayRemove) =>
    payments.update((state) => {
      const kept = withoutExpired(state, clock.now());
      return mayRemove("payments", countOf(state) - countOf(kept), countOf(state)) ? kept : state;
    }),
  );
}

function countOf({ acceptances, sessions, early }: PaymentsState): number {
  return acceptances.length + sessions.length + early.length;
}
