import { useEffect, useEffectEvent, useRef, useState } from "react";
import { storedValue } from "../../browser/storage.ts";
import { cx } from "../../components/cx.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import ui from "../components/ui.module.css";
import styles from "./leads-tab.module.css";

/** Present only where the keys are switched off. The cookie policy names it. */
const keysOff = storedValue("localStorage", "leadKeys", (value) => value === "off");

const legend = { Next: "j", Previous: "k", "Start work": "s" };

/** The shortcut keys of the leads, and a switch: speech input would press them by accident. */
export function LeadKeys(props: LeadKeysProps) {
  const [isOn, setOn] = useState(() => keysOff.read() === null);
  useLeadKeys(props, isOn);

  function toggle() {
    if (isOn) keysOff.write("off");
    else keysOff.remove();
    setOn(!isOn);
  }

  return (
    <div className={cx(ui.meta, styles.keys)}>
      <label className={styles.keysSwitch}>
        <input type="checkbox" checked={isOn} onChange={toggle} />
        Keyboard shortcuts
      </label>
      {isOn && (
        <dl>
          {Object.entries(legend).map(([what, key]) => (
            <div key={key}>
              <dt>{what}</dt>
              <dd>
                <kbd className={ui.key}>{key}</kbd>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

interface LeadKeysProps {
  shown: readonly LeadEntry[];
  openId: string | null;
  onOpen(id: string): void;
  onStart(): void;
}

/** Shortcuts: j opens the next lead, k the previous one, s starts the open one. */
function useLeadKeys({ shown, openId, onOpen, onStart }: LeadKeysProps, isOn: boolean): void {
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
