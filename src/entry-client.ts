import { isReloadable, reloadForNewRelease, trackLostChunks } from "./browser/lost-chunks.ts";
import { passCampaign } from "./browser/visit-source.ts";
import { recordEvents } from "./hydration/event-replay.ts";
import { noteSource } from "./hydration/note-source.ts";
import { afterFirstPaint, onIdleOrInteraction, reloadOnHistoryMove } from "./hydration/waiting.ts";

// A page comes as finished HTML, and its app starts a little later; why: docs/decisions/the-app-starts-when-idle.md.
trackLostChunks();
noteSource();
passCampaign();
// On pages that can wait the app's code stands in a template, which fetches nothing; the admin's start at once.
const template = document.querySelector<HTMLTemplateElement>("template#app-code");
const recorder = recordEvents({ holdForms: template === null });
let moves = { hasLeft: () => false, end: () => {} };

// A part of the page that the address names is the app's to show, and so is a scroll position that only the app stored.
const isScrollLeftToApp = location.hash !== "" || history.scrollRestoration === "manual";
if (template === null || isScrollLeftToApp || recorder.wasPressed) start();
else {
  moves = reloadOnHistoryMove();
  afterFirstPaint(() => {
    document.head.append(template.content);
    onIdleOrInteraction(start);
  });
}

async function start(): Promise<void> {
  try {
    const { hydrateApp } = await import("./hydrate-app.tsx");
    await hydrateApp(recorder, moves.hasLeft);
  } catch (error) {
    return startFailed(error);
  }
  // What was pressed is not done on a page that is left.
  if (moves.hasLeft()) return;
  moves.end();
  recorder.replay();
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
