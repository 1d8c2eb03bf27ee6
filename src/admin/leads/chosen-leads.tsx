import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { cx } from "../../components/cx.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi, toApiError } from "../api.ts";
import { Button } from "../components/button.tsx";
import ui from "../components/ui.module.css";
import { notifyError } from "../notify.ts";
import { saveFile } from "../save-file.ts";
import { useSession } from "../session/session.tsx";
import styles from "./chosen-leads.module.css";
import { type StateStep, stateSteps, stepsBack } from "./lead-state.tsx";
import { countOf } from "./lead-text.ts";
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

export interface Chosen {
  /** Those among the shown leads: nothing happens to a lead that nobody sees. */
  entries: readonly LeadEntry[];
  has(id: string): boolean;
  /** Stable. A range goes from the box that was pressed before to this one. */
  choose(id: string, isOn: boolean, isRange: boolean): void;
  chooseAll(isOn: boolean): void;
}

const nothing: ReadonlySet<string> = new Set();

/** The leads whose boxes are set. */
export function useChosen(shown: readonly LeadEntry[]): Chosen {
  const [ids, setIds] = useState(nothing);
  const latest = useRef(shown);
  const last = useRef<string | null>(null);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  const choose = useCallback((id: string, isOn: boolean, isRange: boolean) => {
    const range = isRange ? rangeOf(latest.current, last.current, id) : [id];
    last.current = id;
    setIds((before) => {
      const after = new Set(before);
      for (const one of range)
        if (isOn) after.add(one);
        else after.delete(one);
      return after;
    });
  }, []);

  return {
    entries: useMemo(() => (ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id))), [ids, shown]),
    has: (id) => ids.has(id),
    choose,
    chooseAll: (isOn) => setIds(isOn ? new Set(shown.map(({ id }) => id)) : nothing),
  };
}

function rangeOf(shown: readonly LeadEntry[], from: string | null, to: string): string[] {
  const ends = [from, to].map((end) => shown.findIndex(({ id }) => id === end));
  if (ends.includes(-1)) return [to];
  return shown.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ id }) => id);
}
