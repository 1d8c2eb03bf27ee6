import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { LeadEntry } from "../../shared/forms/lead.ts";

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
