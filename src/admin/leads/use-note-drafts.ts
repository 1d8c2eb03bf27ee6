import { useState } from "react";
import type { LeadEntry } from "../../shared/forms/lead.ts";

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
export function useNoteDrafts(): NoteDrafts {
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
