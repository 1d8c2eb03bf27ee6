import { useEffect, useState } from "react";
import type { LeadEntry } from "../../shared/forms/lead.ts";

export interface NoteDrafts {
  textOf(id: string): string;
  write(id: string, text: string): void;
  /** Keeps a text that was changed meanwhile. */
  saved(id: string, text: string): void;
  unsaved: readonly LeadEntry[];
}

/** Unsaved notes by lead. They outlive a closed lead, and the browser asks before the tab closes. */
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
