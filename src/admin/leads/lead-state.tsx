import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { type LeadEntry, type LeadState, stateNames } from "../../shared/forms/lead.ts";
import ui from "../components/ui.module.css";
import styles from "./lead-state.module.css";

export function StateBadge({ state }: { state: LeadState }) {
  return (
    <span className={cx(ui.badge, styles.state)} data-state={state}>
      {stateNames[state]}
    </span>
  );
}

interface LeadStateButtonsProps {
  entry: LeadEntry;
  onChoose(state: LeadState): void;
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
      <StateBadge state={state} />
    </>
  );
}

/** A press on a button that says what it makes of a lead. */
export interface StateStep {
  label: string;
  to: LeadState;
}

const win: StateStep = { label: "Mark as won", to: "won" };
const lose: StateStep = { label: "Mark as lost", to: "lost" };
const reopen: StateStep = { label: "Reopen", to: "in progress" };

export const stateSteps: Readonly<Record<LeadState, readonly StateStep[]>> = {
  new: [{ label: "Start", to: "in progress" }, win, lose],
  "in progress": [win, lose],
  won: [reopen],
  lost: [reopen],
  suspected: [{ label: "This is a lead", to: "new" }],
};

/** Takes back what came before it, or puts aside what is none. */
export const stepsBack: Readonly<Partial<Record<LeadState, StateStep>>> = {
  new: { label: "Mark as spam", to: "suspected" },
  "in progress": { label: "Back to new", to: "new" },
};
