import { useEffect, useState } from "react";
import { waitlists as waitlistForms } from "../../../content/form-names.ts";
import type { CohortEntry, DatedCourse, Offer } from "../../shared/cohorts/cohort.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi, toApiError } from "../api.ts";
import { Confirm } from "../components/confirm.tsx";
import { ListStatus } from "../components/list-status.tsx";
import { notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { type List, useList } from "../use-list.ts";
import { CohortEditor } from "./cohort-editor.tsx";
import { CohortList } from "./cohort-list.tsx";
import styles from "./courses.module.css";
import { OfferEditor } from "./offer-editor.tsx";
import { OfferList } from "./offer-list.tsx";
import { takesPart } from "./taking-part.ts";

/** What is edited: a record, or a new one. */
type Editing =
  | { kind: "cohort"; cohort: CohortEntry | null }
  | { kind: "offer"; offer: Offer | null }
  | { kind: "removal"; name: string; remove(): Promise<unknown>; done: string };

interface CoursesTabProps {
  cohorts: List<CohortEntry>;
  /** Null until it is known. */
  leads: readonly LeadEntry[] | null;
}

/** The dates of courses and webinars, and the promotion codes: pages, agreement, checkout and chat follow them at once. */
export function CoursesTab({ cohorts, leads }: CoursesTabProps) {
  const offers = useList(adminApi.listOffers, "Failed to fetch the codes");
  const waitlists = useList(adminApi.listWaitlists, "Failed to fetch the waitlists");
  const [editing, setEditing] = useState<Editing | null>(null);
  const withSession = useSession();
  const close = () => setEditing(null);

  const takingPart = (cohort: CohortEntry) => (leads ?? []).filter((lead) => takesPart(lead, cohort)).length;

  /** Null while it is not known: nobody is to take that for nobody. */
  const waiting = (course: DatedCourse) => {
    if (waitlistForms[course] === undefined) return 0;
    if (waitlists.failed || waitlists.items === null) return null;
    return waitlists.items.find((waitlist) => waitlist.course === course)?.people ?? 0;
  };

  function reload() {
    void cohorts.reload();
    void offers.reload();
    void waitlists.reload();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for each time that the tab is opened
  useEffect(() => void offers.reload(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when the tab is opened, and with each change of the leads
  useEffect(() => void (waitlists.items === null ? waitlists.reload() : waitlists.refresh()), [leads]);

  async function remove({ remove: removeIt, done }: Extract<Editing, { kind: "removal" }>) {
    close();
    try {
      await withSession(removeIt);
      notifySuccess("Deleted", done);
    } catch (error) {
      notifyError(`It was not deleted. ${toApiError(error).message}`);
    }
    reload();
  }

  return (
    <div className={styles.lists}>
      {waitlists.failed && (
        <ListStatus
          list={waitlists}
          loading="Loading waitlists..."
          failed="How many people wait for a date could not be fetched."
        />
      )}
      <CohortList
        list={cohorts}
        takingPart={takingPart}
        waiting={waiting}
        onNew={() => setEditing({ kind: "cohort", cohort: null })}
        onEdit={(cohort) => setEditing({ kind: "cohort", cohort })}
        onDelete={({ id }, name) =>
          setEditing({
            kind: "removal",
            name,
            remove: () => adminApi.deleteCohort(id),
            done: "The date is deleted",
          })
        }
      />
      <OfferList
        list={offers}
        onNew={() => setEditing({ kind: "offer", offer: null })}
        onEdit={(offer) => setEditing({ kind: "offer", offer })}
        onDelete={({ code }) =>
          setEditing({
            kind: "removal",
            name: `the code ${code}`,
            remove: () => adminApi.deleteOffer(code),
            done: "The code is deleted",
          })
        }
      />
      {editing?.kind === "cohort" && (
        <CohortEditor
          cohort={editing.cohort}
          takingPart={editing.cohort === null ? 0 : takingPart(editing.cohort)}
          waiting={waiting}
          onChanged={reload}
          onClose={close}
        />
      )}
      {editing?.kind === "offer" && (
        <OfferEditor offer={editing.offer} offers={offers.items ?? []} onChanged={reload} onClose={close} />
      )}
      {editing?.kind === "removal" && (
        <Confirm
          title={`Delete ${editing.name}?`}
          text="Pages, the agreement, the checkout and the chat stop naming it at once. It does not come back."
          confirmLabel="Delete"
          onCancel={close}
          onConfirm={() => remove(editing)}
        />
      )}
    </div>
  );
}
