import type { ChangedLead, LeadEntry } from "../../shared/forms/lead.ts";
import type { LeadChange } from "../../shared/forms/lead-change.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import { HttpError } from "../http/http-error.ts";
import type { Collection } from "../store/collection.ts";
import { changeRequest, type DeliveriesFor, deliverAgain } from "./change-request.ts";
import { isPaidTwice } from "./paid-twice.ts";
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
  ): Promise<ChangedLead> {
    let changed: ChangedLead | undefined;
    let isForDate = false;
    const update = (hasTurn: boolean) =>
      requests.update((all) => {
        const request = all.find((candidate) => candidate.id === id && isMeant(candidate));
        if (request === undefined) throw new HttpError(404, "There is no such lead.");
        const next = make(request, all);
        isForDate = request.cohort !== null || next.cohort !== null;
        if (isForDate && !hasTurn) return all;
        const changedAll = next === request ? all : all.map((other) => (other === request ? next : other));
        const hadSeat = takesSeat(request) && request.cohort === next.cohort;
        const over = hadSeat ? 0 : seatsOver(next, changedAll);
        changed = { ...entryOf(next, changedAll), ...(over > 0 && { seatsOver: over }) };
        return changedAll;
      });
    // Only the write knows whether it is for a date: what was read before may be older. The others wait for no seats.
    await update(false);
    if (isForDate) await cohorts.inTurn(() => update(true));
    return changed as ChangedLead;
  }

  /** Throws an HttpError for a date that is none, or of another course than the one that was enrolled for. */
  function checkDate({ kind }: StoredRequest, id: string): void {
    const cohort = cohorts.find(id);
    const isOther = kind === "enrollment" && cohort?.course !== "no-code";
    if (cohort !== null && !isOther) return;
    const problem =
      cohort === null
        ? "There is no such date. It may have been deleted meanwhile."
        : "This date is one of another course.";
    throw new HttpError(400, "Please check the marked fields.", { issues: { cohort: problem } });
  }

  function seatsOver(request: StoredRequest, all: StoredRequest[]): number {
    const seats = takesSeat(request) ? (cohorts.find(request.cohort)?.seats ?? null) : null;
    return seats === null ? 0 : (takenSeats(all).get(request.cohort ?? "") ?? 0) - seats;
  }

  return {
    list: () => entriesOf(requests.read(), isPresent),
    listDeleted: () => entriesOf(requests.read(), (request) => isRestorable(request, new Date())),
    change: (id: string, wanted: LeadChange) =>
      change(id, isPresent, (request, all) => {
        const now = new Date();
        if (wanted.cohort != null) checkDate(request, wanted.cohort);
        const next = changeRequest(request, wanted, now);
        // Only a lead that was suspected from the beginning has not been delivered before.
        const isFirst = request.suspectedAt === request.createdAt && next.deliveries.length === 0;
        const isAccepted = isFirst && next.state !== "suspected";
        if (isAccepted) return { ...next, deliveries: deliveriesFor(next, all, now) };
        const isDated = next.payment !== undefined && next.cohort !== null && next.cohort !== request.cohort;
        return isDated
          ? { ...next, deliveries: [...next.deliveries, ...deliveriesFor(next, all, now, "dated")] }
          : next;
      }),
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

function entriesOf(
  all: readonly StoredRequest[],
  isListed: (request: StoredRequest) => boolean,
): LeadEntry[] {
  const entries = all.filter(isListed).map((request) => entryOf(request, all));
  return entries.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

function entryOf(request: StoredRequest, all: readonly StoredRequest[]): LeadEntry {
  const { formId: _, deletedAt: __, suspectedAt, suspicion, payment, deliveries, ...entry } = request;
  return {
    ...entry,
    // Who suspects it later has reasons of their own.
    ...(suspicion !== undefined && suspectedAt === request.createdAt && { suspicion }),
    ...(entry.kind === "enrollment" && { payment: payment === undefined ? null : paymentOf(payment) }),
    ...(isPaidTwice(request, all) && { paidTwice: true }),
    deliveries: deliveries.map(
      ({ dueAt: _d, since: _s, reached: _r, cohort: _c, before: _b, about: _a, ...delivery }) => delivery,
    ),
  };
}
