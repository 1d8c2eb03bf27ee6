// Errors of code that could not be loaded: after a deploy the files of an open tab's release are gone.
const losses = new WeakSet<object>();

/** Takes note of code that cannot be loaded, from now on. */
export function noteLostChunks(): void {
  addEventListener("vite:preloadError", ({ payload }) => losses.add(payload));
}

/**
 * Whether the page should be loaded anew, and so get the new release, because the error is that of lost code. A second
 * loss at the same place of the history is none to reload for, since another load would not help.
 */
export function isReloadable(error: unknown): boolean {
  return isLoss(error) && navigator.onLine && !history.state?.reloaded;
}

/** Whether the error is that of code that is out of reach until there is a connection. */
export function isOffline(error: unknown): boolean {
  return isLoss(error) && !navigator.onLine;
}

function isLoss(error: unknown): boolean {
  return error instanceof Error && losses.has(error);
}

/** Loads the page anew, and notes in the history that it did. */
export function reloadForNewRelease(): void {
  history.replaceState({ ...history.state, reloaded: true }, "");
  location.reload();
}
