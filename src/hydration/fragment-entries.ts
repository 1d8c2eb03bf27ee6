import { nextListState } from "../browser/list-state.ts";

/** Gives the browser's history entries for fragments a key and the way back to the list, before the router listens. */
export function completeFragmentEntries(currentState: () => unknown): void {
  addEventListener("popstate", () => {
    if (history.state !== null) return;
    history.replaceState({ key: String(performance.now()), usr: nextListState(currentState()) }, "");
  });
}
