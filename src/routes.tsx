import "./styles/site.css";
import type { ComponentType } from "react";
import {
  createContext,
  data,
  type LoaderFunctionArgs,
  type NonIndexRouteObject,
  type RouteObject,
  redirect,
  redirectDocument,
} from "react-router";
import { HtmlPage, loadHtmlPage } from "./pages/html-page.tsx";
import { ErrorScreen, WholeErrorScreen } from "./pages/layout/error-screen.tsx";
import { Layout } from "./pages/layout/layout.tsx";
import { Root } from "./pages/layout/root.tsx";
import type { RequestIntake } from "./shared/forms/lead.ts";
import type { SiteApi, SiteFacts } from "./shared/site-api.ts";
import {
  adminDashboardPath,
  adminPath,
  aliases,
  formFramePath,
  postPath,
  previewPath,
  urls,
} from "./shared/urls.ts";

/** What the two entries put into the router's context. */
export const contexts = {
  api: createContext<SiteApi>(),
  facts: createContext<SiteFacts>(),
  /** Only the server has it: forms are sent as documents. */
  requests: createContext<RequestIntake>(),
};

/** The handle of routes whose pages are plain documents: the browser runs nothing of the app in them. */
export const documentOnly = "document only";

/** The handle of routes whose pages are HTML but for their islands. */
export const html = "html";

export const rootId = "root";
/** The routes whose error boundaries show error screens inside the site's layout and the dashboard's. */
export const screensIds = ["screens", "dashboard-screens"] as const;

/** The route of the site's layout; by it the server finds the styles of what is around every page. */
const aroundModule = "src/pages/layout/around.tsx";

/** The route of the blog's list. */
export const blogsId = pageId(urls.blogs.path, "pages/blog/list");

interface PageModule {
  Page: ComponentType;
  /** Stands in for the page when its data could not be loaded; without it the general error screen does. */
  Failed?: ComponentType;
  /** Asks the site for what the page shows; runs on the server, and in the browser at a navigation. */
  load?(api: SiteApi, args: Pick<LoaderFunctionArgs, "params" | "request">): unknown;
}

/** Pages whose code the browser runs. */
const appPages = import.meta.glob<PageModule>([
  "./pages/blog/**/page.tsx",
  "./pages/{checkout,not-found}/page.tsx",
  "./admin/dashboard/page.tsx",
]);

/** Pages that are HTML but for their islands: the browser has none of their code. */
const htmlPages = import.meta.env.SSR
  ? import.meta.glob<PageModule>([
      "./pages/**/page.tsx",
      "!./pages/blog/**",
      "!./pages/{checkout,not-found}/**",
    ])
  : {};

/** Pages that are documents of their own: the browser has none of their code, and nothing of the app runs in them. */
const documentPages = import.meta.env.SSR ? import.meta.glob<PageModule>("./admin/login/page.tsx") : {};

