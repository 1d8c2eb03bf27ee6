import { Outlet } from "react-router";
import { NavigationProgress } from "./navigation-progress.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { ScrollPosition } from "./scroll-position.tsx";

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
