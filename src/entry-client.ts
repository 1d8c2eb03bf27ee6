import { isReloadable, reloadForNewRelease, trackLostChunks } from "./browser/lost-chunks.ts";
import { notePresses } from "./browser/presses.ts";
import { passCampaign } from "./browser/visit-source.ts";
import { reloadOnHistoryMove } from "./hydration/history-moves.ts";
import { noteSource } from "./hydration/note-source.ts";

// A page comes as finished HTML, which its app takes over; why so: docs/decisions/the-app-starts-at-once.md.
trackLostChunks();
noteSource();
passCampaign();
notePresses();
const moves = reloadOnHistoryMove();
start();

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
  // Until there is a connection again the page can be read, and its links are the browser's own.
  if (!connected) addEventListener("online", start, { once: true });
  else if (isReloadable(error)) reloadForNewRelease();
  else throw error;
}
