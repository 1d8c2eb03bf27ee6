import { useEffect, useState } from "react";
import type { HandAddedFields } from "../../shared/forms/hand-added.ts";
import type { LeadEntry, NextStep } from "../../shared/forms/lead.ts";

export interface StepDraft extends NextStep {
  /** What was planned when the form was opened. */
  base: NextStep | null;
}

/** What was typed and not saved, by keys. */
export type Drafts<T> = ReturnType<typeof useDrafts<T>>;

/**
 * What was typed about leads and is not saved: notes, next steps, and a lead that is added by hand. It outlives a closed
 * lead, dialog or tab of the dashboard, and the browser asks before its own tab closes.
 */
export function useLeadDrafts(leads: readonly LeadEntry[] | null) {
  const notes = useDrafts<string>();
  const steps = useDrafts<StepDraft>();
  const [byHand, writeByHand] = useState<HandAddedFields>({});
  // Each letter of a search renders this, over thousands of leads.
  const written = new Set([...notes.all.keys(), ...steps.all.keys()].map((key) => key.split(" ", 1)[0]));
  const unsaved =
    written.size === 0
      ? []
      : (leads?.filter(
          (lead) =>
            written.has(lead.id) && (hasUnsavedNote(lead, notes.all) || isUnsaved(lead, steps.of(lead.id))),
        ) ?? []);
  const isTyped = unsaved.length > 0 || Object.values(byHand).some((text) => text.trim() !== "");

  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isTyped]);

  return { notes, steps, byHand, writeByHand, unsaved };
}

export type LeadDrafts = ReturnType<typeof useLeadDrafts>;

function useDrafts<T>() {
  const [all, setAll] = useState<ReadonlyMap<string, T>>(new Map());
  return {
    all,
    of: (key: string) => all.get(key),
    write: (key: string, draft: T) => setAll((before) => new Map(before).set(key, draft)),
    /** A draft that was `saved` stays where it was changed meanwhile. */
    discard: (key: string, saved?: T) =>
      setAll(
        (before) =>
          new Map(
            [...before].filter(([other, draft]) => other !== key || (saved !== undefined && draft !== saved)),
          ),
      ),
  };
}

/** A new note of a lead has the lead's id as its key, a correction this one. */
export function correctionKey(lead: string, at: string): string {
  return `${lead} ${at}`;
}

/** The times of the notes that are being corrected, also of those that are gone meanwhile. */
export function correctedIn(lead: string, { all }: Drafts<string>): string[] {
  return [...all.keys()].flatMap((key) => (key.startsWith(`${lead} `) ? key.slice(lead.length + 1) : []));
}

/** A correction that was only opened is as the note is. */
function hasUnsavedNote({ id, notes }: LeadEntry, texts: ReadonlyMap<string, string>): boolean {
  const saved = new Map(notes.map(({ at, text }) => [correctionKey(id, at), text]));
  return [...texts].some(
    ([key, text]) => key.split(" ", 1)[0] === id && text.trim() !== "" && text !== saved.get(key),
  );
}

function isUnsaved({ nextStep }: LeadEntry, draft: StepDraft | undefined): boolean {
  if (draft === undefined || draft.text.trim() === "") return false;
  // The day that is offered for a first step is no text of anybody.
  return draft.text !== nextStep?.text || draft.on !== nextStep.on;
}

export function isSameStep(one: NextStep | null, other: NextStep | null): boolean {
  return one?.text === other?.text && one?.on === other?.on;
}
