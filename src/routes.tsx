import "./styles/site.css";
import type { RouteObject } from "react-router";
import { formFrameRoute, pageRoutes } from "./page-routes.tsx";
import { HtmlPage, inHtmlPage, loadHtmlPage } from "./pages/html-page.tsx";
import { ErrorScreen, WholeErrorScreen } from "./pages/layout/error-screen.tsx";
import { Layout } from "./pages/layout/layout.tsx";
import { PageFailure } from "./pages/layout/page-failure.tsx";
import { Root } from "./pages/layout/root.tsx";
import { contexts } from "./shared/contexts.ts";
import { htmlRouteId, rootId } from "./shared/page-data.ts";
import { adminDashboardPath } from "./shared/urls.ts";

/** The routes whose error boundaries show error screens inside the site's layout and the dashboard's. */
export const screensIds = ["screens", "dashboard-screens"] as const;

/** The route of the site's layout; by it the server finds the styles of what is around every page. */
export const aroundId = "src/pages/layout/around.tsx";

const PageError = import.meta.env.SSR ? inHtmlPage(ErrorScreen) : ErrorScreen;

// Public pages are HTML but for their islands: the browser shows any of them by one route, without its code.
const screens: RouteObject[] = import.meta.env.SSR
  ? pageRoutes()
  : [
      {
        id: htmlRouteId,
        path: "*",
        Component: HtmlPage,
        ErrorBoundary: PageFailure,
        loader: ({ request }) => loadHtmlPage(request),
      },
    ];

export const routes: RouteObject[] = [
  {
    id: rootId,
    Component: Root,
    ErrorBoundary: WholeErrorScreen,
    loader: ({ context }) => context.get(contexts.facts),
    shouldRevalidate: () => false,
    children: [
      {
        id: aroundId,
        Component: Layout,
        // It stays where a screen in it fails.
        children: [{ id: screensIds[0], ErrorBoundary: PageError, children: screens }],
      },
      {
        id: "src/admin/layout/layout.tsx",
        lazy: async () => ({ Component: (await import("./admin/layout/layout.tsx")).AdminLayout }),
        children: [
          {
            id: screensIds[1],
            ErrorBoundary: ErrorScreen,
            children: [
              {
                id: "src/admin/dashboard/page.tsx",
                path: adminDashboardPath,
                caseSensitive: true,
                lazy: async () => ({ Component: (await import("./admin/dashboard/page.tsx")).Page }),
              },
            ],
          },
        ],
      },
    ],
  },
  ...(import.meta.env.SSR ? [formFrameRoute()] : []),
];
