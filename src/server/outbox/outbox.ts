import { setTimeout as wait } from "node:timers/promises";
import type { DeliveryChannel, DeliverySubject } from "../../shared/forms/lead.ts";
import { log } from "../logging/log.ts";
import type { StoredDelivery } from "../requests/stored-requests.ts";
import type { Collection } from "../store/collection.ts";
import { StoreWriteError } from "../store/errors.ts";
import { DeliveryError } from "./delivery-error.ts";
import { delivered, failed } from "./delivery-rules.ts";

/** A record that is stored in one write with the deliveries it causes: a request, or a reader who subscribes. */
interface OutboxRecord {
  id: string;
  /** Nothing is sent about a suspected one. */
  state: string;
  deletedAt?: string | null;
  deliveries: readonly StoredDelivery[];
}

export type Deliver<Sent extends OutboxRecord> = (
  channel: DeliveryChannel,
  record: Sent,
  noteDate: (cohort: string) => void,
  about?: DeliverySubject,
) => Promise<void>;

/**
 * Locks a delivery for this process; null if another process has the lock. The returned function releases it. `onLost` is
 * called if another process may have the lock before that.
 */
export type Claim = (delivery: string, onLost?: () => void) => Promise<(() => Promise<void>) | null>;

export const claimWithoutLock: Claim = async () => async () => {};

/** A hanging receiver blocks only its own channel. */
const maxConcurrent: Record<DeliveryChannel, number> = {
  mail: 3,
  confirmation: 2,
  webhook: 10,
  announcement: 2,
};

// Timers do not notice that the machine slept or that its clock was set.
const maxTimerMs = 10 * 60_000;
const retryWriteMs = 10_000;
const retryClaimMs = 5_000;

interface ScheduledDelivery<Sent extends OutboxRecord> {
  /** All attempts of a delivery have the same key. */
  key: string;
  channel: DeliveryChannel;
  record: Sent;
  since: string;
  about: DeliverySubject | undefined;
  dueAt: number;
}

