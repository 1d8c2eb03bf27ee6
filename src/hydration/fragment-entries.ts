import { stateBehind } from "../browser/list-state.ts";

/**
 * Completes the entries of the history that the browser makes for a link to a part of the page, as the router does its own:
 * with a key, by which their scroll position is found again, and with the way back to the list of articles. Called before the
 * router listens; `currentState` gives the state of the entry before.
 */
export function completeFragmentEntries(currentState: () => unknown): void {
  addEventListener("popstate", () => {
    if (history.state !== null) return;
    history.replaceState({ key: String(performance.now()), usr: stateBehind(currentState()) }, "");
  });
}
