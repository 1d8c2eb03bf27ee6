import { useRouteLoaderData } from "react-router";
import type { SiteFacts } from "../shared/site-api.ts";

export function useSiteFacts(): SiteFacts {
  return useRouteLoaderData("root") as SiteFacts;
}
