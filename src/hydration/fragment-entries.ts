import { nextListState } from "../browser/list-state.ts";

/**
 * Completes the history entries that the browser makes for fragment links: with a key for the scroll position, and with
 * the way back to the list of articles. Call it before the router listens.
 */
export function completeFragmentEntries(currentState: () => unknown): void {
  addEventListener("popstate", () => {
    if (history.state !== null) return;
    history.replaceState({ key: String(performance.now()), usr: nextListState(currentState()) }, "");
  });
}
