import type { ComponentType } from "react";
import type { NonIndexRouteObject, RouteObject } from "react-router";
import { adminDashboardPath } from "../shared/paths.ts";

/** The route whose error boundary shows an error screen inside the dashboard's layout; by it the server finds this module. */
export const dashboardScreensId = "src/admin/route.ts#screens";

/** What a route shows: a component, or how it is loaded. */
type Code = Pick<NonIndexRouteObject, "Component" | "lazy">;

/** The dashboard, in a layout of its own, whose code the server loads when it is asked for. */
export function lazyAdminRoute(Failure: ComponentType): RouteObject {
  return adminRoute(
    Failure,
    { lazy: async () => ({ Component: (await import("./layout/layout.tsx")).AdminLayout }) },
    { lazy: async () => ({ Component: (await import("./dashboard/page.tsx")).Page }) },
  );
}

/** The dashboard with its code: the browser's router would render what it has to wait for a second time. */
export async function loadAdminRoute(Failure: ComponentType): Promise<RouteObject> {
  const [{ AdminLayout }, { Page }] = await Promise.all([
    import("./layout/layout.tsx"),
    import("./dashboard/page.tsx"),
  ]);
  return adminRoute(Failure, { Component: AdminLayout }, { Component: Page });
}

/** Route ids are modules: by them the server finds the files that a page needs. */
function adminRoute(Failure: ComponentType, layout: Code, page: Code): RouteObject {
  return {
    id: "src/admin/layout/layout.tsx",
    ...layout,
    children: [
      {
        id: dashboardScreensId,
        ErrorBoundary: Failure,
        children: [
          { id: "src/admin/dashboard/page.tsx", path: adminDashboardPath, caseSensitive: true, ...page },
        ],
      },
    ],
  };
}
