// A browser that is never idle, or forgets to say so, must not keep a page waiting.
const longestMs = 1_000;

/** Calls back once the browser has nothing else to do, after a second at the latest; returns what takes the call back. */
export function onIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: longestMs });
  return () => cancelIdleCallback(handle);
}
