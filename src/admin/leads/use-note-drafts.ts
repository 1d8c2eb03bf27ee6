import { useEffect, useState } from "react";
import type { LeadEntry } from "../../shared/forms/lead.ts";

export interface NoteDrafts {
  /** What is written to this lead and not saved. */
  textOf(id: string): string;
  write(id: string, text: string): void;
  /** Forgets what was saved, unless something else is written there by now. */
  saved(id: string, text: string): void;
  /** The leads that have one. */
  unsaved: readonly LeadEntry[];
}

/** Notes that are being written, by their lead: they outlive its closing, and a browser asks before it closes over them. */
export function useNoteDrafts(leads: readonly LeadEntry[] | null): NoteDrafts {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const textOf = (id: string) => texts[id] ?? "";
  const unsaved = leads?.filter(({ id }) => textOf(id).trim() !== "") ?? [];
  const isUnsaved = unsaved.length > 0;

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  return {
    textOf,
    write: (id, text) => setTexts((all) => ({ ...all, [id]: text })),
    saved: (id, text) => setTexts((all) => (all[id] === text ? { ...all, [id]: "" } : all)),
    unsaved,
  };
}
