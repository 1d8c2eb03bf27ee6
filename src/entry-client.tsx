import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  RouterContextProvider,
  type RouterNavigateOptions,
  resolvePath,
  type To,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { createApiClient } from "./api-client.ts";
import { wholeList } from "./pages/blogs/whole-list.ts";
import { noteLostChunks } from "./pages/layout/lost-chunk.ts";
import { prefetchOnIntent } from "./prefetch.ts";
import { blogsId, contexts, mayWait, rootId, routes } from "./routes.tsx";
import type { SiteFacts } from "./shared/site-api.ts";
import { waitingRoute, wakeBeforeLeaving } from "./waiting-page.tsx";

const hydrationData: HydrationState = JSON.parse(
  document.getElementById("hydration-data")?.textContent ?? "{}",
);
const facts: SiteFacts = hydrationData.loaderData?.[rootId];

const api = createApiClient(wholeList(hydrationData.loaderData?.[blogsId]));

noteLostChunks();
start();

// Awaited in here, not at the module's top: a bundler keeps out of such an entry all that its lazy chunks share with it.
async function start(): Promise<void> {
  await loadCurrentRoutes();
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext() {
      const context = new RouterContextProvider();
      context.set(contexts.api, api);
      context.set(contexts.facts, facts);
      return context;
    },
  });
  fadeBetweenPages(router);
  hydrateRoot(
    document.getElementById("root") as HTMLElement,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  prefetchOnIntent(router.routes);
}

/** Has the browser, where it can, fade from one page to the next; a move within a page stays as it is. */
function fadeBetweenPages(router: ReturnType<typeof createBrowserRouter>): void {
  const navigate = router.navigate.bind(router);
  router.navigate = ((to: To | null, options?: RouterNavigateOptions) => {
    const { pathname } = router.state.location;
    const leaves = to !== null && resolvePath(to, pathname).pathname !== pathname;
    return navigate(to, { viewTransition: leaves, ...options });
  }) as typeof navigate;
}

/**
 * Makes the routes of this page whole before the router sees them: for a lazy one it would render the page a second
 * time, ask again for the data that the page came with, and forget what its action said.
 */
async function loadCurrentRoutes(): Promise<void> {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  const root = matches[0]?.route;
  await Promise.all(
    matches.map(async ({ route }) => {
      const { lazy } = route;
      if (typeof lazy !== "function") return;
      if (mayWait(route.id, hydrationData.errors)) {
        const hasData = hydrationData.loaderData?.[route.id ?? ""] !== undefined;
        Object.assign(route, waitingRoute(lazy, hasData), { lazy: undefined });
        Object.assign(root ?? route, { middleware: [wakeBeforeLeaving] });
      } else {
        Object.assign(route, await lazy(), { lazy: undefined });
      }
    }),
  );
}
