import { useEffect, useState } from "react";
import type { HandAddedFields } from "../../shared/forms/hand-added.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { useNoteDrafts } from "./use-note-drafts.ts";
import { useStepDrafts } from "./use-step-drafts.ts";

export type LeadDrafts = ReturnType<typeof useLeadDrafts>;

/**
 * What was typed about leads and is not saved. It outlives a closed lead, dialog or tab of the dashboard, and the browser
 * asks before its own tab closes.
 */
export function useLeadDrafts(leads: readonly LeadEntry[] | null) {
  const notes = useNoteDrafts();
  const steps = useStepDrafts();
  const [byHand, writeByHand] = useState<HandAddedFields>({});
  // Each letter of a search renders this, over thousands of leads.
  const isNone = notes.isEmpty && steps.isEmpty;
  const unsaved = isNone
    ? []
    : (leads?.filter((lead) => notes.isUnsaved(lead) || steps.isUnsaved(lead)) ?? []);
  const isUnsaved = unsaved.length > 0 || Object.values(byHand).some((text) => text.trim() !== "");

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  return { notes, steps, byHand, writeByHand, unsaved };
}
