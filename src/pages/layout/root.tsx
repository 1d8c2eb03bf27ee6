import { Outlet, ScrollRestoration } from "react-router";
import { scrollKey, scrollStorageKey } from "../../hydration/scroll-restoration.ts";
import { NavigationProgress } from "./navigation-progress.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";

/** What the site and the dashboard share: what leads from one screen to the next. */
export function Root() {
  return (
    <>
      <Outlet />
      <NavigationProgress />
      <RouteAnnouncer />
      <ScrollRestoration storageKey={scrollStorageKey} getKey={scrollKey} />
    </>
  );
}
