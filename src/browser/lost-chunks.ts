// Errors of chunks that could not be loaded: after a deploy the files of an open tab's release are gone.
const chunkErrors = new WeakSet<object>();

/** Notes errors of code that cannot be loaded, from now on. */
export function trackLostChunks(): void {
  addEventListener("vite:preloadError", ({ payload }) => chunkErrors.add(payload));
}

/** Whether a reload would mend the error, by getting the new release; not where a reload at this history entry has not. */
export function isReloadable(error: unknown): boolean {
  return isChunkError(error) && navigator.onLine && !history.state?.reloaded;
}

/** Whether the error is that of code or of a page that cannot be loaded without a connection. */
export function isOffline(error: unknown): boolean {
  // A request that gets no answer fails with a TypeError.
  return (isChunkError(error) || error instanceof TypeError) && !navigator.onLine;
}

function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkErrors.has(error);
}

/** Whether somebody on the page has text that a reload would lose: whoever asks before the page is left says so. */
export function hasUnsavedText(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/** Reloads the page, and notes in the history entry that it did. */
export function reloadForNewRelease(): void {
  history.replaceState({ ...history.state, reloaded: true }, "");
  location.reload();
}
