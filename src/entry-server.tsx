import { StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { HelmetProvider } from "react-helmet-async";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { dashboardScreensId, lazyAdminRoute } from "./admin/route.ts";
import { ArticleBody } from "./components/article/article-body.tsx";
import {
  documentOnly,
  documentRoute,
  documentScreensId,
  formFrameRoute,
  inHtmlPage,
  pageRoutes,
} from "./page-routes.tsx";
import { islands } from "./pages/html-page.tsx";
import { ErrorScreen } from "./pages/layout/error-screen.tsx";
import { StaticParts } from "./pages/layout/static-part.tsx";
import { staticParts } from "./pages/layout/static-parts.tsx";
import { contexts, layoutRoute, layoutRouteId, rootRoute, screensId } from "./route-layout.tsx";
import type { Render, RenderArticle, RenderServices } from "./server/pages/render.ts";
import { htmlRouteId, rootId } from "./shared/page-data.ts";

const handler = createStaticHandler([
  rootRoute(
    [
      layoutRoute(pageRoutes, inHtmlPage(ErrorScreen)),
      documentRoute(inHtmlPage(ErrorScreen)),
      lazyAdminRoute(ErrorScreen),
    ],
    ErrorScreen,
  ),
  formFrameRoute,
]);

export const render: Render = async (request, services) => {
  const requestContext = new RouterContextProvider();
  requestContext.set(contexts.api, services.api);
  requestContext.set(contexts.facts, services.facts);
  requestContext.set(contexts.requests, services.requests);
  requestContext.set(contexts.subscriptions, services.subscriptions);
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return context;
  hideErrors(context, services);
  const html = renderOrError(context, services);
  return {
    status: context.statusCode,
    html,
    data: isHydrated(context) ? hydrationData(context) : null,
    modules: [
      ...context.matches.map(({ route }) => moduleOf(route.id)),
      ...(context.errors === null ? [] : ["src/pages/layout/error-screen.tsx"]),
    ],
    islands: isHydrated(context) && isHtmlPage(context) ? islandsIn(html) : null,
    isPublic: context.errors === null && isHtmlPage(context),
    cacheable: isCacheable(context),
  };
};

function islandsIn(html: string): string[] {
  // A lazy island, which has `data-lazy` before its props, loads its code later.
  return [...islands.keys()].filter((name) => html.includes(`data-island="${name}" data-props`));
}

/** The browser's router gets none of the loader data that a page of HTML was made from. */
function hydrationData(context: StaticHandlerContext) {
  const { [rootId]: facts } = context.loaderData;
  if (isHtmlPage(context)) return { loaderData: { [rootId]: facts, [htmlRouteId]: null } };
  return { loaderData: { [rootId]: facts }, errors: context.errors };
}

function isHtmlPage({ matches }: StaticHandlerContext): boolean {
  return matches.some(({ route }) => route.id === layoutRouteId);
}

/** Renders an article for feeds. */
export const renderArticle: RenderArticle = (article, postUrl) =>
  renderToStaticMarkup(<ArticleBody article={article} base={postUrl} />);

/** Route ids are module paths; `#` tells two paths of one page apart. */
function moduleOf(routeId = ""): string {
  return routeId.split("#")[0] ?? "";
}

function renderOrError(context: StaticHandlerContext, services: RenderServices): string {
  try {
    return renderContext(context);
  } catch (error) {
    services.report(error);
    context.statusCode = 500;
    const screens = [screensId, documentScreensId, dashboardScreensId].find((id) =>
      context.matches.some(({ route }) => route.id === id),
    );
    if (screens === undefined) throw error;
    context.errors = { [screens]: plainError };
    return renderContext(context);
  }
}

function renderContext(context: StaticHandlerContext): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <HelmetProvider>
        <StaticParts value={staticParts}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </StaticParts>
      </HelmetProvider>
    </StrictMode>,
  );
}

// Error messages may contain secrets, so only route errors, which we write ourselves, reach the page.
function hideErrors(context: StaticHandlerContext, services: RenderServices): void {
  if (context.errors === null) return;
  for (const [routeId, error] of Object.entries(context.errors)) {
    if (isRouteErrorResponse(error)) continue;
    services.report(error);
    context.errors[routeId] = plainError;
    context.statusCode = 500;
  }
}

const plainError = { status: 500, statusText: "Internal Server Error", internal: false, data: null };

// Loaders set `no-store` for addresses that anybody could make up.
function isCacheable({ loaderHeaders }: StaticHandlerContext): boolean {
  return Object.values(loaderHeaders).every((headers) => headers.get("Cache-Control") !== "no-store");
}

function isHydrated(context: StaticHandlerContext): boolean {
  return !context.matches.some(({ route }) => route.handle === documentOnly);
}
