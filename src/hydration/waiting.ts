import { onIdle } from "../browser/idle.ts";

/** What nobody does on a page that does not show yet. A screen reader may send nothing before its click. */
const uses = ["pointerdown", "touchstart", "keydown", "wheel", "click"];
const signs = [...uses, "pointerover", "focusin", "scroll"];

/** Calls back once: when the browser is idle, or at the first sign of a visitor if that comes sooner. */
export function onIdleOrInteraction(act: () => void): void {
  onIdle(onFirst(signs, act));
}

/** Calls back once: after the first paint, or, where the browser tells nothing of it, when somebody uses the page. */
export function afterFirstPaint(act: () => void): void {
  const observer = new PerformanceObserver(
    onFirst(uses, () => {
      observer.disconnect();
      act();
    }),
  );
  observer.observe({ type: "paint", buffered: true });
}

/** Calls back once, at the first of these events or when the returned function is called. */
function onFirst(types: readonly string[], act: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = () => {
    if (signal.aborted) return;
    waiting.abort();
    act();
  };
  for (const type of types) addEventListener(type, begin, { capture: true, passive: true, signal });
  return begin;
}

interface HistoryMoves {
  /** Whether another page is on its way. */
  hasLeft(): boolean;
  /** Leaves back and forward to the router. */
  end(): void;
}

/**
 * Back and forward among pages of the app change the address alone: loads the page of another address, until that ends.
 * The router, which may be there already, hears nothing of it: React would not know the page any more that it is taking
 * over.
 */
export function reloadOnHistoryMove(): HistoryMoves {
  const here = location.pathname + location.search;
  let left = false;
  const reload = (event: Event) => {
    // Forward again, before that page came: it comes no more, and this one is left without its app.
    if (!left && location.pathname + location.search === here) return;
    event.stopImmediatePropagation();
    left = true;
    location.reload();
  };
  addEventListener("popstate", reload);
  return { hasLeft: () => left, end: () => removeEventListener("popstate", reload) };
}
