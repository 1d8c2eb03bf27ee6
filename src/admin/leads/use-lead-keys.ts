import { useEffect, useRef } from "react";
import type { LeadEntry } from "../../shared/forms/lead.ts";

interface LeadKeys {
  /** The leads in the order of the list. */
  shown: readonly LeadEntry[];
  openId: string | null;
  onOpen(id: string): void;
  /** Of the lead that is open. */
  onHandle(): void;
}

/** j opens the next lead of the list, k the one before, e marks the open one as handled; not where somebody types. */
export function useLeadKeys({ shown, openId, onOpen, onHandle }: LeadKeys): void {
  // A handled lead may leave the list: the next one is where it stood.
  const place = useRef(-1);
  const index = shown.findIndex(({ id }) => id === openId);
  const latest = useRef({ shown, index, openId, onOpen, onHandle });

  useEffect(() => {
    latest.current = { shown, index, openId, onOpen, onHandle };
    if (index !== -1) place.current = index;
    if (openId === null) place.current = -1;
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isAsked()) return;
      const now = latest.current;
      const isThere = now.index !== -1;
      const to = {
        j: isThere || place.current === -1 ? place.current + 1 : place.current,
        k: place.current - 1,
      }[event.key];
      if (to !== undefined) {
        const next = now.shown[to];
        if (next === undefined) return;
        event.preventDefault();
        now.onOpen(next.id);
      } else if (event.key === "e" && now.openId !== null) {
        event.preventDefault();
        now.onHandle();
      }
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

/** Whether a dialog is open over the page. */
function isAsked(): boolean {
  return document.querySelector("[data-modal]") !== null;
}
