import { useEffect, useState } from "react";
import { waitlists as waitlistForms } from "../../../content/form-names.ts";
import type { CohortEntry, DatedCourse, Offer } from "../../shared/cohorts/cohort.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi } from "../api.ts";
import { ListStatus } from "../components/list-status.tsx";
import { type Removal, RemoveRecord } from "../components/record-list.tsx";
import ui from "../components/ui.module.css";
import { type List, useList, useLoadedList } from "../use-list.ts";
import { CohortEditor } from "./cohort-editor.tsx";
import { CohortList } from "./cohort-list.tsx";
import { countTakingPart } from "./cohorts.ts";
import { OfferEditor } from "./offer-editor.tsx";
import { OfferList } from "./offer-list.tsx";

type Editing = { cohort: CohortEntry | null } | { offer: Offer | null } | { removal: Removal };

interface CoursesTabProps {
  cohorts: List<CohortEntry>;
  leads: readonly LeadEntry[] | null;
}

export function CoursesTab({ cohorts, leads }: CoursesTabProps) {
  const offers = useLoadedList(adminApi.listOffers, "Failed to fetch the codes");
  const waitlists = useList(adminApi.listWaitlists, "Failed to fetch the waitlists");
  const [editing, setEditing] = useState<Editing | null>(null);
  const close = () => setEditing(null);

  const takingPart = (cohort: CohortEntry) => countTakingPart(leads ?? [], cohort);

  /** Null while unknown, which must not be read as nobody. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches when the tab opens, and after each change of the leads
  useEffect(() => void (waitlists.items === null ? waitlists.reload() : waitlists.refresh()), [leads]);

  function askToDelete(name: string, done: string, remove: Removal["remove"]) {
    const text =
      "Pages, the agreement, the checkout and the chat stop naming it at once. It does not come back.";
    setEditing({ removal: { title: `Delete ${name}?`, text, verb: "Delete", remove, done } });
  }

  return (
    <div className={ui.lists}>
      <h1 className={ui.title}>Courses</h1>
      {waitlists.failed && (
        <ListStatus
          list={waitlists}
          what="waitlists"
          failed="How many people wait for a date could not be fetched."
        />
      )}
      <CohortList
        list={cohorts}
        takingPart={takingPart}
        waiting={waiting}
        onNew={() => setEditing({ cohort: null })}
        onEdit={(cohort) => setEditing({ cohort })}
        onDelete={({ id }, name) => askToDelete(name, "The date is deleted", () => adminApi.deleteCohort(id))}
      />
      <OfferList
        list={offers}
        onNew={() => setEditing({ offer: null })}
        onEdit={(offer) => setEditing({ offer })}
        onDelete={({ code }) =>
          askToDelete(`the code ${code}`, "The code is deleted", () => adminApi.deleteOffer(code))
        }
      />
      {editing !== null && "cohort" in editing && (
        <CohortEditor
          cohort={editing.cohort}
          takingPart={editing.cohort === null ? 0 : takingPart(editing.cohort)}
          waiting={waiting}
          onChanged={reload}
          onClose={close}
        />
      )}
      {editing !== null && "offer" in editing && (
        <OfferEditor offer={editing.offer} offers={offers.items ?? []} onChanged={reload} onClose={close} />
      )}
      {editing !== null && "removal" in editing && (
        <RemoveRecord {...editing.removal} onTried={reload} onClose={close} />
      )}
    </div>
  );
}
