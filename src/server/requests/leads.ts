import type { ChangedLead, LeadEntry } from "../../shared/forms/lead.ts";
import type { BulkChange, LeadChange } from "../../shared/forms/lead-change.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import { HttpError } from "../http/http-error.ts";
import type { Collection } from "../store/collection.ts";
import { changeRequest, type DeliveriesFor, deliverAgain } from "./change-request.ts";
import { handAdded, sentBefore } from "./hand-added.ts";
import { entriesOf, entryOf, listResponse } from "./lead-entries.ts";
import { takenSeats, takesSeat } from "./seats.ts";
import { isPresent, isRestorable, type StoredRequest } from "./stored-requests.ts";

export type Leads = ReturnType<typeof createLeads>;

type Make = (request: StoredRequest, all: readonly StoredRequest[]) => StoredRequest;

interface Changes {
  /** The leads that were meant, changed or not. */
  found: StoredRequest[];
  changed: number;
  /** How many people are too many now in the dates that somebody joined by this change. */
  seatsOver: number;
  all: readonly StoredRequest[];
}

export function createLeads(
  requests: Collection<StoredRequest[]>,
  deliveriesFor: DeliveriesFor,
  cohorts: Pick<Cohorts, "find" | "inTurn">,
) {
  /** Changes them in one write. The admin may accept a lead although no seat is left. */
  async function changeAll(
    ids: readonly string[],
    isMeant: (request: StoredRequest) => boolean,
    make: Make,
  ): Promise<Changes> {
    const meant = new Set(ids);
    let changes: Changes = { found: [], changed: 0, seatsOver: 0, all: [] };
    let isForDate = false;
    const update = (hasTurn: boolean) =>
      requests.update((all) => {
        const next = [...all];
        const found: StoredRequest[] = [];
        const joined = new Set<string>();
        let changed = 0;
        isForDate = false;
        for (const [index, request] of all.entries()) {
          if (!meant.has(request.id) || !isMeant(request)) continue;
          const made = make(request, next);
          found.push(made);
          isForDate ||= request.cohort !== null || made.cohort !== null;
          if (made === request) continue;
          next[index] = made;
          changed += 1;
          const hadSeat = takesSeat(request) && request.cohort === made.cohort;
          if (!hadSeat && takesSeat(made)) joined.add(made.cohort);
        }
        if (isForDate && !hasTurn) return all;
        const changedAll = changed === 0 ? all : next;
        changes = { found, changed, seatsOver: seatsOver(joined, changedAll), all: changedAll };
        return changedAll;
      });
    // Only the write knows whether it is for a date: what was read before may be older. The others wait for no seats.
    await update(false);
    if (isForDate) await cohorts.inTurn(() => update(true));
    return changes;
  }

  async function change(
    id: string,
    isMeant: (request: StoredRequest) => boolean,
    make: Make,
  ): Promise<ChangedLead> {
    const { found, seatsOver, all } = await changeAll([id], isMeant, make);
    const [lead] = found;
    if (lead === undefined) throw new HttpError(404, "There is no such lead.");
    return { ...entryOf(lead, all), ...(seatsOver > 0 && { seatsOver }) };
  }

  function seatsOver(joined: ReadonlySet<string>, all: StoredRequest[]): number {
    return [...joined].reduce((sum, id) => {
      const seats = cohorts.find(id)?.seats ?? null;
      return seats === null ? sum : sum + Math.max(0, (takenSeats(all).get(id) ?? 0) - seats);
    }, 0);
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

  function changeTo(wanted: LeadChange): Make {
    return (request, all) => {
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
    };
  }

  const isBack = (request: StoredRequest) => isPresent(request) || isRestorable(request, new Date());
  const remove: Make = (request) => ({ ...request, deletedAt: new Date().toISOString() });
  const restore: Make = (request) => (isPresent(request) ? request : { ...request, deletedAt: null });

  return {
    listResponse: () => listResponse(requests.read()),
    list: () => entriesOf(requests.read(), isPresent),
    listDeleted: () => entriesOf(requests.read(), (request) => isRestorable(request, new Date())),
    async add(typed: Record<string, string>): Promise<LeadEntry> {
      const added = handAdded(typed, new Date());
      let lead = added;
      await requests.update((all) => {
        lead = sentBefore(all, added) ?? added;
        return lead === added ? [...all, added] : all;
      });
      return entryOf(lead, requests.read());
    },
    change: (id: string, wanted: LeadChange) => change(id, isPresent, changeTo(wanted)),
    /** Leads that are gone meanwhile are left out of the count. */
    async changeMany({ ids, ...wanted }: BulkChange): Promise<Pick<Changes, "changed" | "seatsOver">> {
      const { changed, seatsOver } = await ("state" in wanted
        ? changeAll(ids, isPresent, changeTo(wanted))
        : "delete" in wanted
          ? changeAll(ids, isPresent, remove)
          : changeAll(ids, isBack, restore));
      return { changed, seatsOver };
    },
    deliverAgain: (id: string) =>
      change(id, isPresent, (request, all) => {
        const now = new Date();
        return deliverAgain(request, deliveriesFor(request, all, now), now);
      }),
    remove: (id: string) => change(id, isPresent, remove),
    restore: (id: string) => change(id, isBack, restore),
  };
}
