// Load errors of chunks: after a deploy the files of an open tab's release are gone.
const chunkErrors = new WeakSet<object>();

export function trackLostChunks(): void {
  addEventListener("vite:preloadError", ({ payload }) => chunkErrors.add(payload));
}

/** Whether a reload would fix the error by fetching the new release. It is tried once for each history entry. */
export function isReloadable(error: unknown): boolean {
  return isChunkError(error) && navigator.onLine && !history.state?.reloaded;
}

/** Whether code or a page did not load because there is no connection. */
export function isOffline(error: unknown): boolean {
  // `fetch` rejects with a TypeError when no answer comes.
  return (isChunkError(error) || error instanceof TypeError) && !navigator.onLine;
}

function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkErrors.has(error);
}

/** Whether a reload would lose typed text: forms that guard their text cancel `beforeunload`. */
export function hasUnsavedText(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/** The history entry notes the reload, so that a failing page does not reload forever. */
export function reloadForNewRelease(): void {
  history.replaceState({ ...history.state, reloaded: true }, "");
  location.reload();
}
