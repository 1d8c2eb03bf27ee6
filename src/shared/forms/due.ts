import type { LeadState, NextStep } from "./lead.ts";

interface Planned {
  state: LeadState;
  nextStep?: NextStep | null;
}

/** Whether it has a next step that is listed: nobody plans one with suspected spam. */
export function isPlanned({ state, nextStep }: Planned): boolean {
  return nextStep != null && state !== "suspected";
}

/** Whether its next step is of today (YYYY-MM-DD, company time) or earlier. */
export function isDue(lead: Planned, today: string): boolean {
  return isPlanned(lead) && (lead.nextStep?.on ?? "") <= today;
}

/** What has been due for longest comes first. */
export function dueFirst<T extends Planned>(due: readonly T[]): T[] {
  const dayOf = ({ nextStep }: Planned) => nextStep?.on ?? "";
  return due.toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : Number(dayOf(one) > dayOf(other))));
}
