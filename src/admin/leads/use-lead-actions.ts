import { useRef } from "react";
import { site } from "../../../content/site.ts";
import { longDateIn } from "../../shared/company-time.ts";
import type { Forgotten, LeadChange, LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi } from "../api.ts";
import { notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { countOf } from "./lead-text.ts";
import type { useLeads } from "./use-leads.ts";

// By then most receivers have answered.
const deliveryMs = 3_000;

/** What can be done with a lead. Each says itself what did not work, and resolves to whether it did. */
export function useLeadActions({ list, trash }: ReturnType<typeof useLeads>) {
  const withSession = useSession();
  const busy = useRef(new Set<string>());

  function show(changed: LeadEntry) {
    list.change((all) => all.map((other) => (other.id === changed.id ? changed : other)));
  }

  /** A second press would race the first. */
  async function once(id: string, failure: string, act: () => Promise<void>): Promise<boolean> {
    if (busy.current.has(id)) return false;
    busy.current.add(id);
    try {
      await act();
      return true;
    } catch {
      notifyError(failure);
      return false;
    } finally {
      busy.current.delete(id);
    }
  }

  function restore({ id }: LeadEntry): Promise<boolean> {
    return once(id, "Failed to restore lead", async () => {
      await withSession(() => adminApi.restoreLead(id));
      trash.change((all) => all.filter((other) => other.id !== id));
      await list.reload();
      notifySuccess("Restored", "The lead is back");
    });
  }

  return {
    restore,
    change: ({ id }: LeadEntry, change: LeadChange) =>
      once(id, "Failed to update lead", async () =>
        show(await withSession(() => adminApi.changeLead(id, change))),
      ),
    remove: (entry: LeadEntry) =>
      once(entry.id, "Failed to delete lead", async () => {
        await withSession(() => adminApi.deleteLead(entry.id));
        list.change((all) => all.filter(({ id }) => id !== entry.id));
        notifySuccess("Deleted", "Lead deleted successfully", { label: "Undo", run: () => restore(entry) });
      }),
    deliver: ({ id }: LeadEntry) =>
      once(id, "Failed to start the deliveries", async () => {
        show(await withSession(() => adminApi.deliverLead(id)));
        setTimeout(list.reload, deliveryMs);
      }),
    forget: (email: string) =>
      once(email, "Failed to forget this person", async () => {
        const forgotten = await withSession(() => adminApi.forgetPerson(email));
        trash.change(() => []);
        await list.reload();
        notifySuccess("Forgotten", wordsOf(forgotten));
      }),
  };
}

function wordsOf({ removed, backupsUntil }: Forgotten): string {
  const counts = [
    countOf(removed.leads, "lead"),
    countOf(removed.enrollments, "enrollment"),
    countOf(removed.deliveries, "delivery", "deliveries"),
    countOf(removed.questions, "question"),
  ];
  const backups =
    backupsUntil === null
      ? ""
      : ` Daily backups may hold it until ${longDateIn(site.timeZone, `${backupsUntil}T18:00:00Z`)}.`;
  return `Removed ${counts.join(", ")}.${backups}`;
}
