import type { Request as ExpressRequest, RequestHandler } from "express";
import { KeptAnswer, sendAnswer } from "./answers/kept-answer.ts";
import type { PageCache } from "./answers/page-cache.ts";
import type { Document } from "./document.ts";
import { isAdmin, isFrame, pageAddress, pageAt } from "./page-address.ts";
import type { Render, RenderServices } from "./render.ts";

/** Answers with the rendered page of the request's path. */
export function pageHandler(
  siteUrl: string,
  render: Render,
  document: Document,
  servicesOf: (req: ExpressRequest) => RenderServices,
  cache: PageCache,
): RequestHandler {
  return async (req, res) => {
    const tidy = tidyPath(req.path);
    if (tidy !== req.path) {
      res.redirect(301, tidy);
      return;
    }
    const address = pageAddress(req.originalUrl);
    const toKeep = req.method !== "POST" && !isAdmin(req.path);
    const make = async () => {
      const rendered = await render(webRequest(req, siteUrl + address), servicesOf(req));
      if (rendered instanceof Response) return rendered;
      const headers = { ...res.getHeaders(), ...headersOf(req.path, rendered.status) };
      const html = document(rendered);
      return toKeep && rendered.status === 200
        ? new KeptAnswer(html, headers)
        : { status: rendered.status, headers, html };
    };
    const page = await (toKeep ? cache.find(address, make) : make());
    if (page instanceof KeptAnswer) await sendAnswer(page, req, res);
    else if (page instanceof Response) res.redirect(page.status, page.headers.get("Location") ?? "/");
    else res.status(page.status).set(page.headers).send(page.html);
  };
}

// One leading slash and none at the end; a path such as `//host/` must never become a redirect to that host.
function tidyPath(path: string): string {
  return `/${path.replace(/[/\\]+/g, "/").replace(/^\/|\/$/g, "")}`;
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
