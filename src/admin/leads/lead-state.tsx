import { cx } from "../../components/cx.ts";
import type { LeadState as State } from "../../shared/forms/lead.ts";
import ui from "../components/ui.module.css";
import styles from "./lead-state.module.css";
import { stateNames } from "./lead-text.ts";

export function LeadState({ state }: { state: State }) {
  return (
    <span className={cx(ui.badge, styles.state)} data-state={state}>
      {stateNames[state]}
    </span>
  );
}
