import type { Request as ExpressRequest, RequestHandler } from "express";
import { CachedResponse } from "../cache/cached-response.ts";
import { addressOf } from "../http/address.ts";
import { allowScript, allowStyles } from "../http/response-headers.ts";
import type { Document } from "./document.ts";
import { pageAddress, pageKind } from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";
import type { Render, RenderServices } from "./render.ts";

export function pageHandler(
  siteUrl: string,
  render: Render,
  document: Document,
  servicesFor: (req: ExpressRequest) => RenderServices,
  cache: PageCache,
): RequestHandler {
  return async (req, res) => {
    const { path, search } = addressOf(req);
    const { isPrivate, indexed, ...kind } = pageKind(path);
    const address = pageAddress({ path, search });
    const cacheable = req.method !== "POST" && kind.cacheable;
    const cacheControl = isPrivate ? "private, no-store" : "no-cache";

    const renderPage = async () => {
      // The answer to a sent form is never cached, and its action may read more of the query than the page does.
      const request =
        req.method === "POST" ? postRequest(req, siteUrl + path + search) : new Request(siteUrl + address);
      const page = await render(request, servicesFor(req));
      if (page instanceof Response) return page;
      const { status } = page;
      const { html, styles, script } = document(page);
      if (styles !== "") allowStyles(res, styles);
      if (script !== "") allowScript(res, script);
      const headers = {
        ...res.getHeaders(),
        "content-type": "text/html; charset=utf-8",
        "cache-control": cacheControl,
        ...((status !== 200 || !indexed) && { "x-robots-tag": "noindex" }),
      };
      if (cacheable && status === 200 && page.cacheable) return new CachedResponse(html, headers);
      return { status, headers, html };
    };

    const page = await (cacheable ? cache.find(address, renderPage) : renderPage());
    if (page instanceof CachedResponse) return page.send(req, res);
    if (!(page instanceof Response)) return res.status(page.status).set(page.headers).send(page.html);
    // A redirect. What has moved keeps the query, of which the router knows only a part. No browser keeps it: a post that
    // gets its first name back would lead in a circle.
    const to = page.headers.get("Location") ?? "/";
    res.set("Cache-Control", cacheControl).redirect(page.status, to.includes("?") ? to : to + search);
  };
}

function postRequest(req: ExpressRequest, url: string): Request {
  return new Request(url, { method: "POST", body: new URLSearchParams(req.body) });
}
