import { useRouteLoaderData } from "react-router";
import type { SiteFacts } from "../shared/site-api.ts";

/** What the site tells every page of itself; nothing where no route matches, as for a path with a line break in it. */
export function useSiteFacts(): SiteFacts {
  return (useRouteLoaderData("root") ?? {}) as SiteFacts;
}
