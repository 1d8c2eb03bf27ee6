import { needsApp } from "./event-replay.ts";

// A screen reader may send nothing before its click.
const interactions = [
  "pointerover",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "wheel",
  "scroll",
  "click",
];
// Browsers that translate mark the page so; this site has no such elements.
const translations = "#root font, #root [_msttexthash]";

/**
 * Calls back once: when the browser is idle, or at the first sign of a visitor if that comes sooner. A page that the
 * browser has translated, which the app would show as it was, is left alone until something needs the app.
 */
export function onIdleOrInteraction(act: () => void): void {
  const waiting = new AbortController();
  for (const type of interactions)
    addEventListener(type, notice, { capture: true, passive: true, signal: waiting.signal });
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => notice());
  else setTimeout(notice, 200);

  function notice(event?: Event): void {
    const isAwaited = (event !== undefined && needsApp(event)) || !isTranslated();
    if (!isAwaited || waiting.signal.aborted) return;
    waiting.abort();
    act();
  }
}

function isTranslated(): boolean {
  const { documentElement } = document;
  return documentElement.lang !== "en" || document.querySelector(translations) !== null;
}

/**
 * Back and forward among pages of the app change the address alone: loads the page of another address, until the
 * returned function is called. The router, which may be there already, hears nothing of it: React would not know the page
 * any more that it is taking over.
 */
export function reloadOnHistoryMove(): () => void {
  const here = location.pathname + location.search;
  const reload = (event: Event) => {
    if (location.pathname + location.search === here) return;
    event.stopImmediatePropagation();
    location.reload();
  };
  addEventListener("popstate", reload);
  return () => removeEventListener("popstate", reload);
}

export function afterFirstPaint(act: () => void): void {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: "paint", buffered: true });
}
