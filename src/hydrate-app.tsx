import { type ReactNode, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  type HydrationState,
  type RouteObject,
  RouterContextProvider,
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { watchImages } from "./browser/broken-images.ts";
import { hasStaticParts } from "./browser/document-parts.ts";
import { rememberDocument, trackHistoryMoves } from "./browser/fetched-pages.ts";
import { rememberTyped, restoreTyped } from "./browser/typed-fields.ts";
import { completeFragmentEntries } from "./hydration/fragment-entries.ts";
import { prefetchOnIntent } from "./hydration/prefetch.ts";
import { restoreScroll } from "./hydration/scroll-restoration.ts";
import { Mounted } from "./islands/mount-islands.tsx";
import { HtmlPage, loadHtmlPage } from "./pages/html-page.tsx";
import { Failure, PageFailure } from "./pages/layout/failure.tsx";
import { contexts, layoutRoute, rootRoute } from "./route-layout.tsx";
import { htmlRouteId, rootId } from "./shared/page-data.ts";
import type { SiteFacts } from "./shared/site-api.ts";
import { showPendingToast } from "./widgets/toasts/pending-toast.ts";

// One catch-all route shows any public page: these are HTML with islands, whose own code no browser loads.
const anyPage: RouteObject = {
  id: htmlRouteId,
  path: "*",
  Component: HtmlPage,
  ErrorBoundary: PageFailure,
  loader: ({ request }) => loadHtmlPage(request),
};

/** Hydrates the app; resolves when it handles events. Islands hydrate by themselves. */
export async function hydrateApp(): Promise<void> {
  const hydrationData: HydrationState = JSON.parse(
    document.getElementById("hydration-data")?.textContent ?? "{}",
  );
  rememberDocument();
  // From the dashboard, a page of the site is loaded as a document.
  const children = hasStaticParts()
    ? [layoutRoute([anyPage], Failure)]
    : [await (await import("./admin/route.ts")).loadAdminRoute(Failure), anyPage];
  restoreScroll();
  trackHistoryMoves();
  completeFragmentEntries(() => router.state.location.state);
  const router = createRouter(children, hydrationData);
  const root = document.getElementById("root") as HTMLElement;
  watchImages();
  await rememberTyped(root);
  await hydrate(root, <RouterProvider router={router} />);
  prefetchOnIntent();
  await showPendingToast();
}

function createRouter(children: RouteObject[], hydrationData: HydrationState) {
  const facts: SiteFacts = hydrationData.loaderData?.[rootId];
  return UNSAFE_createRouter({
    history: UNSAFE_createBrowserHistory(),
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
    routes: [rootRoute(children, Failure)],
    hydrationData,
    getContext() {
      const context = new RouterContextProvider();
      context.set(contexts.facts, facts);
      return context;
    },
  }).initialize();
}

function hydrate(root: HTMLElement, app: ReactNode): Promise<void> {
  // React renders the page again where an extension has changed the HTML.
  const onRecoverableError = (error: unknown) => {
    restoreTyped();
    console.error(error);
  };
  return new Promise((resolve) => {
    // A transition hydrates in slices. No part has a Suspense boundary: it would hydrate later, after a navigation maybe.
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <Mounted onMount={resolve}>{app}</Mounted>
        </StrictMode>,
        { onRecoverableError },
      );
    });
  });
}
