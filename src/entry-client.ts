import { isReloadable, noteLostChunks, reloadForNewRelease } from "./hydration/lost-chunks.ts";
import { needsApp, rememberMissed } from "./hydration/missed-events.ts";

// A page comes as finished HTML, and its app waits for a visitor; why: docs/decisions/the-app-waits-for-a-visitor.md.
// A screen reader may send nothing before its click.
const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll", "click"];
const waiting = new AbortController();
// Browsers that translate mark the page so; this site has no such elements.
const translations = "#root font, #root [_msttexthash]";

const moving = new IntersectionObserver((entries) => {
  if (entries.some(({ isIntersecting }) => isIntersecting) && !isTranslated()) start();
});

noteLostChunks();
// Only a page that waits has its code laid aside.
const laidAside = document.querySelector<HTMLTemplateElement>("template#app-code");
const replayMissed = rememberMissed(laidAside === null);
// Who arrives at a part of the page has chosen already; of a place that the app kept, the browser knows nothing.
const awaited = location.hash !== "" || history.scrollRestoration === "manual";
if (laidAside === null || awaited) start();
else waitForVisitor(laidAside.content);

function waitForVisitor(code: DocumentFragment): void {
  const opts = { capture: true, passive: true, signal: waiting.signal };
  for (const sign of signs) addEventListener(sign, startFor, opts);
  addEventListener("popstate", showAddressed);
  for (const element of document.querySelectorAll<HTMLElement>("[data-moves-at]")) {
    if (matchMedia(element.dataset.movesAt ?? "").matches) moving.observe(element);
  }
  afterFirstPaint(() => document.head.append(code));
}

/** Starts the app; a translated page, which the app would show as it was, is left alone until something needs it. */
function startFor(event: Event): void {
  if (needsApp(event) || !isTranslated()) start();
}

function isTranslated(): boolean {
  const { documentElement } = document;
  return documentElement.lang !== "en" || document.querySelector(translations) !== null;
}

async function start(): Promise<void> {
  waiting.abort();
  moving.disconnect();
  try {
    const { startApp } = await import("./hydration/start-app.tsx");
    await startApp();
  } catch (error) {
    return startFailed(error);
  }
  removeEventListener("popstate", showAddressed);
  replayMissed();
}

async function startFailed(error: unknown): Promise<void> {
  const connected = await fetch(location.href, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
  // Until there is a connection again the page can be read, and its links are the browser's own.
  if (!connected) addEventListener("online", start, { once: true });
  else if (isReloadable(error)) reloadForNewRelease();
  else throw error;
}

const arrivedAt = location.pathname + location.search;

/** Back and forward among pages of the app change the address alone: the HTML of another one does not show it. */
function showAddressed(): void {
  if (location.pathname + location.search !== arrivedAt) location.reload();
}

function afterFirstPaint(act: () => void): void {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: "paint", buffered: true });
}
