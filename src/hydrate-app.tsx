import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { watchImages } from "./browser/broken-images.ts";
import { noticeHistoryMoves, rememberDocument } from "./browser/pages.ts";
import type { EventRecorder } from "./hydration/event-replay.ts";
import { completeFragmentEntries } from "./hydration/fragment-entries.ts";
import { prefetchOnIntent } from "./hydration/prefetch.ts";
import { restoreScroll } from "./hydration/scroll-restoration.ts";
import { isTranslated } from "./hydration/translation.ts";
import { islandsMounted, rememberPresses } from "./islands/mount-islands.tsx";
import { HtmlPage, loadHtmlPage } from "./pages/html-page.tsx";
import { ErrorScreen } from "./pages/layout/error-screen.tsx";
import { PageFailure } from "./pages/layout/page-failure.tsx";
import { contexts, siteRoutes } from "./routes.tsx";
import { htmlRouteId, rootId } from "./shared/page-data.ts";
import type { SiteFacts } from "./shared/site-api.ts";

// Public pages are HTML but for their islands: the browser shows any of them by one route, without its code.
const anyPage: RouteObject = {
  id: htmlRouteId,
  path: "*",
  Component: HtmlPage,
  ErrorBoundary: PageFailure,
  loader: ({ request }) => loadHtmlPage(request),
};

const routes = siteRoutes([anyPage], ErrorScreen);

/**
 * Has the app take over the page's HTML, and ends the recording when React begins; resolves when it answers to events, or
 * where the page was left meanwhile: the address is of another one then.
 */
export async function hydrateApp(recorder: EventRecorder, hasLeft: () => boolean): Promise<void> {
  const hydrationData: HydrationState = JSON.parse(
    document.getElementById("hydration-data")?.textContent ?? "{}",
  );
  const facts: SiteFacts = hydrationData.loaderData?.[rootId];
  await loadCurrentRoutes();
  if (isTranslated()) await recorder.needed;
  if (hasLeft()) return;
  rememberDocument();
  restoreScroll();
  noticeHistoryMoves();
  completeFragmentEntries(() => router.state.location.state);
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext() {
      const context = new RouterContextProvider();
      context.set(contexts.facts, facts);
      return context;
    },
  });
  const root = document.getElementById("root") as HTMLElement;
  rememberPresses();
  watchImages();
  recorder.stop();
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <Hydrated onDone={resolve}>
          <RouterProvider router={router} />
        </Hydrated>
      </StrictMode>
    );
    // A transition is done in slices. No part has a Suspense of its own: it would hydrate later, after the router may
    // have moved on.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) });
    });
  });
  await islandsMounted();
  prefetchOnIntent();
}

function Hydrated({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone]);
  return children;
}

/**
 * Loads the lazy routes of this page before the router sees them: it would render the page a second time, ask again for
 * the data that the page came with, and forget the data of its action.
 */
async function loadCurrentRoutes(): Promise<void> {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
