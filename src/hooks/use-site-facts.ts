import { useRouteLoaderData } from "react-router";
import type { SiteFacts } from "../shared/site-api.ts";

/** The facts that the server sent along with the page. */
export function useSiteFacts(): SiteFacts {
  return useRouteLoaderData("root") as SiteFacts;
}
