/** What a link to an article leaves in the history: how many steps lead back to the list that it began at. */
interface ListState {
  stepsFromList: number;
}

/** The state for a link to an article, on the list itself or on another article. */
export function articleState(current: unknown, onList: boolean): ListState | null {
  if (onList) return { stepsFromList: 1 };
  const steps = stepsFromList(current);
  return steps === 0 ? null : { stepsFromList: steps + 1 };
}

/** How many steps back the list is, or 0 where the visitor did not come from it. */
export function stepsFromList(state: unknown): number {
  const steps = (state as Partial<ListState> | null)?.stepsFromList;
  return typeof steps === "number" && Number.isInteger(steps) && steps > 0 ? steps : 0;
}
