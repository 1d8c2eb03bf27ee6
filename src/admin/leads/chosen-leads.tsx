import { useEffect, useRef } from "react";
import { cx } from "../../components/cx.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi, toApiError } from "../api.ts";
import { Button } from "../components/button.tsx";
import ui from "../components/ui.module.css";
import { notifyError } from "../notify.ts";
import { saveFile } from "../save-file.ts";
import { useSession } from "../session/session.tsx";
import styles from "./chosen-leads.module.css";
import { type StateStep, stateSteps, stepsBack } from "./lead-states.ts";
import { countOf } from "./lead-text.ts";
import type { Chosen } from "./use-chosen.ts";
import type { useLeadActions } from "./use-lead-actions.ts";

interface ChosenLeadsProps {
  shown: number;
  chosen: Chosen;
  isTrash: boolean;
  actions: ReturnType<typeof useLeadActions>;
}

/** The box for all that the filter shows, and what can be done with the chosen ones. */
export function ChosenLeads({ shown, chosen, isTrash, actions }: ChosenLeadsProps) {
  const { entries } = chosen;
  const box = useRef<HTMLInputElement>(null);
  const withSession = useSession();
  const isSome = entries.length > 0 && entries.length < shown;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome;
  }, [isSome]);

  async function act(doIt: (entries: readonly LeadEntry[]) => Promise<boolean>, to = entries) {
    // The boxes stay set where it failed.
    if (await doIt(to)) chosen.chooseAll(false);
  }

  async function save() {
    try {
      saveFile(await withSession(() => adminApi.exportChosen(entries.map(({ id }) => id))), "leads.csv");
    } catch (error) {
      notifyError(toApiError(error).message, "Failed to export leads");
    }
  }

  return (
    <div className={styles.bar} data-chosen={entries.length > 0}>
      <label className={styles.all}>
        <input
          ref={box}
          type="checkbox"
          checked={entries.length > 0 && !isSome}
          onChange={({ target }) => chosen.chooseAll(target.checked)}
        />
        {entries.length === 0 ? `Choose all ${shown}` : `${entries.length} of ${shown} chosen`}
      </label>
      <span className="visually-hidden" role="status">
        {entries.length > 0 && countOf(entries.length, "lead")}
      </span>
      {entries.length > 0 && (
        <div className={cx(ui.actions, styles.actions)}>
          {isTrash ? (
            <Button onClick={() => act(actions.restoreMany)}>Restore</Button>
          ) : (
            stepsOf(entries).map(({ step, of }) => (
              <Button key={step.label} onClick={() => act((some) => actions.changeMany(some, step.to), of)}>
                {step.label}
                {of.length < entries.length && ` (${of.length})`}
              </Button>
            ))
          )}
          <Button onClick={save}>Export {countOf(entries.length, "lead")}</Button>
          {!isTrash && (
            <Button look="quiet" onClick={() => act(actions.removeMany)}>
              Delete
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The steps that some of the leads can go, with these leads; a step back is there where all can go it. */
function stepsOf(entries: readonly LeadEntry[]): { step: StateStep; of: LeadEntry[] }[] {
  const steps = new Map<string, { step: StateStep; of: LeadEntry[] }>();
  for (const entry of entries)
    for (const step of [...stateSteps[entry.state], ...[stepsBack[entry.state] ?? []].flat()]) {
      const known = steps.get(step.label) ?? { step, of: [] };
      known.of.push(entry);
      steps.set(step.label, known);
    }
  const back = new Set(Object.values(stepsBack).map(({ label }) => label));
  return [...steps.values()].filter(({ step, of }) => !back.has(step.label) || of.length === entries.length);
}
