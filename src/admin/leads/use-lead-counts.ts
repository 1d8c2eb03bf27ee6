import { useMemo } from "react";
import { isDue, isPlanned } from "../../shared/forms/due.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";

export interface LeadCounts {
  new: number;
  suspected: number;
  due: number;
  planned: number;
  /** The names of the forms that leads came from. */
  forms: readonly string[];
  /** The ids of the dates that leads are for. */
  dates: readonly string[];
}

/** Counted once for a list of thousands, since every letter of a search renders what shows the counts. */
export function useLeadCounts(entries: readonly LeadEntry[] | null, today: string): LeadCounts {
  return useMemo(() => {
    const forms = new Set<string>();
    const dates = new Set<string>();
    const counts = { new: 0, suspected: 0, due: 0, planned: 0 };
    for (const entry of entries ?? []) {
      forms.add(entry.formName);
      if (entry.cohort !== null) dates.add(entry.cohort);
      if (entry.state === "new") counts.new += 1;
      if (entry.state === "suspected") counts.suspected += 1;
      if (isDue(entry, today)) counts.due += 1;
      if (isPlanned(entry)) counts.planned += 1;
    }
    return { ...counts, forms: [...forms], dates: [...dates] };
  }, [entries, today]);
}
