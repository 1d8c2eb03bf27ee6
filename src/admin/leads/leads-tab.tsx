import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { clearFormNames } from "../../../content/form-names.ts";
import { atLeast } from "../../browser/breakpoints.ts";
import { cx } from "../../components/cx.ts";
import { useMedia } from "../../hooks/use-media.ts";
import type { CohortEntry } from "../../shared/cohorts/cohort.ts";
import { filterLeads, prepareSearch } from "../../shared/forms/filter-leads.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { EmptyList, ListStatus, NotUpToDate } from "../components/list-status.tsx";
import { useStateUntilNavigation } from "../components/modal.tsx";
import { isNothingFocused, Toolbar } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import { type DashboardRoute, everyLead } from "../use-dashboard-route.ts";
import type { List } from "../use-list.ts";
import { AddLead } from "./add-lead.tsx";
import { ChosenLeads, useChosen } from "./chosen-leads.tsx";
import { DeletedLead } from "./deleted-lead.tsx";
import { ForgetPerson } from "./forget-person.tsx";
import { LeadDetail } from "./lead-detail.tsx";
import { LeadKeys } from "./lead-keys.tsx";
import { LeadList } from "./lead-list.tsx";
import { LeadTools } from "./lead-tools.tsx";
import styles from "./leads-tab.module.css";
import { OpenLead } from "./open-lead.tsx";
import { useLeadActions } from "./use-lead-actions.ts";
import type { useLeads } from "./use-leads.ts";

const headingId = "leads-heading";
const preparedAtOnce = 200;
/** A wide window that is used with a mouse, so that there are keys beside it: phones and tablets are touched. */
const withKeyboard = `${atLeast(64)} and (hover: hover) and (pointer: fine)`;

interface LeadsTabProps {
  leads: ReturnType<typeof useLeads>;
  cohorts: readonly CohortEntry[];
  route: DashboardRoute;
}

