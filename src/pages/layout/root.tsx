import { Outlet } from "react-router";
import { NavigationProgress } from "./navigation-progress.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { ScrollPosition } from "./scroll-position.tsx";

/** What the site and the dashboard share: what leads from one screen to the next. */
export function Root() {
  return (
    <>
      <Outlet />
      <NavigationProgress />
      <RouteAnnouncer />
      <ScrollPosition />
    </>
  );
}
