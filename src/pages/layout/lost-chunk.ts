import { useLayoutEffect, useState } from "react";

// Errors of code that could not be loaded: after a deploy the files of an open tab's release are gone.
const losses = new WeakSet<object>();

/** Takes note of code that cannot be loaded, from now on. */
export function noteLostChunks(): void {
  addEventListener("vite:preloadError", ({ payload }) => losses.add(payload));
}

/**
 * Loads the page anew where an error is that of lost code, and so gets the new release; says whether it does. A second
 * loss at the same place of the history is shown, since another load would not help.
 */
export function useReloadOnLoss(error: unknown): boolean {
  const [reloads] = useState(() => error instanceof Error && losses.has(error) && !history.state?.reloaded);
  useLayoutEffect(() => {
    if (!reloads) return;
    history.replaceState({ ...history.state, reloaded: true }, "");
    location.reload();
  }, [reloads]);
  return reloads;
}
