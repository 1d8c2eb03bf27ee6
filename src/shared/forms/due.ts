import type { LeadState, NextStep } from "./lead.ts";

interface Planned {
  state: LeadState;
  nextStep?: NextStep | null;
}

/** Whether its next step is of today (YYYY-MM-DD, company time) or earlier. */
export function isDue({ state, nextStep }: Planned, today: string): boolean {
  return nextStep != null && nextStep.on <= today && state !== "suspected";
}

/** What has been due for longest comes first. */
export function dueFirst<T extends Planned>(due: readonly T[]): T[] {
  const dayOf = ({ nextStep }: Planned) => nextStep?.on ?? "";
  return due.toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : Number(dayOf(one) > dayOf(other))));
}