/** A transactional outbox: sends what is due, at least once. The log names a record's `kind` with its id. */
export function startOutbox<Sent extends OutboxRecord>(
  kind: "lead" | "subscriber",
  records: Collection<Sent[]>,
  deliver: Deliver<Sent>,
  claim: Claim = claimWithoutLock,
): { stop(): Promise<void> } {
  const underWay = new Map<string, { channel: DeliveryChannel; ended: Promise<void> }>();
  /** The map holds delays by key. A delay ends when the delivery is due at another time. */
  const postponed = new Map<string, { dueAt: number; until: number }>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isStartScheduled = false;

  records.onChange(startDueSoon);
  startDue();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all([...underWay.values()].map(({ ended }) => ended));
    },
  };

  /** Coalesces changes and runs after the form's response. */
  function startDueSoon(): void {
    if (!isStartScheduled) setImmediate(startDue);
    isStartScheduled = true;
  }

  function startDue(): void {
    clearTimeout(timer);
    isStartScheduled = false;
    if (stopping.signal.aborted) return;
    const now = Date.now();
    for (const [key, { until }] of postponed) if (until <= now) postponed.delete(key);
    const free = { ...maxConcurrent };
    for (const { channel } of underWay.values()) free[channel]--;
    const scheduled = records.read().flatMap(scheduledDeliveriesOf);
    const next = scheduled
      .filter(({ key }) => !underWay.has(key))
      .sort((a, b) => startTimeOf(a) - startTimeOf(b));
    for (const delivery of next) {
      const startsIn = startTimeOf(delivery) - now;
      if (startsIn > 0) {
        timer = setTimeout(startDue, Math.min(startsIn, maxTimerMs));
        break;
      }
      // The others start when a delivery of their channel ends.
      if (free[delivery.channel]-- > 0) startDelivery(delivery);
    }
  }

  function startTimeOf({ key, dueAt }: ScheduledDelivery<Sent>): number {
    const postponement = postponed.get(key);
    return postponement?.dueAt === dueAt ? postponement.until : dueAt;
  }

  function postpone({ key, dueAt }: ScheduledDelivery<Sent>, until: number): void {
    postponed.set(key, { dueAt, until });
  }

  function startDelivery(delivery: ScheduledDelivery<Sent>): void {
    const { key, channel, record } = delivery;
    postponed.delete(key);
    const ended = attemptWithClaim(delivery)
      .catch((error: unknown) => {
        // The outcome could not be stored and the message may have arrived: only a person or a restart repeats it.
        postpone(delivery, Number.POSITIVE_INFINITY);
        log.error({ channel, [kind]: record.id, err: error }, "outbox");
      })
      .finally(() => {
        underWay.delete(key);
        startDueSoon();
      });
    underWay.set(key, { channel, ended });
  }

  /** Skips deliveries that another process is making or has made. */
  async function attemptWithClaim(delivery: ScheduledDelivery<Sent>): Promise<void> {
    const release = await claim(delivery.key).catch(() => null);
    if (release === null) return postpone(delivery, Date.now() + retryClaimMs);
    try {
      const isCurrent = await records.refresh().then(
        () => true,
        () => false,
      );
      if (!isCurrent) postpone(delivery, Date.now() + retryClaimMs);
      else if (isStillScheduled(records.read(), delivery)) await attempt(delivery);
    } finally {
      await release();
    }
  }

  async function attempt(delivery: ScheduledDelivery<Sent>): Promise<void> {
    const { channel, record, about } = delivery;
    let outcome: Outcome = delivered;
    let date: Pick<StoredDelivery, "cohort"> = {};
    try {
      await deliver(
        channel,
        record,
        (cohort) => {
          date = { cohort };
        },
        about,
      );
    } catch (error) {
      const fault = faultOf(error, { channel, [kind]: record.id });
      outcome = (stored, now) => failed(stored, now, fault);
    }
    await storeOutcome(delivery, (stored, now) => ({ ...outcome(stored, now), ...date }));
  }

  /** Retries until the outcome is stored, so that the delivery is not repeated. */
  async function storeOutcome(
    { channel, record, since, about }: ScheduledDelivery<Sent>,
    outcome: Outcome,
  ): Promise<void> {
    // A newer delivery that replaced this one is still to be made.
    const change = (stored: StoredDelivery) =>
      stored.channel === channel && stored.since === since && stored.about === about
        ? outcome(stored, new Date())
        : stored;
    while (true) {
      try {
        return await records.update((all) => {
          const index = all.findIndex(({ id }) => id === record.id);
          const present = all[index];
          if (present === undefined) return all;
          return all.with(index, { ...present, deliveries: present.deliveries.map(change) });
        });
      } catch (error) {
        if (!(error instanceof StoreWriteError)) throw error;
        if (stopping.signal.aborted) return;
        log.error({ channel, [kind]: record.id, err: error.cause }, "outbox");
        await wait(retryWriteMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }
}

type Outcome = (stored: StoredDelivery, now: Date) => StoredDelivery;

function scheduledDeliveriesOf<Sent extends OutboxRecord>(record: Sent): ScheduledDelivery<Sent>[] {
  if (record.state === "suspected" || (record.deletedAt ?? null) !== null) return [];
  return record.deliveries.flatMap(({ channel, since, about, dueAt }) => {
    if (dueAt === null) return [];
    const key = [channel, record.id, ...(about === undefined ? [] : [about, since])].join(" ");
    return [{ key, channel, record, since, about, dueAt: Date.parse(dueAt) }];
  });
}

function isStillScheduled<Sent extends OutboxRecord>(
  all: readonly Sent[],
  { record, key, since, dueAt }: ScheduledDelivery<Sent>,
): boolean {
  return all
    .filter(({ id }) => id === record.id)
    .flatMap(scheduledDeliveriesOf)
    .some((other) => other.key === key && other.since === since && other.dueAt <= dueAt);
}

function faultOf(error: unknown, delivery: Record<string, string>): DeliveryError {
  if (error instanceof DeliveryError) {
    log.warn({ ...delivery, problem: error.code }, "outbox");
    return error;
  }
  log.error({ ...delivery, err: error }, "outbox");
  return new DeliveryError("The site could not make this message. Its log says why.", "own fault");
}