export function LeadsTab({ leads, cohorts, route }: LeadsTabProps) {
  const actions = useLeadActions(leads);
  const isTrash = route.filter.state === "deleted";
  const { today, counts } = leads;
  const { items: entries } = leads.list;
  const listed = isTrash ? leads.trash : leads.list;
  // Typing must not wait for a list of thousands of leads.
  const filter = useDeferredValue(route.filter);
  const shown = useMemo(
    () => (listed.items === null ? [] : filterLeads(listed.items, filter, clearFormNames, today)),
    [listed.items, filter, today],
  );
  const suspected = useMemo(
    () =>
      shown.length > 0 || filter.query === "" || filter.state === "deleted"
        ? 0
        : filterLeads(
            entries ?? [],
            { ...everyLead, query: filter.query, state: "suspected" },
            clearFormNames,
            today,
          ).length,
    [shown, entries, filter, today],
  );
  const chosen = useChosen(shown);
  usePreparedSearch(entries);
  const open = (route.lead !== null && entries?.find(({ id }) => id === route.lead)) || null;
  // While the navigation away from a removed lead is pending, nobody is told that it is gone.
  const [removing, setRemoving] = useStateUntilNavigation<string>();
  const openId = open === null && removing === route.lead ? null : route.lead;
  const [forgetting, setForgetting] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const hasKeys = useMedia(withKeyboard);

  if (entries === null || listed.items === null) {
    return <ListStatus list={entries === null ? leads.list : leads.trash} what="leads" />;
  }
  const { trash } = leads;
  const deleted = trash.items?.find(({ id }) => id === openId);

  function closeLead() {
    if (route.lead !== null) route.close(route.lead);
  }

  function start() {
    if (open?.state === "new") actions.change(open, { state: "in progress" });
  }

  async function remove(entry: LeadEntry) {
    setRemoving(entry.id);
    if (await actions.remove(entry)) route.close(entry.id);
  }

  async function forget(email: string) {
    const answer = await actions.forget(email);
    if (answer.done) setRemoving(route.lead);
    return answer;
  }

  function endForgetting() {
    flushSync(() => setForgetting(null));
    // The lead stays open where nothing was removed.
    if (removing === route.lead || (open === null && deleted === undefined)) closeLead();
    if (isNothingFocused()) document.getElementById(headingId)?.focus();
  }

  return (
    <section aria-labelledby={headingId}>
      <Toolbar
        heading="Leads"
        headingId={headingId}
        isTitle
        count={[
          `${shown.length} of ${listed.items.length}`,
          `${counts.new} new`,
          ...(counts.suspected === 0 ? [] : [`${counts.suspected} suspected`]),
        ].join(", ")}
      >
        {hasKeys && (
          <LeadKeys
            shown={shown}
            openId={openId}
            onOpen={(id) => route.openLead(id, { replace: true })}
            onStart={start}
          />
        )}
        <LeadTools
          counts={counts}
          cohorts={cohorts}
          filter={route.filter}
          isOpen={openId !== null}
          onFilter={route.filterLeads}
          onAdd={() => setAdding(true)}
        />
      </Toolbar>
      <NotUpToDate list={listed} />
      {listed.items.length === 0 && openId === null ? (
        <EmptyList>
          {isTrash
            ? "No deleted leads. What you delete stays here for 10 minutes."
            : "No leads yet. What visitors send through the site’s forms appears here."}
        </EmptyList>
      ) : (
        <div className={cx(ui.frame, styles.panes)} data-open={openId !== null}>
          {shown.length > 0 && (
            <ChosenLeads shown={shown.length} chosen={chosen} isTrash={isTrash} actions={actions} />
          )}
          <LeadList
            entries={shown}
            openId={openId}
            chosen={chosen}
            today={today}
            suspected={suspected}
            onSuspected={() => route.filterLeads({ form: "", cohort: "", state: "suspected" })}
            headingId={headingId}
            onOpen={route.openLead}
          />
          {open !== null && (
            <LeadDetail
              key={open.id}
              entry={open}
              entries={entries}
              cohorts={cohorts}
              today={today}
              actions={actions}
              drafts={leads.drafts}
              onBack={closeLead}
              onOpen={route.openLead}
              onDelete={() => remove(open)}
              onForget={setForgetting}
            />
          )}
          {open === null && deleted !== undefined && (
            <DeletedLead
              key={deleted.id}
              entry={deleted}
              cohorts={cohorts}
              onBack={closeLead}
              onRestore={() => actions.restore(deleted)}
              onForget={setForgetting}
            />
          )}
          {openId !== null && open === null && deleted === undefined && isRead(trash) && (
            <OpenLead title="This lead is no longer here" onBack={closeLead}>
              <p>It was deleted, or its address is not complete.</p>
            </OpenLead>
          )}
        </div>
      )}
      {adding && (
        <AddLead
          fields={leads.drafts.byHand}
          onType={leads.drafts.writeByHand}
          onAdded={(lead) => {
            actions.added(lead);
            route.openLead(lead.id);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {forgetting !== null && (
        <ForgetPerson
          email={forgetting}
          onForget={() => forget(forgetting)}
          onCancel={() => setForgetting(null)}
          onClose={endForgetting}
        />
      )}
    </section>
  );
}

/** Between other work, so that the first letter of a search is as quick as the others. */
function usePreparedSearch(entries: readonly LeadEntry[] | null): void {
  useEffect(() => {
    let next = 0;
    let timer: ReturnType<typeof setTimeout>;
    const prepareSome = () => {
      prepareSearch(entries?.slice(next, next + preparedAtOnce) ?? [], clearFormNames);
      next += preparedAtOnce;
      if (next < (entries?.length ?? 0)) timer = setTimeout(prepareSome);
    };
    timer = setTimeout(prepareSome);
    return () => clearTimeout(timer);
  }, [entries]);
}

/** Whether the trash was fetched, or failed to be. */
function isRead({ items, failed }: List<LeadEntry>): boolean {
  return items !== null || failed;
}
