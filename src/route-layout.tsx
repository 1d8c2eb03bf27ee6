import "./styles/site.css";
import type { ComponentType } from "react";
import { createContext, type RouteObject } from "react-router";
import { Layout } from "./pages/layout/layout.tsx";
import { Root } from "./pages/layout/root.tsx";
import type { RequestIntake } from "./shared/forms/lead.ts";
import { rootId } from "./shared/page-data.ts";
import type { SiteApi, SiteFacts } from "./shared/site-api.ts";
import type { Subscriptions } from "./shared/subscribers/subscriptions.ts";

/** The browser sets the facts only. */
export const contexts = {
  api: createContext<SiteApi>(),
  facts: createContext<SiteFacts>(),
  /** Takes forms that are posted as documents. */
  requests: createContext<RequestIntake>(),
  subscriptions: createContext<Subscriptions>(),
};

/** The route of the site's layout. By this module the server finds the styles of header, footer and chat. */
export const layoutRouteId = "src/pages/layout/static-parts.tsx";

/** The route whose error boundary shows an error inside the site's layout. */
export const screensId = "screens";

/** `Failure` is shown where the layout itself has failed. */
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

export function layoutRoute(screens: RouteObject[], Failure: ComponentType): RouteObject {
  return {
    id: layoutRouteId,
    Component: Layout,
    children: [{ id: screensId, ErrorBoundary: Failure, children: screens }],
  };
}
