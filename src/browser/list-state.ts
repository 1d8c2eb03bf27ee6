import { blogAliasPath, blogsPath } from "../shared/paths.ts";

/** The history state of pages that were reached from the list of articles: how many steps back the list is. */
interface ListState {
  stepsFromList: number;
}

export const stateOnList: ListState = { stepsFromList: 1 };

export function nextListState(current: unknown): ListState | null {
  const steps = stepsFromList(current);
  return steps === 0 ? null : { stepsFromList: steps + 1 };
}

/** Returns 0 where the visitor did not come from the list. */
export function stepsFromList(state: unknown): number {
  const steps = (state as Partial<ListState> | null)?.stepsFromList;
  return typeof steps === "number" && Number.isInteger(steps) && steps > 0 ? steps : 0;
}

export function isListPath(path: string): boolean {
  return path === blogsPath || path === blogAliasPath;
}
