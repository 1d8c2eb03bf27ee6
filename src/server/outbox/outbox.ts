import { setTimeout as wait } from "node:timers/promises";
import type { DeliveryChannel } from "../../shared/forms/lead.ts";
import { log } from "../logging/log.ts";
import { isPresent } from "../requests/requests.ts";
import type { StoredDelivery, StoredRequest } from "../requests/stored-requests.ts";
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

interface Waiting {
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
  /** Whose outcome could not be kept, with the time at which they were due: at another one they are tried again. */
  const unkept = new Map<string, number>();
  /** What other processes make, with the time at which it is looked at again: they may have ended. */
  const elsewhere = new Map<string, number>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isLookDue = false;

  /** Once for many changes, and not before the form is answered that made one. */
  function lookSoon(): void {
    if (!isLookDue) setImmediate(look);
    isLookDue = true;
  }

  function look(): void {
    clearTimeout(timer);
    isLookDue = false;
    if (stopping.signal.aborted) return;
    const now = Date.now();
    for (const [key, until] of elsewhere) if (until <= now) elsewhere.delete(key);
    const free = { ...atOnce };
    for (const { channel } of underWay.values()) free[channel]--;
    for (const next of waiting()) {
      const { channel, dueAt } = next;
      if (dueAt > now) {
        timer = setTimeout(look, Math.min(dueAt - now, longestSleepMs));
        break;
      }
      // What finds no place has it when another of its channel ends.
      if (free[channel]-- > 0) begin(next);
    }
  }

  /** What is to be sent and is not under way, the longest due first. */
  function waiting(): Waiting[] {
    return requests
      .read()
      .flatMap(waitingOf)
      .filter(({ channel, request, dueAt }) => {
        const key = keyOf(channel, request);
        return !underWay.has(key) && unkept.get(key) !== dueAt;
      })
      .map((waiting) => {
        const until = elsewhere.get(keyOf(waiting.channel, waiting.request));
        return until === undefined ? waiting : { ...waiting, dueAt: Math.max(waiting.dueAt, until) };
      })
      .sort((a, b) => a.dueAt - b.dueAt);
  }

  function begin(waiting: Waiting): void {
    const { channel, request, dueAt } = waiting;
    const key = keyOf(channel, request);
    const ended = attemptAlone(waiting)
      .catch((error: unknown) => {
        // It may have arrived: only a person, or the next start, has it tried again.
        unkept.set(key, dueAt);
        log.error({ channel, lead: request.id, err: error }, "outbox");
      })
      .finally(() => {
        underWay.delete(key);
        lookSoon();
      });
    underWay.set(key, { channel, ended });
  }

  /** Makes a delivery that no other process makes, or has just made. */
  async function attemptAlone(waiting: Waiting): Promise<void> {
    const key = keyOf(waiting.channel, waiting.request);
    const release = await claim(key).catch(() => null);
    if (release === null) {
      elsewhere.set(key, Date.now() + claimAgainMs);
      return;
    }
    try {
      await requests.refresh();
    } catch {
      // Nobody knows whether it is still to be made.
      elsewhere.set(key, Date.now() + claimAgainMs);
      return await release();
    }
    try {
      if (isStillWaiting(requests.read(), waiting)) await attempt(waiting);
    } finally {
      await release();
    }
  }

  async function attempt({ channel, request, since }: Waiting): Promise<void> {
    let outcome: (delivery: StoredDelivery, now: Date) => StoredDelivery = delivered;
    let date: Pick<StoredDelivery, "cohort"> = {};
    try {
      await deliver(channel, request, (cohort) => {
        date = { cohort };
      });
    } catch (error) {
      const fault = faultOf(error, channel, request);
      outcome = (delivery, now) => failed(delivery, now, fault);
    }
    await keep(channel, request.id, (delivery) =>
      // What took its place meanwhile is still to be made.
      delivery.since === since ? { ...outcome(delivery, new Date()), ...date } : delivery,
    );
  }

  /** Writes what became of a delivery. Until that is possible it stays under way, or it would be made again. */
  async function keep(
    channel: DeliveryChannel,
    id: string,
    change: (delivery: StoredDelivery) => StoredDelivery,
  ): Promise<void> {
    while (true) {
      try {
        return await requests.update((all) => changeDelivery(all, id, channel, change));
      } catch (error) {
        if (!(error instanceof StoreWriteError)) throw error;
        if (stopping.signal.aborted) return;
        log.error({ channel, lead: id, err: error.cause }, "outbox");
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

function keyOf(channel: DeliveryChannel, { id }: StoredRequest): string {
  return `${channel} ${id}`;
}

/** The deliveries of a request that somebody waits for. */
function waitingOf(request: StoredRequest): Waiting[] {
  if (request.state === "suspected" || !isPresent(request)) return [];
  return request.deliveries.flatMap(({ channel, since, dueAt }) =>
    dueAt === null ? [] : [{ channel, request, since, dueAt: Date.parse(dueAt) }],
  );
}

function isStillWaiting(all: readonly StoredRequest[], { channel, request, since, dueAt }: Waiting): boolean {
  const present = all.find(({ id }) => id === request.id);
  if (present === undefined) return false;
  return waitingOf(present).some(
    (other) => other.channel === channel && other.since === since && other.dueAt <= dueAt,
  );
}

function changeDelivery(
  all: StoredRequest[],
  id: string,
  channel: DeliveryChannel,
  change: (delivery: StoredDelivery) => StoredDelivery,
): StoredRequest[] {
  // It may have been deleted meanwhile.
  if (!all.some((request) => request.id === id)) return all;
  return all.map((request) =>
    request.id === id
      ? {
          ...request,
          deliveries: request.deliveries.map((delivery) =>
            delivery.channel === channel ? change(delivery) : delivery,
          ),
        }
      : request,
  );
}

function faultOf(error: unknown, channel: DeliveryChannel, { id }: StoredRequest): DeliveryError {
  if (error instanceof DeliveryError) {
    log.warn({ channel, lead: id, problem: error.code }, "outbox");
    return error;
  }
  log.error({ channel, lead: id, err: error }, "outbox");
  return new DeliveryError("The site could not make this message. Its log says why.", "own fault");
}
