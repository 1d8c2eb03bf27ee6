import "./styles/site.css";
import type { ComponentType } from "react";
import { createContext, type RouteObject } from "react-router";
import { Layout } from "./pages/layout/layout.tsx";
import { Root } from "./pages/layout/root.tsx";
import type { RequestIntake } from "./shared/forms/lead.ts";
import { rootId } from "./shared/page-data.ts";
import { adminDashboardPath } from "./shared/paths.ts";
import type { SiteApi, SiteFacts } from "./shared/site-api.ts";

/** What the two entries put into the router's context: the browser the facts alone. */
export const contexts = {
  api: createContext<SiteApi>(),
  facts: createContext<SiteFacts>(),
  /** Takes what forms send, as documents. */
  requests: createContext<RequestIntake>(),
};

/** The routes whose error boundaries show error screens inside the site's layout and the dashboard's. */
export const screensIds = ["screens", "dashboard-screens"] as const;

/** The route of the site's layout; by it the server finds the styles of what is around every page. */
export const aroundId = "src/pages/layout/around.tsx";

/**
 * The routes of the site and of the dashboard. The two entries differ in the screens inside the site's layout, and in what
 * stands in for one that fails, where the layout stays, and for anything else.
 */
export function siteRoutes(
  screens: RouteObject[],
  Failure: ComponentType,
  ScreenFailure: ComponentType = Failure,
): RouteObject[] {
  const WholeFailure = () => (
    <main id="main" tabIndex={-1}>
      <Failure />
    </main>
  );
  return [
    {
      id: rootId,
      Component: Root,
      ErrorBoundary: WholeFailure,
      loader: ({ context }) => context.get(contexts.facts),
      shouldRevalidate: () => false,
      children: [
        {
          id: aroundId,
          Component: Layout,
          children: [{ id: screensIds[0], ErrorBoundary: ScreenFailure, children: screens }],
        },
        {
          id: "src/admin/layout/layout.tsx",
          lazy: async () => ({ Component: (await import("./admin/layout/layout.tsx")).AdminLayout }),
          children: [
            {
              id: screensIds[1],
              ErrorBoundary: Failure,
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
  ];
}
