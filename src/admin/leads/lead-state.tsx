import { cx } from "../../components/cx.ts";
import { type LeadEntry, type LeadState, stateNames } from "../../shared/forms/lead.ts";
import { Button } from "../components/button.tsx";
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

/** A button for each state that can follow, and the state. A suspected lead has its question elsewhere. */
export function LeadStateButtons({ entry: { state }, onChoose }: LeadStateButtonsProps) {
  const steps = state === "suspected" ? [] : stateSteps[state];
  const isNew = state === "new";
  // Most new leads are worked on before anything else is known of them.
  const first = isNew ? steps.slice(0, 1) : steps;
  return (
    <>
      {first.map(({ label, to }) => (
        <Button key={label} look={isNew ? "pine" : "ghost"} onClick={() => onChoose(to)}>
          {label}
        </Button>
      ))}
      <span className={styles.others}>
        {steps.slice(first.length).map(({ label, to }) => (
          <Button key={label} look="quiet" onClick={() => onChoose(to)}>
            {label}
          </Button>
        ))}
        <StateBadge state={state} />
      </span>
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
  new: [{ label: "Start work", to: "in progress" }, win, lose],
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
