import { onIdle } from "../browser/idle.ts";

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

/** What nobody does on a page that does not show yet. */
const uses = ["pointerdown", "touchstart", "keydown", "wheel", "click"];

/** Calls back once: when the browser is idle, or at the first sign of a visitor if that comes sooner. */
export function onIdleOrInteraction(act: () => void): void {
  const waiting = new AbortController();
  const begin = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    act();
  };
  for (const type of interactions)
    addEventListener(type, begin, { capture: true, passive: true, signal: waiting.signal });
  onIdle(begin);
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

/** Calls back once: after the first paint, or, where the browser tells nothing of it, when somebody uses the page. */
export function afterFirstPaint(act: () => void): void {
  const waiting = new AbortController();
  const begin = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    observer.disconnect();
    act();
  };
  const observer = new PerformanceObserver(begin);
  observer.observe({ type: "paint", buffered: true });
  for (const type of uses)
    addEventListener(type, begin, { capture: true, passive: true, signal: waiting.signal });
}
