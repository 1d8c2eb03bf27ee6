import type { ChangedLead, LeadEntry } from "../../shared/forms/lead.ts";
import type { LeadChange } from "../../shared/forms/lead-change.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import { HttpError } from "../http/http-error.ts";
import type { Collection } from "../store/collection.ts";
import { changeRequest, type DeliveriesFor, deliverAgain } from "./change-request.ts";
import { takenSeats, takesSeat } from "./seats.ts";
import { isPresent, isRestorable, paymentOf, type StoredRequest } from "./stored-requests.ts";

export type Leads = ReturnType<typeof createLeads>;

export function createLeads(
  requests: Collection<StoredRequest[]>,
  deliveriesFor: DeliveriesFor,
  cohorts: Pick<Cohorts, "find" | "inTurn">,
) {
  /** The admin may accept a lead although no seat is left. */
  async function change(
    id: string,
    isMeant: (request: StoredRequest) => boolean,
    make: (request: StoredRequest, all: readonly StoredRequest[]) => StoredRequest,
    isMoved = false,
  ): Promise<ChangedLead> {
    let changed: ChangedLead | undefined;
    const update = () =>
      requests.update((all) => {
        const request = all.find((candidate) => candidate.id === id && isMeant(candidate));
        if (request === undefined) throw new HttpError(404, "There is no such lead.");
        const next = make(request, all);
        const changedAll = next === request ? all : all.map((other) => (other === request ? next : other));
        const hadSeat = takesSeat(request) && request.cohort === next.cohort;
        const over = hadSeat ? 0 : seatsOver(next, changedAll);
        changed = { ...entryOf(next), ...(over > 0 && { seatsOver: over }) };
        return changedAll;
      });
    const isForDate =
      isMoved || requests.read().some((request) => request.id === id && request.cohort !== null);
    await (isForDate ? cohorts.inTurn(update) : update());
    return changed as ChangedLead;
  }

  function seatsOver(request: StoredRequest, all: StoredRequest[]): number {
    const seats = takesSeat(request) ? (cohorts.find(request.cohort)?.seats ?? null) : null;
    return seats === null ? 0 : (takenSeats(all).get(request.cohort ?? "") ?? 0) - seats;
  }

  return {
    list: () => entriesOf(requests.read().filter(isPresent)),
    listDeleted: () => entriesOf(requests.read().filter((request) => isRestorable(request, new Date()))),
    change: (id: string, wanted: LeadChange) =>
      change(
        id,
        isPresent,
        (request, all) => {
          const now = new Date();
          if (wanted.cohort != null && cohorts.find(wanted.cohort) === null)
            throw new HttpError(400, "Please check the marked fields.", {
              issues: { cohort: "There is no such date. It may have been deleted meanwhile." },
            });
          const next = changeRequest(request, wanted, now);
          // Only a lead that was suspected from the beginning has not been delivered before.
          const isFirst = request.suspectedAt === request.createdAt && next.deliveries.length === 0;
          const isAccepted = isFirst && next.state !== "suspected";
          if (isAccepted) return { ...next, deliveries: deliveriesFor(next, all, now) };
          const isDated =
            next.payment !== undefined && next.cohort !== null && next.cohort !== request.cohort;
          return isDated
            ? { ...next, deliveries: [...next.deliveries, ...deliveriesFor(next, all, now, "dated")] }
            : next;
        },
        wanted.cohort !== undefined,
      ),
    deliverAgain: (id: string) =>
      change(id, isPresent, (request, all) => {
        const now = new Date();
        return deliverAgain(request, deliveriesFor(request, all, now), now);
      }),
    remove: (id: string) =>
      change(id, isPresent, (request) => ({ ...request, deletedAt: new Date().toISOString() })),
    restore: (id: string) =>
      change(
        id,
        (request) => isPresent(request) || isRestorable(request, new Date()),
        (request) => (isPresent(request) ? request : { ...request, deletedAt: null }),
      ),
  };
}

function entriesOf(requests: readonly StoredRequest[]): LeadEntry[] {
  return requests.map(entryOf).sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

function entryOf({
  formId: _,
  deletedAt: __,
  suspectedAt: ___,
  payment,
  deliveries,
  ...entry
}: StoredRequest): LeadEntry {
  return {
    ...entry,
    ...(entry.kind === "enrollment" && { payment: payment === undefined ? null : paymentOf(payment) }),
    ...(payment?.isSecond && { paidTwice: true }),
    deliveries: deliveries.map(
      ({ dueAt: _d, since: _s, reached: _r, cohort: _c, before: _b, about: _a, ...delivery }) => delivery,
    ),
  };
}
