import type { ComponentType } from "react";
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { DocumentLayout } from "./pages/layout/document-layout.tsx";
import { contexts, layoutRouteId } from "./route-layout.tsx";
import { htmlPageId } from "./shared/page-data.ts";
import { adminDashboardPath, adminPath, postPath } from "./shared/paths.ts";
import type { SiteApi } from "./shared/site-api.ts";
import { confirmPath, subscribePath, unsubscribePath } from "./shared/subscribers/paths.ts";
import { aliases, formFramePath, previewPath, urls } from "./shared/urls.ts";

/** The handle of routes whose documents run no app. */
export const documentOnly = "document only";

/** The route whose error boundary is inside the layout of such documents. */
export const documentScreensId = "screens of documents";

interface PageModule {
  Page: ComponentType;
  /** Shown when `load` has failed; without it, the general error screen is. */
  Failed?: ComponentType;
  load?(api: SiteApi, args: Pick<LoaderFunctionArgs, "params" | "request">): unknown;
}

const modules = import.meta.glob<PageModule>(["./pages/**/page.tsx", "./admin/login/page.tsx"]);

/** The pages of the URL table, as the server renders them. */
export const pageRoutes: RouteObject[] = [
  page(urls.home.path, "pages/home"),
  page(urls.about.path, "pages/about"),
  page(urls.contact.path, "pages/contact"),
  page(urls.conversationalAi.path, "pages/services/conversational-ai"),
  page(urls.aiAutomations.path, "pages/services/ai-automations"),
  page(urls.mlAiGenAiSolutions.path, "pages/services/ml-ai-genai-solutions"),
  page(urls.dataCloudSolutions.path, "pages/services/data-cloud-solutions"),
  page(urls.corporateTraining.path, "pages/training/corporate-training"),
  page(urls.aiMlGenAiCourse.path, "pages/training/ai-ml-genai-course"),
  page(urls.noCodeAgenticAi.path, "pages/training/no-code-agentic-ai"),
  page(urls.agreement.path, "pages/training/agreement"),
  {
    id: "src/pages/checkout/page.tsx",
    path: urls.checkout.path,
    caseSensitive: true,
    lazy: async () => {
      const { loadCheckout, Page, sendEnrollment } = await import("./pages/checkout/page.tsx");
      return {
        Component: inHtmlPage(Page),
        loader: ({ context, request }) =>
          loadCheckout(context.get(contexts.facts), context.get(contexts.api), request),
        action: ({ context, request }) =>
          sendEnrollment(context.get(contexts.requests), context.get(contexts.facts), request),
      };
    },
  },
  page(urls.talentForClients.path, "pages/talent/for-clients"),
  page(urls.talentForTalents.path, "pages/talent/for-talents"),
  page(urls.blogs.path, "pages/blog/list"),
  page(aliases.blog, "pages/blog/list"),
  page(postPath(":slug"), "pages/blog/post"),
  page(previewPath(":token"), "pages/blog/post/preview"),
  page(urls.privacyPolicy.path, "pages/legal/privacy-policy"),
  page(urls.termsOfService.path, "pages/legal/terms-of-service"),
  page(urls.cookiePolicy.path, "pages/legal/cookie-policy"),
  moved(adminPath, adminDashboardPath, 302),
  moved(aliases.studentsAndProfessionals, urls.aiMlGenAiCourse.path, 301),
  { ...page("*", "pages/not-found"), loader: () => data(null, { status: 404 }) },
];

/** Pages inside the site's header and footer whose documents run no app. */
const documents: RouteObject[] = [
  page(urls.adminLogin.path, "admin/login"),
  {
    id: "src/pages/subscription/page.tsx",
    path: subscribePath,
    lazy: async () => {
      const { loadForm, Page, sendForm } = await import("./pages/subscription/page.tsx");
      return {
        Component: inHtmlPage(Page),
        loader: ({ context, request }) => loadForm(context.get(contexts.facts), request),
        action: ({ context, request }) =>
          sendForm(context.get(contexts.subscriptions), context.get(contexts.facts), request),
      };
    },
  },
  mailLink("confirm", confirmPath(":token")),
  mailLink("leave", unsubscribePath(":token")),
];

/** A page that a link in a mail to a reader opens. */
function mailLink(act: "confirm" | "leave", path: string): RouteObject {
  return {
    id: `src/pages/subscription/link/page.tsx#${act}`,
    path,
    lazy: async () => {
      const { ConfirmPage, LeavePage, loadLink, ...acts } = await import(
        "./pages/subscription/link/page.tsx"
      );
      const subscriptionsAndToken = ({ context, params }: LoaderFunctionArgs) =>
        [context.get(contexts.subscriptions), params.token ?? ""] as const;
      return {
        Component: inHtmlPage(act === "confirm" ? ConfirmPage : LeavePage),
        loader: (request) => loadLink(...subscriptionsAndToken(request)),
        action: (request) => acts[act](...subscriptionsAndToken(request)),
      };
    },
  };
}

export function documentRoute(Failure: ComponentType): RouteObject {
  return {
    id: `${layoutRouteId}#${documentOnly}`,
    Component: DocumentLayout,
    handle: documentOnly,
    children: [
      {
        id: documentScreensId,
        ErrorBoundary: Failure,
        children: documents.map((route) => ({ ...route, caseSensitive: true })),
      },
    ],
  };
}

export const formFrameRoute: RouteObject = {
  id: "src/pages/form-frame/form-frame.tsx",
  path: formFramePath(":formId"),
  caseSensitive: true,
  handle: documentOnly,
  lazy: async () => {
    const { FormFrame, FormMissing, loadForm, sendForm } = await import("./pages/form-frame/form-frame.tsx");
    return {
      Component: FormFrame,
      ErrorBoundary: FormMissing,
      loader: ({ context, params, request }) =>
        loadForm(context.get(contexts.facts), context.get(contexts.api), params.formId, request),
      action: ({ context, params, request }) =>
        sendForm(context.get(contexts.requests), params.formId, request),
    };
  },
};

/** The id is the page's module, by which the server finds the files that the page needs. */
function page(path: string, folder: string): RouteObject {
  const file = `${folder}/page.tsx`;
  return {
    id: `src/${file}#${path}`,
    path,
    caseSensitive: true,
    lazy: async () => {
      const { Page, Failed, load } = await loadModule(file);
      if (load === undefined) return { Component: inHtmlPage(Page) };
      return {
        Component: inHtmlPage(Page),
        ...(Failed !== undefined && { ErrorBoundary: inHtmlPage(Failed) }),
        loader: ({ context, params, request }) => load(context.get(contexts.api), { params, request }),
      };
    },
  };
}

/** Wraps a page in the element whose HTML the browser replaces at a navigation. */
export function inHtmlPage(Page: ComponentType): ComponentType {
  return () => (
    <div id={htmlPageId}>
      <Page />
    </div>
  );
}

function loadModule(file: string): Promise<PageModule> {
  const load = modules[`./${file}`];
  if (load === undefined) throw new Error(`There is no src/${file}`);
  return load();
}

function moved(path: string, to: string, status: number): RouteObject {
  return {
    path,
    caseSensitive: true,
    loader: ({ request }) => redirect(to + new URL(request.url).search, status),
  };
}
