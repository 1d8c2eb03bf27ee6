import { useState } from "react";
import type { LeadEntry, NextStep } from "../../shared/forms/lead.ts";

export interface StepDraft extends NextStep {
  /** What was planned when the form was opened. */
  base: NextStep | null;
}

export interface StepDrafts {
  /** Undefined where the form is closed. */
  of(lead: string): StepDraft | undefined;
  write(lead: string, draft: StepDraft): void;
  discard(lead: string): void;
  isEmpty: boolean;
  isUnsaved(lead: LeadEntry): boolean;
}

/** Unsaved next steps. */
export function useStepDrafts(): StepDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, StepDraft>>(new Map());
  return {
    of: (lead) => drafts.get(lead),
    write: (lead, draft) => setDrafts((all) => new Map(all).set(lead, draft)),
    discard: (lead) => setDrafts((all) => new Map([...all].filter(([other]) => other !== lead))),
    isEmpty: drafts.size === 0,
    isUnsaved: ({ id, nextStep }) => {
      const draft = drafts.get(id);
      if (draft === undefined || draft.text.trim() === "") return false;
      // The day that is offered for a first step is no text of anybody.
      return draft.text !== nextStep?.text || draft.on !== nextStep.on;
    },
  };
}

export function isSameStep(one: NextStep | null, other: NextStep | null): boolean {
  return one?.text === other?.text && one?.on === other?.on;
}
