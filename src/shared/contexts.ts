import { createContext } from "react-router";
import type { RequestIntake } from "./forms/lead.ts";
import type { SiteApi, SiteFacts } from "./site-api.ts";

/** What stands in the router's context: the browser has the facts alone, the server all of it. */
export const contexts = {
  api: createContext<SiteApi>(),
  facts: createContext<SiteFacts>(),
  /** Takes what forms send, as documents. */
  requests: createContext<RequestIntake>(),
};
