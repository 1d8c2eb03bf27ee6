import { setTimeout as wait } from "node:timers/promises";
import type { DeliveryChannel } from "../../shared/forms/lead.ts";
import { log } from "../logging/log.ts";
import { isPresent, type StoredDelivery, type StoredRequest } from "../requests/stored-requests.ts";
import type { Collection } from "../store/collection.ts";
import { StoreWriteError } from "../store/errors.ts";
import { DeliveryError } from "./delivery-error.ts";
import { delivered, failed } from "./delivery-rules.ts";

/**
 * Sends a request by a channel, and says of which date it tells, where it is an announcement; rejects with a DeliveryError
 * where it did not arrive.
 */
export type Deliver = (
  channel: DeliveryChannel,
  request: StoredRequest,
  noteDate: (cohort: string) => void,
) => Promise<void>;

/**
 * Makes this process the only one that makes a delivery, until the function that is returned is called; null where another
 * one makes it. Rejects where that cannot be known.
 */
export type Claim = (delivery: string) => Promise<(() => Promise<void>) | null>;

/** The claim of a process that is the only one. */
export const ownClaim: Claim = async () => async () => {};

export interface Outbox {
  /** Begins nothing more; resolves when the deliveries under way have ended. */
  stop(): Promise<void>;
}

/** A receiver that hangs holds up these deliveries of its own channel, and no others. */
const atOnce: Record<DeliveryChannel, number> = { mail: 3, confirmation: 2, webhook: 10, announcement: 2 };

// A timer does not notice that the machine slept or its clock was set.
const longestSleepMs = 10 * 60_000;
const writeAgainMs = 10_000;
const claimAgainMs = 5_000;

/** A delivery that is to be made. */
interface Waiting {
  /** Names the delivery, whatever was tried of it before. */
  key: string;
  channel: DeliveryChannel;
  request: StoredRequest;
  since: string;
  dueAt: number;
}

/** Makes the deliveries that are due, from now on: the longest due first, each at least once. */
export function startOutbox(
  requests: Collection<StoredRequest[]>,
  deliver: Deliver,
  claim: Claim = ownClaim,
): Outbox {
  const underWay = new Map<string, { channel: DeliveryChannel; ended: Promise<void> }>();
  /** Until when the deliveries with these keys are left alone, as long as they are due at the same time as now. */
  const postponed = new Map<string, { dueAt: number; until: number }>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isLookDue = false;

  /** Looks once for many changes, and not before the form is answered that made one. */
  function lookSoon(): void {
    if (!isLookDue) setImmediate(look);
    isLookDue = true;
  }

  /** Begins all that is due and finds a place, and sets a timer for what is due next. */
  function look(): void {
    clearTimeout(timer);
    isLookDue = false;
    if (stopping.signal.aborted) return;
    const now = Date.now();
    // Another process may have made them since.
    for (const [key, { until }] of postponed) if (until <= now) postponed.delete(key);
    const free = { ...atOnce };
    for (const { channel } of underWay.values()) free[channel]--;
    const waiting = requests.read().flatMap(waitingOf);
    const next = waiting.filter(({ key }) => !underWay.has(key)).sort((a, b) => startOf(a) - startOf(b));
    for (const delivery of next) {
      const startsIn = startOf(delivery) - now;
      if (startsIn > 0) {
        timer = setTimeout(look, Math.min(startsIn, longestSleepMs));
        break;
      }
      // What finds no place has it when another of its channel ends.
      if (free[delivery.channel]-- > 0) begin(delivery);
    }
  }

  function startOf({ key, dueAt }: Waiting): number {
    const postponement = postponed.get(key);
    return postponement?.dueAt === dueAt ? postponement.until : dueAt;
  }

  function postpone({ key, dueAt }: Waiting, until: number): void {
    postponed.set(key, { dueAt, until });
  }

  function begin(delivery: Waiting): void {
    const { key, channel, request } = delivery;
    postponed.delete(key);
    const ended = attemptAlone(delivery)
      .catch((error: unknown) => {
        // The outcome could not be kept, and it may have arrived: only a person, or the next start, has it tried again.
        postpone(delivery, Number.POSITIVE_INFINITY);
        log.error({ channel, lead: request.id, err: error }, "outbox");
      })
      .finally(() => {
        underWay.delete(key);
        lookSoon();
      });
    underWay.set(key, { channel, ended });
  }

  /** Makes a delivery that no other process makes, or has just made. */
  async function attemptAlone(delivery: Waiting): Promise<void> {
    const release = await claim(delivery.key).catch(() => null);
    // The other process may end before it has made the delivery.
    if (release === null) return postpone(delivery, Date.now() + claimAgainMs);
    try {
      const isCurrent = await requests.refresh().then(
        () => true,
        () => false,
      );
      if (!isCurrent) postpone(delivery, Date.now() + claimAgainMs);
      else if (isStillWaiting(requests.read(), delivery)) await attempt(delivery);
    } finally {
      await release();
    }
  }

  async function attempt(delivery: Waiting): Promise<void> {
    const { channel, request } = delivery;
    let outcome: Outcome = delivered;
    let date: Pick<StoredDelivery, "cohort"> = {};
    try {
      await deliver(channel, request, (cohort) => {
        date = { cohort };
      });
    } catch (error) {
      const fault = faultOf(error, delivery);
      outcome = (stored, now) => failed(stored, now, fault);
    }
    await keep(delivery, (stored, now) => ({ ...outcome(stored, now), ...date }));
  }

  /** Writes what became of a delivery. Until that is possible it stays under way, or it would be made again. */
  async function keep({ channel, request, since }: Waiting, outcome: Outcome): Promise<void> {
    // What took its place meanwhile is still to be made.
    const change = (stored: StoredDelivery) =>
      stored.channel === channel && stored.since === since ? outcome(stored, new Date()) : stored;
    while (true) {
      try {
        return await requests.update((all) => {
          const index = all.findIndex(({ id }) => id === request.id);
          const present = all[index];
          if (present === undefined) return all;
          return all.with(index, { ...present, deliveries: present.deliveries.map(change) });
        });
      } catch (error) {
        if (!(error instanceof StoreWriteError)) throw error;
        if (stopping.signal.aborted) return;
        log.error({ channel, lead: request.id, err: error.cause }, "outbox");
        await wait(writeAgainMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  requests.onChange(lookSoon);
  look();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all([...underWay.values()].map(({ ended }) => ended));
    },
  };
}

/** What becomes of a stored delivery after an attempt. */
type Outcome = (stored: StoredDelivery, now: Date) => StoredDelivery;

/** The deliveries of a request that are due at a time. */
function waitingOf(request: StoredRequest): Waiting[] {
  if (request.state === "suspected" || !isPresent(request)) return [];
  return request.deliveries.flatMap(({ channel, since, dueAt }) =>
    dueAt === null
      ? []
      : [{ key: `${channel} ${request.id}`, channel, request, since, dueAt: Date.parse(dueAt) }],
  );
}

function isStillWaiting(all: readonly StoredRequest[], { request, key, since, dueAt }: Waiting): boolean {
  return all
    .filter(({ id }) => id === request.id)
    .flatMap(waitingOf)
    .some((other) => other.key === key && other.since === since && other.dueAt <= dueAt);
}

function faultOf(error: unknown, { channel, request }: Waiting): DeliveryError {
  if (error instanceof DeliveryError) {
    log.warn({ channel, lead: request.id, problem: error.code }, "outbox");
    return error;
  }
  log.error({ channel, lead: request.id, err: error }, "outbox");
  return new DeliveryError("The site could not make this message. Its log says why.", "own fault");
}
