// A busy browser may never report an idle moment, and the page must not wait for one.
const longestMs = 1_000;

/** Calls back when the browser is idle, after a second at the latest. Returns a function that cancels the call. */
export function onIdle(act: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: longestMs });
  return () => cancelIdleCallback(handle);
}
