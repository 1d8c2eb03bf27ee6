import { useRef } from "react";
import { site } from "../../../content/site.ts";
import { longDateIn } from "../../shared/company-time.ts";
import type { ChangedLead, Forgotten, LeadEntry, LeadNote, LeadState } from "../../shared/forms/lead.ts";
import { leadStates, stateNames } from "../../shared/forms/lead.ts";
import type { BulkChange, LeadChange } from "../../shared/forms/lead-change.ts";
import { type ApiError, adminApi, toApiError } from "../api.ts";
import { tooMany } from "../courses/cohorts.ts";
import { notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { countOf } from "./lead-text.ts";
import type { useLeads } from "./use-leads.ts";

// After the first pause most receivers have answered; after the second the slowest have, or were given up.
const deliveryMs = [3_000, 12_000];

export interface ForgetAnswer {
  done: boolean;
  words: string;
}

/** The changes that can be made to a lead. Each reports its failure in a toast, and resolves to whether it succeeded. */
export function useLeadActions({ list, trash }: ReturnType<typeof useLeads>) {
  const withSession = useSession();
  const changes = useRef(new Map<string, Promise<boolean>>());
  const busy = useRef(new Set<string>());

  function show(changed: LeadEntry) {
    list.change((all) => all.map((other) => (other.id === changed.id ? changed : other)));
  }

  /** Warns where the change took a seat that does not exist. */
  function warnOfOverbooking({ seatsOver = 0, ...entry }: ChangedLead): LeadEntry {
    if (seatsOver > 0)
      notifyError(
        `This lead takes part in a date that is full: ${tooMany(seatsOver)}. Give the date more seats, or mark a lead as lost.`,
        "The date is full",
      );
    return entry;
  }

  /** One write for all of them. The lists are fetched again, since the answer is a count alone. */
  async function changeTogether(
    entries: readonly LeadEntry[],
    how: Omit<BulkChange, "ids"> & Partial<BulkChange>,
    words: (count: number) => string,
    undo?: () => void,
  ): Promise<boolean> {
    await Promise.all(changes.current.values());
    const ids = entries.map(({ id }) => id);
    return attempt("Failed to change leads", async () => {
      const { changed, seatsOver = 0 } = await withSession(() =>
        adminApi.changeLeads({ ...how, ids } as BulkChange),
      );
      if (seatsOver > 0)
        notifyError(
          `Some of these leads take part in a date that is full: ${tooMany(seatsOver)}. Give the date more seats, or mark leads as lost.`,
          "The date is full",
        );
      notifySuccess("Done", words(changed), ...(undo ? [{ label: "Undo", run: undo }] : []));
      await Promise.all([list.reload(), trash.items !== null && trash.reload()]);
    });
  }

  const restoreMany = (entries: readonly LeadEntry[]) =>
    changeTogether(entries, { restore: true }, (count) => `${countOf(count, "lead")} restored`);

  /** Gives each of them the state back that it has in `entries`. */
  async function takeBack(entries: readonly LeadEntry[]) {
    for (const state of leadStates) {
      const some = entries.filter((entry) => entry.state === state);
      if (some.length > 0)
        await changeTogether(
          some,
          { state },
          (count) => `${countOf(count, "lead")}: ${stateNames[state]} again`,
        );
    }
  }

  async function attempt(
    failure: string,
    act: () => Promise<void>,
    wordsOf = ({ message }: ApiError) => message,
  ): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      notifyError(wordsOf(toApiError(error)), failure);
      return false;
    }
  }

  /** Queues the changes of a lead one after the other. */
  function change({ id }: LeadEntry, wanted: LeadChange): Promise<boolean> {
    const before = changes.current.get(id) ?? Promise.resolve();
    const turn = before.then(() =>
      attempt("Failed to update lead", async () =>
        show(warnOfOverbooking(await withSession(() => adminApi.changeLead(id, wanted)))),
      ),
    );
    changes.current.set(id, turn);
    return turn;
  }

  /** Waits for the queued changes of the lead, and ignores a second press meanwhile. */
  async function once(what: string, { id }: LeadEntry, act: () => Promise<boolean>): Promise<boolean> {
    const key = `${what} ${id}`;
    if (busy.current.has(key)) return false;
    busy.current.add(key);
    await changes.current.get(id);
    const isDone = await act();
    busy.current.delete(key);
    return isDone;
  }

  /** Ignores a second press while the same note is being saved. */
  async function addNote(entry: LeadEntry, note: string): Promise<boolean> {
    return once(`note ${note}`, entry, () => change(entry, { note }));
  }

  /** The list is fetched again after a failure: somebody else may have changed the note or the step. */
  async function changeShown(entry: LeadEntry, wanted: LeadChange) {
    const isSaved = await change(entry, wanted);
    if (!isSaved) await list.refresh();
    return isSaved;
  }

  function restore(entry: LeadEntry): Promise<boolean> {
    const { id } = entry;
    const bringBack = async () => {
      const answer = await withSession(() => adminApi.restoreLead(id));
      notifySuccess("Restored", "The lead is back");
      const restored = warnOfOverbooking(answer);
      // Added to the list first, or it would be in neither for a moment.
      list.change((all) => newestFirst([...all.filter((other) => other.id !== id), restored]));
      trash.change((all) => all.filter((other) => other.id !== id));
    };
    const wordsOf = ({ status, message }: ApiError) =>
      status === 404 ? "It could be brought back for 10 minutes, which are over." : message;
    return once("restore", entry, () => attempt("Failed to restore lead", bringBack, wordsOf));
  }

  return {
    restore,
    change,
    addNote,
    correctNote: (entry: LeadEntry, { at, text: was }: LeadNote, text: string | null) =>
      changeShown(entry, { notes: [{ at, text, was }] }),
    changeStep: changeShown,
    restoreMany,
    changeMany: (entries: readonly LeadEntry[], state: LeadState) =>
      changeTogether(
        entries,
        { state },
        (count) => `${countOf(count, "lead")}: ${stateNames[state]}`,
        () => takeBack(entries),
      ),
    removeMany: (entries: readonly LeadEntry[]) =>
      changeTogether(
        entries,
        { delete: true },
        (count) => `${countOf(count, "lead")} deleted`,
        () => restoreMany(entries),
      ),
    /** Shows a lead that was added. */
    added: (entry: LeadEntry) =>
      list.change((all) => newestFirst([...all.filter(({ id }) => id !== entry.id), entry])),
    remove: (entry: LeadEntry) =>
      once("delete", entry, () =>
        attempt("Failed to delete lead", async () => {
          await withSession(() => adminApi.deleteLead(entry.id));
          trash.change((all) => [entry, ...all]);
          list.change((all) => all.filter(({ id }) => id !== entry.id));
          notifySuccess("Deleted", "Lead deleted successfully", { label: "Undo", run: () => restore(entry) });
        }),
      ),
    deliver: (entry: LeadEntry) =>
      once("deliver", entry, () =>
        attempt("Failed to start the deliveries", async () => {
          show(await withSession(() => adminApi.deliverLead(entry.id)));
          for (const ms of deliveryMs) setTimeout(list.refresh, ms);
        }),
      ),
    async forget(email: string): Promise<ForgetAnswer> {
      try {
        const forgotten = await withSession(() => adminApi.forgetPerson(email));
        return { done: true, words: wordsOf(forgotten) };
      } catch (error) {
        return { done: false, words: toApiError(error).message };
      } finally {
        // A failed try may have removed a part.
        list.reload();
        if (trash.items !== null) trash.reload();
      }
    },
  };
}

function newestFirst(entries: readonly LeadEntry[]): LeadEntry[] {
  return entries.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

function wordsOf({ removed, backupsUntil }: Forgotten): string {
  const counts = [
    countOf(removed.leads, "lead"),
    countOf(removed.enrollments, "enrollment"),
    countOf(removed.deliveries, "delivery", "deliveries"),
    countOf(removed.questions, "question"),
    countOf(removed.subscriptions, "subscription"),
  ];
  const last =
    backupsUntil === null
      ? "the site removes none of them by itself"
      : `the last of those that the site removes by itself goes on ${longDateIn(site.timeZone, `${backupsUntil}T18:00:00Z`)}`;
  return `Removed ${counts.join(", ")}. All backups made before now may hold it still: ${last}. Those made by hand, and copies elsewhere, stay until the operator of the server removes them.`;
}
