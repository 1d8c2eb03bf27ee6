import type { LeadState } from "../../shared/forms/lead.ts";

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
