import { setTimeout as wait } from "node:timers/promises";
import type { DeliveryChannel } from "../../shared/forms/lead.ts";
import { log } from "../logging/log.ts";
import { isPresent, type StoredDelivery, type StoredRequest } from "../requests/stored-requests.ts";
import type { Collection } from "../store/collection.ts";
import { StoreWriteError } from "../store/errors.ts";
import { DeliveryError } from "./delivery-error.ts";
import { delivered, failed } from "./delivery-rules.ts";

export type Deliver = (
  channel: DeliveryChannel,
  request: StoredRequest,
  noteDate: (cohort: string) => void,
) => Promise<void>;

/** Locks a delivery for this process; null if another process has the lock. The returned function releases it. */
export type Claim = (delivery: string) => Promise<(() => Promise<void>) | null>;

export const ownClaim: Claim = async () => async () => {};

export interface Outbox {
  stop(): Promise<void>;
}

/** A hanging receiver blocks only its own channel. */
const atOnce: Record<DeliveryChannel, number> = { mail: 3, confirmation: 2, webhook: 10, announcement: 2 };

// Timers do not notice that the machine slept or that its clock was set.
const longestSleepMs = 10 * 60_000;
const writeAgainMs = 10_000;
const claimAgainMs = 5_000;

interface Waiting {
  /** The same for every attempt of a delivery. */
  key: string;
  channel: DeliveryChannel;
  request: StoredRequest;
  since: string;
  dueAt: number;
}

/** A transactional outbox: sends what is due, at least once. */
export function startOutbox(
  requests: Collection<StoredRequest[]>,
  deliver: Deliver,
  claim: Claim = ownClaim,
): Outbox {
  const underWay = new Map<string, { channel: DeliveryChannel; ended: Promise<void> }>();
  /** By key: a delay that holds until the delivery is due at another time. */
  const postponed = new Map<string, { dueAt: number; until: number }>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isLookDue = false;

  /** Coalesces changes and runs after the form's response. */
  function lookSoon(): void {
    if (!isLookDue) setImmediate(look);
    isLookDue = true;
  }

  function look(): void {
    clearTimeout(timer);
    isLookDue = false;
    if (stopping.signal.aborted) return;
    const now = Date.now();
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
      // The others start when a delivery of their channel ends.
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
        // The outcome could not be stored and the message may have arrived: only a person or a restart repeats it.
        postpone(delivery, Number.POSITIVE_INFINITY);
        log.error({ channel, lead: request.id, err: error }, "outbox");
      })
      .finally(() => {
        underWay.delete(key);
        lookSoon();
      });
    underWay.set(key, { channel, ended });
  }

  /** Skips deliveries that another process is making or has made. */
  async function attemptAlone(delivery: Waiting): Promise<void> {
    const release = await claim(delivery.key).catch(() => null);
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

  /** Retries until the outcome is stored, so that the delivery is not repeated. */
  async function keep({ channel, request, since }: Waiting, outcome: Outcome): Promise<void> {
    // A newer delivery that replaced this one is still to be made.
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

type Outcome = (stored: StoredDelivery, now: Date) => StoredDelivery;

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
