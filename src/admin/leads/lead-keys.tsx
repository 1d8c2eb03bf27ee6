import { useState } from "react";
import { storedValue } from "../../browser/storage.ts";
import { cx } from "../../components/cx.ts";
import ui from "../components/ui.module.css";
import styles from "./leads-tab.module.css";
import { type LeadKeysProps, useLeadKeys } from "./use-lead-keys.ts";

/** Present only where the keys are switched off. The cookie policy names it. */
const keysOff = storedValue("localStorage", "leadKeys", (value) => value === "off");

const legend = { Next: "j", Previous: "k", Start: "s" };

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
