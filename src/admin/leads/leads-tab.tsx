import { useDeferredValue, useMemo } from "react";
import { clearFormNames } from "../../../content/form-names.ts";
import { cx } from "../../components/cx.ts";
import { filterLeads } from "../../shared/forms/lead-filter.ts";
import { EmptyList, ListStatus } from "../components/list-status.tsx";
import { Toolbar } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import type { DashboardRoute } from "../use-dashboard-route.ts";
import { DeletedLead, LeadDetail } from "./lead-detail.tsx";
import { LeadList } from "./lead-list.tsx";
import { LeadTools } from "./lead-tools.tsx";
import styles from "./leads-tab.module.css";
import { OpenLead } from "./open-lead.tsx";
import { useLeadActions } from "./use-lead-actions.ts";
import { useLeadKeys } from "./use-lead-keys.ts";
import { newLeads, type useLeads } from "./use-leads.ts";

const headingId = "leads-heading";

interface LeadsTabProps {
  leads: ReturnType<typeof useLeads>;
  route: DashboardRoute;
}

export function LeadsTab({ leads, route }: LeadsTabProps) {
  const actions = useLeadActions(leads);
  const isTrash = route.filter.state === "deleted";
  const { items: entries } = leads.list;
  const listed = isTrash ? leads.trash : leads.list;
  // With thousands of leads, typing must not wait for the list.
  const filter = useDeferredValue(route.filter);
  const shown = useMemo(
    () => (listed.items === null ? [] : filterLeads(listed.items, filter, clearFormNames)),
    [listed.items, filter],
  );
  const open = entries?.find(({ id }) => id === route.lead) ?? null;
  useLeadKeys({
    shown,
    openId: route.lead,
    onOpen: route.openLead,
    onHandle: () => open && actions.change(open, { handled: open.handledAt === null }),
  });

  if (entries === null || listed.items === null) {
    return (
      <ListStatus
        list={listed}
        loading="Loading leads..."
        failed="The leads could not be fetched. None of them is lost."
      />
    );
  }
  const suspected = entries.filter(({ state }) => state === "suspected").length;
  const deleted = isTrash ? listed.items.find(({ id }) => id === route.lead) : undefined;

  function closeLead() {
    if (route.lead !== null) route.close(route.lead);
  }

  return (
    <section aria-labelledby={headingId}>
      <Toolbar
        heading="Leads"
        headingId={headingId}
        count={[
          `${shown.length} of ${listed.items.length}`,
          `${newLeads(entries).length} new`,
          ...(suspected === 0 ? [] : [`${suspected} suspected`]),
        ].join(", ")}
      >
        <LeadTools
          entries={entries}
          suspected={suspected}
          filter={route.filter}
          isOpen={route.lead !== null}
          onFilter={route.filterLeads}
        />
      </Toolbar>
      <dl className={cx(ui.meta, styles.keys)}>
        <dt>Next</dt>
        <dd>
          <kbd>j</kbd>
        </dd>
        <dt>Previous</dt>
        <dd>
          <kbd>k</kbd>
        </dd>
        <dt>Handled</dt>
        <dd>
          <kbd>e</kbd>
        </dd>
      </dl>
      {listed.items.length === 0 && route.lead === null ? (
        <EmptyList>
          {isTrash
            ? "No deleted leads. What you delete stays here for 10 minutes."
            : "No leads yet. What visitors send through the site’s forms appears here."}
        </EmptyList>
      ) : (
        <div className={cx(ui.frame, styles.panes)} data-open={route.lead !== null}>
          <LeadList entries={shown} openId={route.lead} headingId={headingId} onOpen={route.openLead} />
          {route.lead === null && <p className={styles.none}>Choose a lead to read it.</p>}
          {open !== null && (
            <LeadDetail
              key={open.id}
              entry={open}
              entries={entries}
              actions={actions}
              onBack={closeLead}
              onOpen={route.openLead}
              onDelete={async () => {
                if (await actions.remove(open)) route.close(open.id);
              }}
            />
          )}
          {deleted !== undefined && (
            <DeletedLead
              key={deleted.id}
              entry={deleted}
              onBack={closeLead}
              onRestore={() => actions.restore(deleted)}
            />
          )}
          {route.lead !== null && open === null && deleted === undefined && (
            <OpenLead title="This lead is not here any more" onBack={closeLead}>
              <p>It was deleted, or its address is not complete.</p>
            </OpenLead>
          )}
        </div>
      )}
    </section>
  );
}
