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
 * Calls back once, when somebody uses the page or something on it that moves by itself comes into view. A page that the
 * browser has translated, which the app would show as it was, is left alone until something needs the app.
 */
export function onFirstInteraction(act: () => void): void {
  const waiting = new AbortController();
  const moving = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting) && !isTranslated()) end();
  });
  for (const type of interactions)
    addEventListener(type, notice, { capture: true, passive: true, signal: waiting.signal });
  for (const element of document.querySelectorAll<HTMLElement>("[data-moves-at]")) {
    if (matchMedia(element.dataset.movesAt ?? "").matches) moving.observe(element);
  }

  function notice(event: Event): void {
    if (needsApp(event) || !isTranslated()) end();
  }

  function end(): void {
    waiting.abort();
    moving.disconnect();
    act();
  }
}

function isTranslated(): boolean {
  const { documentElement } = document;
  return documentElement.lang !== "en" || document.querySelector(translations) !== null;
}

/**
 * Back and forward among pages of the app change the address alone: loads the page of another address, until the
 * returned function is called.
 */
export function reloadOnHistoryMove(): () => void {
  const here = location.pathname + location.search;
  const reload = () => {
    if (location.pathname + location.search !== here) location.reload();
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
