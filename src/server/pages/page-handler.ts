import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from "express";
import { CachedResponse } from "../cache/cached-response.ts";
import { addressOf } from "../http/address.ts";
import type { Document } from "./document.ts";
import { isAdmin, isFrame, isPublicPage, pageAddress, pageAt } from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";
import type { Render, RenderServices } from "./render.ts";

/** Answers with the rendered page of the request's address. */
export function pageHandler(
  siteUrl: string,
  render: Render,
  document: Document,
  servicesFor: (req: ExpressRequest) => RenderServices,
  cache: PageCache,
): RequestHandler {
  return async (req, res) => {
    const { path, search } = addressOf(req);
    const address = pageAddress({ path, search });
    const cacheable = req.method !== "POST" && isPublicPage(path);
    const renderPage = async () => {
      const rendered = await render(webRequest(req, siteUrl + address), servicesFor(req));
      if (rendered instanceof Response) return rendered;
      const headers = { ...res.getHeaders(), ...headersOf(path, rendered.status) };
      const html = document(rendered);
      return cacheable && rendered.status === 200 && rendered.cacheable
        ? new CachedResponse(html, headers)
        : { status: rendered.status, headers, html };
    };
    const page = await (cacheable ? cache.find(address, renderPage) : renderPage());
    if (page instanceof CachedResponse) await page.send(req, res);
    else if (page instanceof Response) redirect(page, path, search, res);
    else res.status(page.status).set(page.headers).send(page.html);
  };
}

/**
 * Sends a redirect of the router; what has moved keeps the query, of which the router knows only a part. No browser keeps
 * it: a post that gets its first name back would lead in a circle.
 */
function redirect(page: Response, path: string, search: string, res: ExpressResponse): void {
  const to = page.headers.get("Location") ?? "/";
  res.set("Cache-Control", isAdmin(path) ? "private, no-store" : "no-cache");
  res.redirect(page.status, to.includes("?") ? to : to + search);
}

/** The request as the router reads it. */
function webRequest(req: ExpressRequest, url: string): Request {
  if (req.method !== "POST") return new Request(url);
  return new Request(url, { method: "POST", body: new URLSearchParams(req.body) });
}

function headersOf(path: string, status: number): Record<string, string> {
  const listed = status === 200 && pageAt(path)?.indexed !== false && !isFrame(path) && !isAdmin(path);
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": isAdmin(path) ? "private, no-store" : "no-cache",
    ...(!listed && { "x-robots-tag": "noindex" }),
  };
}
