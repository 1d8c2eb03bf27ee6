import { useEffect, useState } from "react";
import type { HandAddedFields } from "../../shared/forms/hand-added.ts";
import type { LeadEntry, NextStep } from "../../shared/forms/lead.ts";

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

export interface NoteDrafts {
  /** Undefined where nobody writes. */
  textOf(key: string): string | undefined;
  write(key: string, text: string): void;
  discard(key: string): void;
  /** Discards a text that was saved, unless it was changed meanwhile. */
  saved(key: string, text: string): void;
  /** The times of the notes that are being corrected, also of those that are gone meanwhile. */
  correctedIn(lead: string): string[];
  isEmpty: boolean;
  isUnsaved(lead: LeadEntry): boolean;
}

/** A new note of a lead has the lead's id as its key, a correction this one. */
export function correctionKey(lead: string, at: string): string {
  return `${lead} ${at}`;
}

/** Unsaved notes and corrections. */
function useNoteDrafts(): NoteDrafts {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const without = (all: typeof texts, key: string) =>
    Object.fromEntries(Object.entries(all).filter(([other]) => other !== key));
  const writtenIn = new Set(
    Object.entries(texts).flatMap(([key, text]) => (text.trim() === "" ? [] : key.split(" ", 1))),
  );

  return {
    textOf: (key) => texts[key],
    write: (key, text) => setTexts((all) => ({ ...all, [key]: text })),
    discard: (key) => setTexts((all) => without(all, key)),
    saved: (key, text) => setTexts((all) => (all[key] === text ? without(all, key) : all)),
    correctedIn: (lead) =>
      Object.keys(texts).flatMap((key) => (key.startsWith(`${lead} `) ? key.slice(lead.length + 1) : [])),
    isEmpty: writtenIn.size === 0,
    isUnsaved: (lead) => writtenIn.has(lead.id) && hasUnsaved(lead, texts),
  };
}

/** A correction that was only opened is as the note is. */
function hasUnsaved({ id, notes }: LeadEntry, texts: Readonly<Record<string, string>>): boolean {
  const saved = new Map(notes.map(({ at, text }) => [correctionKey(id, at), text]));
  return Object.entries(texts).some(
    ([key, text]) => key.split(" ", 1)[0] === id && text.trim() !== "" && text !== saved.get(key),
  );
}

interface StepDraft extends NextStep {
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
function useStepDrafts(): StepDrafts {
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
