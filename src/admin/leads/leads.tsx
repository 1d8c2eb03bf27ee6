import { useDeferredValue, useRef } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi } from "../api.ts";
import type { Place } from "../dashboard/use-place.ts";
import { useStateHere } from "../dashboard/use-state-here.ts";
import { Confirm } from "../modal/confirm.tsx";
import { sayError, saySuccess } from "../notices.ts";
import { useSession } from "../session/session.tsx";
import { Choice, EmptyList, holdsWords, SearchField, Toolbar } from "../toolbar/toolbar.tsx";
import { ExportLeads } from "./export-leads.tsx";
import { LeadDetail, LeadGone } from "./lead-detail.tsx";
import { LeadList } from "./lead-list.tsx";
import styles from "./leads.module.css";
import type { LeadFilter, useLeads } from "./use-leads.ts";

const headingId = "leads-heading";
const stateNames = { all: "All", new: "New", handled: "Handled" };

interface LeadsProps {
  leads: ReturnType<typeof useLeads>;
  place: Place;
}

/** What visitors sent: found by form, state and words, opened, marked handled, exported, deleted. */
export function Leads({ leads: { list, filter, setFilter }, place }: LeadsProps) {
  const inSession = useSession();
  const [doomed, setDoomed] = useStateHere<LeadEntry>();
  const marking = useRef(new Set<string>());
  const { items: entries } = list;
  // With thousands of leads, what is typed shows before what is found.
  const query = useDeferredValue(filter.query);

  if (entries === null && list.failed) {
    return (
      <EmptyList>
        <p>The leads could not be fetched. None of them is lost.</p>
        <button type="button" className={buttonClass("ghost")} onClick={list.reload}>
          Try again
        </button>
      </EmptyList>
    );
  }
  if (entries === null) return <p role="status">Loading leads...</p>;
  const forms = [...new Set(entries.map(({ formName }) => formName))].sort();
  const shown = entries.filter((entry) => matches(entry, { ...filter, query }));
  const open = entries.find(({ id }) => id === place.lead) ?? null;
  const waiting = entries.filter(({ handledAt }) => handledAt === null).length;

  function closeLead() {
    if (place.lead !== null) place.close(place.lead);
  }

  async function handle({ id }: LeadEntry, handled: boolean) {
    // A second press would race the first.
    if (marking.current.has(id)) return;
    marking.current.add(id);
    try {
      const changed = await inSession(() => adminApi.handleLead(id, handled));
      list.change((all) => all.map((other) => (other.id === id ? changed : other)));
    } catch {
      sayError("Failed to update lead");
    }
    marking.current.delete(id);
  }

  async function remove({ id }: LeadEntry) {
    setDoomed(null);
    try {
      await inSession(() => adminApi.deleteLead(id));
    } catch {
      sayError("Failed to delete lead");
      return;
    }
    list.change((all) => all.filter((other) => other.id !== id));
    place.close(id);
    saySuccess("Deleted", "Lead deleted successfully");
  }

  return (
    <section aria-labelledby={headingId}>
      <Toolbar
        heading="Leads"
        headingId={headingId}
        count={`${shown.length} of ${entries.length}, ${waiting} new`}
      >
        <div className={styles.tools} data-open={place.lead !== null}>
          <SearchField label="Search leads" value={filter.query} onChange={(query) => setFilter({ query })} />
          <Choice
            label="Form"
            value={filter.form}
            options={{ "": "All forms", ...Object.fromEntries(forms.map((name) => [name, name])) }}
            onChange={(form) => setFilter({ form })}
          />
          <Choice
            label="Show"
            value={filter.state}
            options={stateNames}
            onChange={(state) => setFilter({ state })}
          />
          <ExportLeads form={filter.form} />
        </div>
      </Toolbar>
      {entries.length === 0 && place.lead === null ? (
        <EmptyList>No leads yet. What visitors send through the site’s forms appears here.</EmptyList>
      ) : (
        <div className={styles.desk} data-open={place.lead !== null}>
          <LeadList entries={shown} openId={place.lead} headingId={headingId} onOpen={place.openLead} />
          {place.lead === null && <p className={styles.none}>Choose a lead to read it.</p>}
          {place.lead !== null && open === null && <LeadGone onBack={closeLead} />}
          {open !== null && (
            <LeadDetail
              key={open.id}
              entry={open}
              onBack={closeLead}
              onHandle={(handled) => handle(open, handled)}
              onDelete={() => setDoomed(open)}
            />
          )}
        </div>
      )}
      {doomed !== null && (
        <Confirm
          title="Delete Lead"
          text="Are you sure you want to delete this lead? It cannot be brought back."
          stayLabel="Cancel"
          goLabel="Delete"
          onStay={() => setDoomed(null)}
          onGo={() => remove(doomed)}
        />
      )}
    </section>
  );
}

function matches({ formName, fields, handledAt }: LeadEntry, { form, state, query }: LeadFilter): boolean {
  return (
    (form === "" || formName === form) &&
    (state === "all" || (handledAt !== null) === (state === "handled")) &&
    holdsWords([formName, ...Object.values(fields)].join(" "), query)
  );
}
