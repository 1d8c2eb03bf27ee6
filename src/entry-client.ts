import { onIdle } from "./browser/idle.ts";
import { isReloadable, reloadForNewRelease, trackLostChunks } from "./browser/lost-chunks.ts";
import { notePresses } from "./browser/presses.ts";
import { passCampaign } from "./browser/visit-source.ts";
import { reloadOnHistoryMove } from "./hydration/history-moves.ts";
import { noteSource } from "./hydration/note-source.ts";

// The app hydrates after the first paint: docs/decisions/the-app-starts-after-the-paint.md.
trackLostChunks();
noteSource();
passCampaign();
const isPressed = notePresses();
const moves = reloadOnHistoryMove();
// Code in a template is not fetched before the first paint. The dashboard has no template.
const template = document.querySelector<HTMLTemplateElement>("template#app-code");
let isBegun = false;

// The app starts at once where it has to scroll: to a part that the address names, or to a position that it stored.
if (template === null || isPressed || location.hash !== "" || history.scrollRestoration === "manual") begin();
else {
  for (const use of ["pointerdown", "keydown", "click"])
    addEventListener(use, begin, { capture: true, passive: true, once: true });
  afterFirstPaint(() => {
    fetchCode();
    onIdle(begin);
  });
}

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  fetchCode();
  start();
}

function fetchCode(): void {
  if (template !== null) document.head.append(template.content);
}

function afterFirstPaint(act: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe({ type: "paint", buffered: true });
}

async function start(): Promise<void> {
  try {
    const { hydrateApp } = await import("./hydrate-app.tsx");
    if (moves.hasLeft()) return;
    await hydrateApp();
  } catch (error) {
    return startFailed(error);
  }
  moves.end();
}

async function startFailed(error: unknown): Promise<void> {
  const connected = await fetch(location.href, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
  // Until the connection is back, the page can be read, and its links load documents.
  if (!connected) addEventListener("online", start, { once: true });
  else if (isReloadable(error)) reloadForNewRelease();
  else throw error;
}
