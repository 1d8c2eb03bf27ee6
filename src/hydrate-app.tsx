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
import { completeFragmentEntries } from "./hydration/fragment-entries.ts";
import { prefetchOnIntent } from "./hydration/prefetch.ts";
import { restoreScroll } from "./hydration/scroll-restoration.ts";
import { islandsMounted } from "./islands/mount-islands.tsx";
import { HtmlPage, loadHtmlPage } from "./pages/html-page.tsx";
import { Failure, PageFailure } from "./pages/layout/failure.tsx";
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

const routes = siteRoutes([anyPage], Failure);

/** Has the app take over the page's HTML; resolves when all of it answers to events. */
export async function hydrateApp(): Promise<void> {
  const hydrationData: HydrationState = JSON.parse(
    document.getElementById("hydration-data")?.textContent ?? "{}",
  );
  const facts: SiteFacts = hydrationData.loaderData?.[rootId];
  await loadCurrentRoutes();
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
  watchImages();
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
