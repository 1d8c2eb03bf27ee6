import { useEffect, useState } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import type { LeadEntry } from "../../shared/lead.ts";
import { adminApi } from "../api.ts";
import { Confirm } from "../modal/confirm.tsx";
import { sayError, saySuccess } from "../notices.ts";
import { ToolSymbol } from "../symbol/symbol.tsx";
import { Choice, EmptyList, holdsWords, SearchField, Toolbar } from "../toolbar/toolbar.tsx";
import { LeadDetail } from "./lead-detail.tsx";
import { LeadList } from "./lead-list.tsx";
import styles from "./leads.module.css";

const stateNames = { all: "All", new: "New", handled: "Handled" };

/** What visitors sent: found by form, state and words, opened, marked handled, exported, deleted. */
export function Leads() {
  const [entries, setEntries] = useState<LeadEntry[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [form, setForm] = useState("");
  const [state, setState] = useState<keyof typeof stateNames>("all");
  const [query, setQuery] = useState("");
  const [openId, setOpenId] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<LeadEntry | null>(null);

  async function load() {
    setFailed(false);
    try {
      setEntries(await adminApi.listLeads());
    } catch {
      sayError("Failed to fetch leads");
      setFailed(true);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; again only where that failed
  useEffect(() => {
    load();
  }, []);

  if (failed) {
    return (
      <EmptyList>
        <p>The leads could not be fetched. None of them is lost.</p>
        <button type="button" className={buttonClass("ghost")} onClick={load}>
          Try again
        </button>
      </EmptyList>
    );
  }
  if (entries === null) return <p role="status">Loading leads...</p>;
  const forms = [...new Set(entries.map(({ formName }) => formName))].sort();
  const shown = entries.filter(
    (entry) =>
      (form === "" || entry.formName === form) &&
      (state === "all" || (entry.handledAt !== null) === (state === "handled")) &&
      matches(entry, query),
  );
  const open = entries.find(({ id }) => id === openId) ?? null;
  const waiting = entries.filter(({ handledAt }) => handledAt === null).length;

  async function handle(entry: LeadEntry, handled: boolean) {
    try {
      const changed = await adminApi.handleLead(entry.id, handled);
      setEntries((all) => all?.map((other) => (other.id === entry.id ? changed : other)) ?? null);
    } catch {
      sayError("Failed to update lead");
    }
  }

  async function remove(entry: LeadEntry) {
    setDoomed(null);
    try {
      await adminApi.deleteLead(entry.id);
    } catch {
      sayError("Failed to delete lead");
      return;
    }
    setEntries((all) => all?.filter(({ id }) => id !== entry.id) ?? null);
    setOpenId(null);
    saySuccess("Deleted", "Lead deleted successfully");
  }

  return (
    <section aria-labelledby="leads-heading">
      <Toolbar
        heading="Leads"
        headingId="leads-heading"
        count={`${shown.length} of ${entries.length}, ${waiting} new`}
      >
        <SearchField label="Search leads" value={query} onChange={setQuery} />
        <Choice
          label="Form"
          value={form}
          options={{ "": "All forms", ...Object.fromEntries(forms.map((name) => [name, name])) }}
          onChange={setForm}
        />
        <Choice label="Show" value={state} options={stateNames} onChange={setState} />
        <a
          className={buttonClass("ghost")}
          href={`/api/leads.csv${form === "" ? "" : `?form=${encodeURIComponent(form)}`}`}
          download
        >
          <ToolSymbol name="download" />
          Export CSV
        </a>
      </Toolbar>
      {entries.length === 0 && (
        <EmptyList>No leads yet. What visitors send through the site’s forms appears here.</EmptyList>
      )}
      {entries.length > 0 && (
        <div className={styles.desk} data-open={open !== null}>
          <LeadList entries={shown} openId={openId} onOpen={setOpenId} />
          {open === null ? (
            <p className={styles.none}>Choose a lead to read it.</p>
          ) : (
            <LeadDetail
              key={open.id}
              entry={open}
              onBack={() => setOpenId(null)}
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

function matches({ formName, fields }: LeadEntry, query: string): boolean {
  return holdsWords([formName, ...Object.values(fields)].join(" "), query);
}
