import "./styles/site.css";
import type { ComponentType } from "react";
import { createContext, type RouteObject } from "react-router";
import { Layout } from "./pages/layout/layout.tsx";
import { Root } from "./pages/layout/root.tsx";
import type { RequestIntake } from "./shared/forms/lead.ts";
import { rootId } from "./shared/page-data.ts";
import type { SiteApi, SiteFacts } from "./shared/site-api.ts";

/** What the two entries put into the router's context: the browser the facts alone. */
export const contexts = {
  api: createContext<SiteApi>(),
  facts: createContext<SiteFacts>(),
  /** Takes what forms send, as documents. */
  requests: createContext<RequestIntake>(),
};

/** The route of the site's layout; by it the server finds the styles of what is around every page. */
export const aroundId = "src/pages/layout/around.tsx";

/** The route whose error boundary shows an error screen inside the site's layout. */
export const screensId = "screens";

/** The root of all routes; `Failure` stands in for all that the site or the dashboard is, where what is around it failed. */
export function rootRoute(children: RouteObject[], Failure: ComponentType): RouteObject {
  return {
    id: rootId,
    Component: Root,
    ErrorBoundary: () => (
      <main id="main" tabIndex={-1}>
        <Failure />
      </main>
    ),
    loader: ({ context }) => context.get(contexts.facts),
    shouldRevalidate: () => false,
    children,
  };
}

/** The site's layout, which stays where a screen in it fails. */
export function layoutRoute(screens: RouteObject[], Failure: ComponentType): RouteObject {
  return {
    id: aroundId,
    Component: Layout,
    children: [{ id: screensId, ErrorBoundary: Failure, children: screens }],
  };
}
