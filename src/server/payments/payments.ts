import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../clock/clock.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import { log } from "../logging/log.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { Collection } from "../store/collection.ts";
import { type Enrolling, enrollmentOf } from "./enrollment.ts";
import { withLaterEvent } from "./later-events.ts";
import type { LaterEvent, PaymentsState } from "./stored-payments.ts";
import type { PaidSession, PaymentEvent } from "./stripe-events.ts";

export type Payments = ReturnType<typeof createPayments>;

interface Waiting {
  event: PaymentEvent;
  resolve(): void;
  reject(reason: unknown): void;
}

/** Takes a payment provider's events, each once, however often and in whatever order they come. */
export function createPayments(
  requests: Collection<StoredRequest[]>,
  payments: Collection<PaymentsState>,
  enrolling: Enrolling & { cohorts: Pick<Cohorts, "inTurn"> },
  clock: Clock,
) {
  let waiting: Waiting[] = [];

  /** Stores what waits in one turn of the queue that all seats have. */
  async function takeWaiting(): Promise<void> {
    let batch: Waiting[] = [];
    try {
      await enrolling.cohorts.inTurn(async () => {
        batch = waiting;
        waiting = [];
        await payments.refresh();
        await store(batch.map(({ event }) => event));
      });
      for (const { resolve } of batch) resolve();
    } catch (error) {
      // Without a turn the batch is still waiting.
      for (const { reject } of batch.length > 0 ? batch : waiting.splice(0)) reject(error);
    }
  }

  /** Enrollments come first: after a crash between the two writes, an event that comes again finds its enrollment. */
  async function store(events: readonly PaymentEvent[]): Promise<void> {
    const now = clock.now();
    const known = payments.read();
    const unsold = new Set<string>();
    await requests.update((all) => events.reduce((next, event) => take(event, next), all));
    await payments.update((state) => noted(state, events, unsold, requests.read(), now));

    function take(event: PaymentEvent, all: StoredRequest[]): StoredRequest[] {
      if (event.kind === "later") return changed(all, event.event, now);
      return event.kind === "paid" ? enrolled(all, event.session, now) : all;
    }

    function enrolled(all: StoredRequest[], session: PaidSession, at: Date): StoredRequest[] {
      const isKnown =
        known.sessions.some(({ id }) => id === session.id) ||
        all.some(({ payment }) => payment?.session === session.id);
      if (isKnown) return all;
      const acceptance = known.acceptances.find(({ id }) => id === session.reference) ?? null;
      // A later event that stands before its session in this batch has found no enrollment.
      const early = [
        ...known.early,
        ...events.flatMap((event) => (event.kind === "later" ? event.event : [])),
      ]
        .filter(({ intent }) => intent === session.intent)
        .toSorted((one, other) => (one.at < other.at ? -1 : 1));
      const enrollment = enrollmentOf(session, acceptance, early, all, at, enrolling);
      if (enrollment !== null) return [...all, enrollment];
      unsold.add(session.id);
      log.info({ session: session.id }, "payment for something else");
      return all;
    }
  }

  function changed(all: StoredRequest[], event: LaterEvent, now: Date): StoredRequest[] {
    const index = all.findIndex(({ payment }) => payment?.reference === event.intent);
    const request = all[index];
    if (request === undefined) return all;
    const next = withLaterEvent(request, event, all, now, enrolling.deliveriesFor);
    return next === request ? all : all.with(index, next);
  }

  return {
    /** Resolves once the event's consequence is durable. Rejects with a StoreWriteError if nothing can be stored. */
    take(event: PaymentEvent): Promise<void> {
      return new Promise((resolve, reject) => {
        waiting.push({ event, resolve, reject });
        if (waiting.length === 1) void takeWaiting();
      });
    },
  };
}

/** The state after these events: their sessions known, their acceptances followed, and what came early kept. */
function noted(
  state: PaymentsState,
  events: readonly PaymentEvent[],
  unsold: ReadonlySet<string>,
  all: readonly StoredRequest[],
  now: Date,
): PaymentsState {
  const at = now.toISOString();
  const sessions = new Map(state.sessions.map((session) => [session.id, session]));
  const early = new Map(state.early.map((event) => [event.id, event]));
  const followed = new Set<string | null>();
  const enrolled = new Set<string | null>();
  for (const event of events) {
    if (event.kind === "later") early.set(event.event.id, event.event);
    else if (event.kind === "awaited") followed.add(event.reference);
    else if (!unsold.has(event.session.id)) {
      followed.add(event.session.reference);
      enrolled.add(event.session.reference);
      const { id } = event.session;
      if (!sessions.has(id)) sessions.set(id, { id, at });
    }
  }
  const intents = new Set(all.flatMap(({ payment }) => payment?.reference ?? []));
  const next = {
    acceptances: state.acceptances.map((acceptance) =>
      followed.has(acceptance.id)
        ? {
            ...acceptance,
            followedAt: acceptance.followedAt ?? at,
            // The enrollment has it now, and goes when its person is forgotten.
            source: enrolled.has(acceptance.id) ? null : acceptance.source,
          }
        : acceptance,
    ),
    sessions: [...sessions.values()],
    early: [...early.values()].filter(({ intent }) => !intents.has(intent)),
  };
  return isDeepStrictEqual(next, state) ? state : next;
}
