import { onIdle } from "./browser/idle.ts";
import { isReloadable, reloadForNewRelease, trackLostChunks } from "./browser/lost-chunks.ts";
import { trackEarlyPresses } from "./browser/presses.ts";
import { addCampaignToForms } from "./browser/visit-source.ts";
import { reloadOnHistoryMove } from "./hydration/history-moves.ts";
import { noteSource } from "./hydration/note-source.ts";

// The app hydrates after the first paint: docs/decisions/the-app-starts-after-the-paint.md.
trackLostChunks();
noteSource();
addCampaignToForms();
const wasButtonPressed = trackEarlyPresses();
const historyMoves = reloadOnHistoryMove();
// Code in a template is not fetched before the first paint. The dashboard has no template.
const appCode = document.querySelector<HTMLTemplateElement>("template#app-code");
let hasBegun = false;

if (mustHydrateAtOnce()) begin();
else {
  for (const use of ["pointerdown", "keydown", "click"])
    addEventListener(use, begin, { capture: true, passive: true, once: true });
  afterFirstPaint(() => {
    fetchCode();
    onIdle(begin);
  });
}

function mustHydrateAtOnce(): boolean {
  // The app has to scroll: to a part that the address names, or to a position that it stored.
  const scrolls = location.hash !== "" || history.scrollRestoration === "manual";
  return appCode === null || wasButtonPressed || scrolls;
}

function afterFirstPaint(act: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe({ type: "paint", buffered: true });
}

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  fetchCode();
  hydrate();
}

function fetchCode(): void {
  if (appCode !== null) document.head.append(appCode.content);
}

async function hydrate(): Promise<void> {
  try {
    const { hydrateApp } = await import("./hydrate-app.tsx");
    // The packages have just run for some 15 ms: a tap or a frame goes first.
    await new Promise((resolve) => setTimeout(resolve));
    if (historyMoves.isReloading()) return;
    await hydrateApp();
  } catch (error) {
    return recover(error);
  }
  historyMoves.leaveToRouter();
}

async function recover(error: unknown): Promise<void> {
  const isConnected = await fetch(location.href, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
  // Until the connection is back, the page can be read, and its links load documents.
  if (!isConnected) addEventListener("online", hydrate, { once: true });
  else if (isReloadable(error)) reloadForNewRelease();
  else throw error;
}
