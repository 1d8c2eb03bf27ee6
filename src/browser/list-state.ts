import { blogAliasPath, blogsPath } from "../shared/paths.ts";

/** What a link leaves in the history on the way from the list of articles: how many steps lead back to it. */
interface ListState {
  stepsFromList: number;
}

/** The state of a link on the list itself. */
export const stateOnList: ListState = { stepsFromList: 1 };

/** The state of an entry that follows one with this state. */
export function stateBehind(current: unknown): ListState | null {
  const steps = stepsFromList(current);
  return steps === 0 ? null : { stepsFromList: steps + 1 };
}

/** How many steps back the list is, or 0 where the visitor did not come from it. */
export function stepsFromList(state: unknown): number {
  const steps = (state as Partial<ListState> | null)?.stepsFromList;
  return typeof steps === "number" && Number.isInteger(steps) && steps > 0 ? steps : 0;
}

/** Whether the list of articles stands at a path. */
export function isListPath(path: string): boolean {
  return path === blogsPath || path === blogAliasPath;
}