/** The URL table's pages, each in a folder and a chunk of its own. */
export const routes: RouteObject[] = [
  {
    id: rootId,
    Component: Root,
    ErrorBoundary: WholeErrorScreen,
    loader: ({ context }) => context.get(contexts.facts),
    shouldRevalidate: () => false,
    children: [
      inLayout({ id: aroundModule, Component: Layout }, "screens", [
        htmlPage(urls.home.path, "pages/home"),
        htmlPage(urls.about.path, "pages/about"),
        htmlPage(urls.contact.path, "pages/contact"),
        htmlPage(urls.conversationalAi.path, "pages/services/conversational-ai"),
        htmlPage(urls.aiAutomations.path, "pages/services/ai-automations"),
        htmlPage(urls.mlAiGenAiSolutions.path, "pages/services/ml-ai-genai-solutions"),
        htmlPage(urls.dataCloudSolutions.path, "pages/services/data-cloud-solutions"),
        htmlPage(urls.corporateTraining.path, "pages/training/corporate-training"),
        htmlPage(urls.aiMlGenAiCourse.path, "pages/training/ai-ml-genai-course"),
        htmlPage(urls.noCodeAgenticAi.path, "pages/training/no-code-agentic-ai"),
        htmlPage(urls.agreement.path, "pages/training/agreement"),
        {
          id: "src/pages/checkout/page.tsx",
          path: urls.checkout.path,
          caseSensitive: true,
          lazy: async () => {
            const { loadCheckout, Page, sendEnrollment } = await import("./pages/checkout/page.tsx");
            return {
              Component: Page,
              loader: ({ context, request }) =>
                loadCheckout(context.get(contexts.facts), context.get(contexts.api), request),
              action: ({ context, request }) =>
                sendEnrollment(context.get(contexts.requests), context.get(contexts.facts), request),
            };
          },
        },
        htmlPage(urls.talentForClients.path, "pages/talent/for-clients"),
        htmlPage(urls.talentForTalents.path, "pages/talent/for-talents"),
        page(urls.blogs.path, "pages/blog/list"),
        page(aliases.blog, "pages/blog/list"),
        page(postPath(":slug"), "pages/blog/post"),
        page(previewPath(":token"), "pages/blog/post/preview"),
        htmlPage(urls.privacyPolicy.path, "pages/legal/privacy-policy"),
        htmlPage(urls.termsOfService.path, "pages/legal/terms-of-service"),
        htmlPage(urls.cookiePolicy.path, "pages/legal/cookie-policy"),
        documentPage(urls.adminLogin.path, "admin/login"),
        moved(adminPath, adminDashboardPath, 302),
        moved(aliases.studentsAndProfessionals, urls.aiMlGenAiCourse.path, 301),
        { ...page("*", "pages/not-found"), loader: () => data(null, { status: 404 }) },
      ]),
      inLayout(
        {
          id: "src/admin/layout/layout.tsx",
          lazy: async () => ({ Component: (await import("./admin/layout/layout.tsx")).AdminLayout }),
        },
        "dashboard-screens",
        [page(adminDashboardPath, "admin/dashboard")],
      ),
    ],
  },
  {
    id: "src/pages/form-frame/form-frame.tsx",
    path: formFramePath(":formId"),
    caseSensitive: true,
    handle: documentOnly,
    lazy: async () => {
      const { FormFrame, FormMissing, loadForm, sendForm } = await import(
        "./pages/form-frame/form-frame.tsx"
      );
      return {
        Component: FormFrame,
        ErrorBoundary: FormMissing,
        loader: ({ context, params, request }) =>
          loadForm(context.get(contexts.facts), context.get(contexts.api), params.formId, request),
        action: ({ context, params, request }) =>
          sendForm(context.get(contexts.requests), params.formId, request),
      };
    },
  },
];

/** A route to a page of HTML. On the server it is as any other. */
function htmlPage(path: string, folder: string): RouteObject {
  if (!import.meta.env.SSR)
    return {
      id: pageId(path, folder),
      path,
      caseSensitive: true,
      handle: html,
      Component: HtmlPage,
      loader: ({ request }) => loadHtmlPage(request),
    };
  return { ...page(path, folder, htmlPages), handle: html };
}

/** A route to a page that is a document of its own, to which the app leads as a link does. */
function documentPage(path: string, folder: string): RouteObject {
  if (!import.meta.env.SSR)
    return {
      id: pageId(path, folder),
      path,
      caseSensitive: true,
      loader: ({ request }) => redirectDocument(request.url),
    };
  return { ...page(path, folder, documentPages), handle: documentOnly };
}

/** A route to a page. Its id is the page's module, so that the server finds the files that the page needs. */
function page(path: string, folder: string, modules = appPages): RouteObject {
  const file = `${folder}/page.tsx`;
  const load = modules[`./${file}`];
  if (load === undefined) throw new Error(`There is no src/${file}`);
  return {
    id: pageId(path, folder),
    path,
    caseSensitive: true,
    lazy: async () => {
      const { Page, Failed, load: loadData } = await load();
      const Component =
        modules === htmlPages
          ? () => (
              <HtmlPage>
                <Page />
              </HtmlPage>
            )
          : Page;
      if (loadData === undefined) return { Component };
      return {
        Component,
        ...(Failed !== undefined && { ErrorBoundary: Failed }),
        loader: ({ context, params, request }) => loadData(context.get(contexts.api), { params, request }),
      };
    },
  };
}

/** Screens inside a layout, which stays where one of them fails. */
function inLayout(
  layout: NonIndexRouteObject,
  screensId: (typeof screensIds)[number],
  screens: RouteObject[],
): RouteObject {
  return { ...layout, children: [{ id: screensId, ErrorBoundary: ErrorScreen, children: screens }] };
}

/** A route that leads to another address, and takes the query along. */
function moved(path: string, to: string, status: number): RouteObject {
  return {
    path,
    caseSensitive: true,
    loader: ({ request }) => redirect(to + new URL(request.url).search, status),
  };
}

function pageId(path: string, folder: string): string {
  return `src/${folder}/page.tsx#${path}`;
}
