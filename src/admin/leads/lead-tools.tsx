import { type MouseEvent, useEffect, useRef, useState } from "react";
import { clearNameOf } from "../../../content/form-names.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import type { CohortEntry } from "../../shared/cohorts/cohort.ts";
import { stateNames } from "../../shared/forms/lead.ts";
import type { LeadFilter } from "../../shared/forms/lead-filter.ts";
import { adminApi, leadsFile, toApiError } from "../api.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import { Button } from "../components/button.tsx";
import { Choice, SearchField } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import { notifyError } from "../notify.ts";
import { saveFile } from "../save-file.ts";
import { useSession } from "../session/session.tsx";
import { dateName } from "./lead-fact-words.ts";
import styles from "./leads-tab.module.css";
import type { LeadCounts } from "./use-leads.ts";

interface LeadToolsProps {
  counts: LeadCounts;
  cohorts: readonly CohortEntry[];
  filter: LeadFilter;
  /** On a phone an open lead replaces the list and its tools. */
  isOpen: boolean;
  onFilter(part: Partial<LeadFilter>): void;
  onAdd(): void;
}

export function LeadTools(props: LeadToolsProps) {
  const { counts, cohorts, filter, isOpen, onFilter, onAdd } = props;
  const { suspected, due, planned, forms } = counts;
  const [typed, setTyped] = useTyped(filter.query, (query) => onFilter({ query }));
  const dates = new Set(counts.dates);
  if (filter.cohort !== "") dates.add(filter.cohort);
  const states = {
    "": "All",
    due: withCount("Due", due),
    planned: withCount("Planned", planned),
    ...stateNames,
    suspected: withCount(stateNames.suspected, suspected),
    deleted: "Deleted",
  };
  return (
    <>
      <div className={cx(ui.actions, styles.export)} data-open={isOpen}>
        <Button onClick={onAdd}>
          <AdminIcon name="plus" />
          Add a lead
        </Button>
        <ExportLeads filter={filter} />
      </div>
      <div className={styles.tools} data-open={isOpen}>
        <SearchField label="Search leads" value={typed} onChange={setTyped} />
        <Choice
          label="Form"
          value={filter.form}
          options={{
            "": "All forms",
            ...Object.fromEntries(
              forms
                .map((name) => [name, clearNameOf(name)])
                .sort(([, a = ""], [, b = ""]) => a.localeCompare(b)),
            ),
          }}
          onChange={(form) => onFilter({ form })}
        />
        {dates.size > 0 && (
          <Choice
            label="Course date"
            value={filter.cohort}
            options={{
              "": "All",
              ...Object.fromEntries([...dates].map((id) => [id, dateName(id, cohorts)])),
            }}
            onChange={(cohort) => onFilter({ cohort })}
          />
        )}
        <Choice
          label="Show"
          value={filter.state}
          options={states}
          onChange={(state) => onFilter({ state })}
        />
      </div>
    </>
  );
}

function withCount(name: string, count: number): string {
  return count === 0 ? name : `${name} (${count})`;
}

/**
 * The text of a field whose value is in the address. The address follows late, since it renders the list, and replaces
 * the text only where something else has changed it.
 */
function useTyped(addressed: string, follow: (text: string) => void) {
  const [typed, setTyped] = useState(addressed);
  // Texts typed since field and address were equal, which the address may still pass through.
  const followed = useRef([addressed]);
  useEffect(() => {
    const at = followed.current.lastIndexOf(addressed);
    if (at === -1) {
      followed.current = [addressed];
      setTyped(addressed);
    } else if (addressed === typed) {
      // The next letter may have been typed since this render.
      followed.current = followed.current.slice(at);
    }
  }, [addressed, typed]);

  function type(text: string) {
    setTyped(text);
    followed.current.push(text);
    follow(text);
  }

  return [typed, type] as const;
}

function ExportLeads({ filter }: Pick<LeadToolsProps, "filter">) {
  const withSession = useSession();

  // The browser's own download would save an error answer as the file.
  async function save(event: MouseEvent) {
    event.preventDefault();
    try {
      saveFile(await withSession(() => adminApi.exportLeads(filter)), "leads.csv");
    } catch (error) {
      notifyError(toApiError(error).message, "Failed to export leads");
    }
  }

  return (
    <a className={buttonClass("ghost")} href={leadsFile(filter)} download onClick={save}>
      <AdminIcon name="download" />
      Export CSV
    </a>
  );
}
