import type { ComponentType } from "react";
import type { NonIndexRouteObject, RouteObject } from "react-router";
import { adminDashboardPath } from "../shared/paths.ts";

/** The route whose error boundary is inside the dashboard's layout. The server finds this module by the id. */
export const dashboardScreensId = "src/admin/route.ts#screens";

type Code = Pick<NonIndexRouteObject, "Component" | "lazy">;

/** For the server, which loads the dashboard's code on request. */
export function lazyAdminRoute(Failure: ComponentType): RouteObject {
  return adminRoute(
    Failure,
    { lazy: async () => ({ Component: (await import("./layout/layout.tsx")).AdminLayout }) },
    { lazy: async () => ({ Component: (await import("./dashboard/page.tsx")).Page }) },
  );
}

/** For the browser, with its code: hydration would render a lazy route twice. */
export async function loadAdminRoute(Failure: ComponentType): Promise<RouteObject> {
  const [{ AdminLayout }, { Page }] = await Promise.all([
    import("./layout/layout.tsx"),
    import("./dashboard/page.tsx"),
  ]);
  return adminRoute(Failure, { Component: AdminLayout }, { Component: Page });
}

/** Route ids are modules, by which the server finds the files that a page needs. */
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
