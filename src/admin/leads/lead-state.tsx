import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import type { LeadEntry, LeadState as State } from "../../shared/forms/lead.ts";
import { stateNames } from "../../shared/forms/lead.ts";
import ui from "../components/ui.module.css";
import styles from "./lead-state.module.css";
import { stateSteps } from "./lead-states.ts";

export function LeadState({ state }: { state: State }) {
  return (
    <span className={cx(ui.badge, styles.state)} data-state={state}>
      {stateNames[state]}
    </span>
  );
}

interface LeadStateButtonsProps {
  entry: LeadEntry;
  onChoose(state: State): void;
}

/** The state, and a button for each that can follow. A suspected lead has its question elsewhere. */
export function LeadStateButtons({ entry: { state }, onChoose }: LeadStateButtonsProps) {
  return (
    <>
      {state !== "suspected" &&
        stateSteps[state].map(({ label, to }) => (
          <button
            key={label}
            type="button"
            className={buttonClass(label === "Start" ? "pine" : "ghost")}
            onClick={() => onChoose(to)}
          >
            {label}
          </button>
        ))}
      <LeadState state={state} />
    </>
  );
}
