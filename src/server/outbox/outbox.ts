import { setTimeout as wait } from "node:timers/promises";
import type { DeliveryChannel } from "../../shared/forms/lead.ts";
import { log } from "../logging/log.ts";
import { isPresent } from "../requests/requests.ts";
import type { StoredDelivery, StoredRequest } from "../requests/stored-requests.ts";
import type { Collection } from "../store/collection.ts";
import { StoreWriteError } from "../store/errors.ts";
import { DeliveryError } from "./delivery-error.ts";
import { delivered, failed } from "./delivery-rules.ts";

/** Sends a request by a channel; rejects with a DeliveryError where it did not arrive. */
export type Deliver = (channel: DeliveryChannel, request: StoredRequest) => Promise<void>;

export interface Outbox {
  /** Begins nothing more; resolves when the deliveries under way have ended. */
  stop(): Promise<void>;
}

/** A receiver that hangs holds up these deliveries of its own channel, and no others. */
const atOnce: Record<DeliveryChannel, number> = { mail: 3, confirmation: 2, webhook: 10, announcement: 2 };

// A timer does not notice that the machine slept or its clock was set.
const longestSleepMs = 10 * 60_000;
const writeAgainMs = 10_000;

interface Waiting {
  channel: DeliveryChannel;
  request: StoredRequest;
  since: string;
  dueAt: number;
}

/** Makes the deliveries that are due, from now on: the longest due first, each at least once. */
export function startOutbox(requests: Collection<StoredRequest[]>, deliver: Deliver): Outbox {
  const underWay = new Map<string, { channel: DeliveryChannel; ended: Promise<void> }>();
  /** Whose outcome could not be kept, with the time at which they were due: at another one they are tried again. */
  const unkept = new Map<string, number>();
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
      .sort((a, b) => a.dueAt - b.dueAt);
  }

  function begin(waiting: Waiting): void {
    const { channel, request, dueAt } = waiting;
    const key = keyOf(channel, request);
    const ended = attempt(waiting)
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

  async function attempt({ channel, request, since }: Waiting): Promise<void> {
    let outcome: (delivery: StoredDelivery, now: Date) => StoredDelivery = delivered;
    try {
      await deliver(channel, request);
    } catch (error) {
      const fault = faultOf(error, channel, request);
      outcome = (delivery, now) => failed(delivery, now, fault);
    }
    await keep(channel, request.id, (delivery) =>
      // What took its place meanwhile is still to be made.
      delivery.since === since ? outcome(delivery, new Date()) : delivery,
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
