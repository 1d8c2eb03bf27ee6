import { comparableAddress } from "../../shared/forms/mail-address.ts";
import { memoize } from "../cache/memoize.ts";
import type { Clock } from "../clock/clock.ts";
import { type Cohorts, createCohorts } from "../cohorts/cohorts.ts";
import type { TakenSeats } from "../cohorts/course-dates.ts";
import type { CohortsState } from "../cohorts/stored-cohorts.ts";
import type { Store } from "../store/store.ts";
import { isAnnounced } from "./announce-dates.ts";
import { isPresent, type StoredRequest } from "./stored-requests.ts";

/**
 * Suspected requests take no seat: nobody confirmed one to them, and bots must not fill a course. Refunded ones gave
 * theirs back.
 */
export function takesSeat(request: StoredRequest): request is StoredRequest & { cohort: string } {
  const { cohort, state, payment } = request;
  const isGone = state === "suspected" || state === "lost" || payment?.state === "refunded";
  return cohort !== null && !isGone && isPresent(request);
}

/** One address has one seat, however often it sends or pays. */
export function addressKey({ fields, id }: Pick<StoredRequest, "fields" | "id">): string {
  return fields.email ? comparableAddress(fields.email) : id;
}

const seatHolders = memoize((requests: StoredRequest[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const holders = new Map<string, Set<string>>();
  for (const request of requests) {
    if (!takesSeat(request)) continue;
    const ofDate = holders.get(request.cohort) ?? new Set();
    holders.set(request.cohort, ofDate.add(addressKey(request)));
  }
  return holders;
});

export const takenSeats = memoize(
  (requests: StoredRequest[]): TakenSeats =>
    new Map([...seatHolders(requests)].map(([cohort, holders]) => [cohort, holders.size])),
);

/** The seats that others have: a sender's own is free to the sender. */
export function seatsFor(requests: StoredRequest[], sender: Parameters<typeof addressKey>[0]): TakenSeats {
  const address = addressKey(sender);
  return new Map(
    [...seatHolders(requests)].map(([cohort, holders]) => [
      cohort,
      holders.size - (holders.has(address) ? 1 : 0),
    ]),
  );
}

export function createSiteCohorts(
  store: Pick<Store<{ cohorts: CohortsState; requests: StoredRequest[] }>, "cohorts" | "requests" | "inTurn">,
  clock: Clock,
): Cohorts {
  const { read } = store.requests;
  const cohorts: Cohorts = createCohorts(
    store.cohorts,
    () => takenSeats(read()),
    (cohort) => isAnnounced(read(), cohort, cohorts),
    clock,
    (work) => store.inTurn(["requests", "cohorts"], work),
  );
  return cohorts;
}

/** Whether the request was paid for, and the money did not go back. */
export function isPaid(request: StoredRequest): boolean {
  return request.payment !== undefined && request.payment.state !== "refunded" && isPresent(request);
}

const paymentsByAddress = memoize((requests: readonly StoredRequest[]) =>
  Map.groupBy(requests.filter(isPaid), addressKey),
);

/** Not stored, because a refund or the deletion of the other payment ends it. */
export function isPaidTwice(request: StoredRequest, all: readonly StoredRequest[]): boolean {
  if (!request.payment?.isSecond || !isPaid(request)) return false;
  return (paymentsByAddress(all).get(addressKey(request)) ?? []).length > 1;
}
