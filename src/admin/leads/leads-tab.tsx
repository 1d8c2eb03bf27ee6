import { useDeferredValue, useRef } from "react";
import { cx } from "../../components/cx.ts";
import { foldText, queryMatcher } from "../../shared/fold-text.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi } from "../api.ts";
import { Confirm } from "../components/confirm.tsx";
import { EmptyList, ListStatus } from "../components/list-status.tsx";
import { Choice, SearchField, Toolbar } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import { notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import type { DashboardRoute } from "../use-dashboard-route.ts";
import { useStateUntilNavigation } from "../use-state-until-navigation.ts";
import { ExportLeads } from "./export-leads.tsx";
import { LeadDetail, OpenLead } from "./lead-detail.tsx";
import { LeadList } from "./lead-list.tsx";
import styles from "./leads-tab.module.css";
import type { LeadFilter, useLeads } from "./use-leads.ts";

const headingId = "leads-heading";
const stateNames = { all: "All", new: "New", handled: "Handled" };

interface LeadsTabProps {
  leads: ReturnType<typeof useLeads>;
  route: DashboardRoute;
}

export function LeadsTab({ leads: { list, filter, setFilter }, route }: LeadsTabProps) {
  const withSession = useSession();
  const [leadToDelete, setLeadToDelete] = useStateUntilNavigation<LeadEntry>();
  const marking = useRef(new Set<string>());
  const { items: entries } = list;
  // With thousands of leads, typing must not wait for the list.
  const query = useDeferredValue(filter.query);

  if (entries === null) {
    return (
      <ListStatus
        list={list}
        loading="Loading leads..."
        failed="The leads could not be fetched. None of them is lost."
      />
    );
  }
  const forms = [...new Set(entries.map(({ formName }) => formName))].sort();
  const shown = entries.filter((entry) => matches(entry, { ...filter, query }));
  const open = entries.find(({ id }) => id === route.lead) ?? null;
  const waiting = entries.filter(({ handledAt }) => handledAt === null).length;

  function closeLead() {
    if (route.lead !== null) route.close(route.lead);
  }

  async function handle({ id }: LeadEntry, handled: boolean) {
    // A second press would race the first.
    if (marking.current.has(id)) return;
    marking.current.add(id);
    try {
      const changed = await withSession(() => adminApi.handleLead(id, handled));
      list.change((all) => all.map((other) => (other.id === id ? changed : other)));
    } catch {
      notifyError("Failed to update lead");
    }
    marking.current.delete(id);
  }

  async function remove({ id }: LeadEntry) {
    setLeadToDelete(null);
    try {
      await withSession(() => adminApi.deleteLead(id));
    } catch {
      notifyError("Failed to delete lead");
      return;
    }
    list.change((all) => all.filter((other) => other.id !== id));
    route.close(id);
    notifySuccess("Deleted", "Lead deleted successfully");
  }

  return (
    <section aria-labelledby={headingId}>
      <Toolbar
        heading="Leads"
        headingId={headingId}
        count={`${shown.length} of ${entries.length}, ${waiting} new`}
      >
        <div className={styles.tools} data-open={route.lead !== null}>
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
      {entries.length === 0 && route.lead === null ? (
        <EmptyList>No leads yet. What visitors send through the site’s forms appears here.</EmptyList>
      ) : (
        <div className={cx(ui.frame, styles.panes)} data-open={route.lead !== null}>
          <LeadList entries={shown} openId={route.lead} headingId={headingId} onOpen={route.openLead} />
          {route.lead === null && <p className={styles.none}>Choose a lead to read it.</p>}
          {route.lead !== null && open === null && (
            <OpenLead title="This lead is not here any more" onBack={closeLead}>
              <p>It was deleted, or its address is not complete.</p>
            </OpenLead>
          )}
          {open !== null && (
            <LeadDetail
              key={open.id}
              entry={open}
              onBack={closeLead}
              onHandle={(handled) => handle(open, handled)}
              onDelete={() => setLeadToDelete(open)}
            />
          )}
        </div>
      )}
      {leadToDelete !== null && (
        <Confirm
          title="Delete Lead"
          text="Are you sure you want to delete this lead? It can be brought back for 10 minutes."
          confirmLabel="Delete"
          onCancel={() => setLeadToDelete(null)}
          onConfirm={() => remove(leadToDelete)}
        />
      )}
    </section>
  );
}

function matches({ formName, fields, handledAt }: LeadEntry, { form, state, query }: LeadFilter): boolean {
  return (
    (form === "" || formName === form) &&
    (state === "all" || (handledAt !== null) === (state === "handled")) &&
    queryMatcher(query)(foldText([formName, ...Object.values(fields)].join(" ")))
  );
}
