import { useEffect, useEffectEvent, useRef } from "react";
import type { LeadEntry } from "../../shared/forms/lead.ts";

export interface LeadKeysProps {
  shown: readonly LeadEntry[];
  openId: string | null;
  onOpen(id: string): void;
  onStart(): void;
}

/** Shortcuts: j opens the next lead, k the previous one, s starts the open one. */
export function useLeadKeys({ shown, openId, onOpen, onStart }: LeadKeysProps, isOn: boolean): void {
  // A started lead may leave the list; the next one then has its place.
  const place = useRef(-1);
  const index = shown.findIndex(({ id }) => id === openId);

  useEffect(() => {
    if (index !== -1) place.current = index;
    if (openId === null) place.current = -1;
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey || event.altKey || takesKey(event.target, key) || isAsked()) return;
    const to = {
      j: index !== -1 || place.current === -1 ? place.current + 1 : place.current,
      k: place.current - 1,
    }[key];
    if (to !== undefined) {
      const next = shown[to];
      if (next === undefined) return;
      event.preventDefault();
      onOpen(next.id);
    } else if (key === "s" && openId !== null) {
      event.preventDefault();
      if (!event.repeat) onStart();
    }
  });

  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);
}

/** Whether the focused element uses the letter: a text field, or a select with an option of that letter. */
function takesKey(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLSelectElement)
    return [...target.options].some(({ text }) => text.toLowerCase().startsWith(key));
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox]), textarea, [contenteditable]") !== null
  );
}

function isAsked(): boolean {
  return document.querySelector("[data-modal]") !== null;
}
