import type { Request as ExpressRequest, RequestHandler } from "express";
import { aliases, formFramePath, type Page, urls } from "../shared/urls.ts";
import type { Document } from "./document.ts";
import type { Render, RenderServices } from "./render.ts";

const pagesByPath = new Map<string, Page>(Object.values(urls).map((page) => [page.path, page]));
pagesByPath.set(aliases.blog, urls.blogs);

const framePrefix = formFramePath("");

/** Answers with the rendered page of the request's path. */
export function pageHandler(
  siteUrl: string,
  render: Render,
  document: Document,
  servicesOf: (req: ExpressRequest) => RenderServices,
): RequestHandler {
  return async (req, res) => {
    const tidy = tidyPath(req.path);
    if (tidy !== req.path) {
      res.redirect(301, tidy);
      return;
    }
    const rendered = await render(webRequest(req, siteUrl), servicesOf(req));
    if (rendered instanceof Response) {
      res.redirect(rendered.status, rendered.headers.get("Location") ?? "/");
      return;
    }
    res.status(rendered.status);
    res.set("Cache-Control", isAdmin(req.path) ? "private, no-store" : "no-cache");
    const listed = pagesByPath.get(req.path)?.indexed !== false && !isFrame(req.path) && !isAdmin(req.path);
    if (rendered.status !== 200 || !listed) {
      res.set("X-Robots-Tag", "noindex");
    }
    res.type("html").send(document(rendered));
  };
}

// One leading slash and none at the end; a path such as `//host/` must never become a redirect to that host.
function tidyPath(path: string): string {
  return `/${path.replace(/[/\\]+/g, "/").replace(/^\/|\/$/g, "")}`;
}

/** The request as the router reads it: the configured origin, and only the queries that the path's page knows. */
function webRequest(req: ExpressRequest, siteUrl: string): Request {
  const url = new URL(siteUrl + req.path);
  const known = isFrame(req.path) ? ["sent"] : (pagesByPath.get(req.path)?.queries ?? []);
  for (const name of known) {
    const value = req.query[name];
    if (typeof value === "string") url.searchParams.set(name, value);
  }
  if (req.method !== "POST") return new Request(url);
  return new Request(url, { method: "POST", body: new URLSearchParams(req.body) });
}

function isFrame(path: string): boolean {
  return path.startsWith(framePrefix);
}

function isAdmin(path: string): boolean {
  return path === urls.adminLogin.path || path.startsWith("/admin/");
}
