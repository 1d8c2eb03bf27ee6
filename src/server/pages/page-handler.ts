import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from "express";
import { pageDataPath, pathOfPageData } from "../../shared/page-data.ts";
import { CachedResponse } from "../cache/cached-response.ts";
import { addressOf } from "../http/address.ts";
import { HttpError } from "../http/http-error.ts";
import { allowScript, allowStyles } from "../http/response-headers.ts";
import type { SiteBuild } from "./built-site.ts";
import { isMadeUp, pageAddress, pageKind } from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";
import type { RenderedPage, RenderServices } from "./render.ts";

export function pageHandler(
  siteUrl: string,
  { render, document, pageData }: Pick<SiteBuild, "render" | "document" | "pageData">,
  servicesFor: (req: ExpressRequest) => RenderServices,
  cache: PageCache,
  movedTo: (path: string) => string | null,
): RequestHandler {
  const documentOf = (page: RenderedPage, res: ExpressResponse) => {
    const { html, styles, script } = document(page);
    if (styles !== "") allowStyles(res, styles);
    if (script !== "") allowScript(res, script);
    return html;
  };
  const pageDataJson = (page: RenderedPage) => {
    const data = pageData(page);
    if (data === null) throw new HttpError(404, "This page has no JSON data.");
    return JSON.stringify(data);
  };

  return async (req, res) => {
    const asked = addressOf(req);
    const pagePath = pathOfPageData(asked.path);
    const { path, search } = { ...asked, path: pagePath ?? asked.path };
    const { isPrivate, indexed, ...kind } = pageKind(path);
    const shown = pageAddress({ path, search });
    const address = pageAddress(asked);
    const cacheable = req.method !== "POST" && kind.cacheable && !isMadeUp(address);
    const cacheControl = isPrivate ? "private, no-store" : "no-cache";

    const renderPage = async () => {
      // A sent form is never cached, and its action may read more of the query than the page does.
      const request =
        req.method === "POST" ? postRequest(req, siteUrl + path + search) : new Request(siteUrl + shown);
      const page = await render(request, servicesFor(req));
      if (page instanceof Response) return page;
      const { status } = page;
      // Old addresses come last, so that none ever hides a page of the site.
      const moved = status === 404 ? movedTo(path) : null;
      if (moved !== null) return new Response(null, { status: 301, headers: { Location: moved } });
      const body = pagePath === null ? documentOf(page, res) : pageDataJson(page);
      const headers = {
        // A cached page is sent before Express runs, so its security headers are cached with it.
        ...res.getHeaders(),
        "content-type": pagePath === null ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
        "cache-control": cacheControl,
        ...((status !== 200 || !indexed || pagePath !== null) && { "x-robots-tag": "noindex" }),
      };
      if (cacheable && status === 200 && page.cacheable) return new CachedResponse(body, headers);
      return { status, headers, body };
    };

    const page = await (cacheable ? cache.find(address, renderPage) : renderPage());
    if (page instanceof CachedResponse) return page.send(req, res);
    if (!(page instanceof Response)) return res.status(page.status).set(page.headers).send(page.body);
    // A redirect keeps the query. Browsers must not cache it: a post that gets its old slug back would cause a loop.
    const location = page.headers.get("Location") ?? "/";
    const to = location.includes("?") ? location : location + search;
    res.set("Cache-Control", cacheControl).redirect(page.status, pagePath === null ? to : pageDataPath(to));
  };
}

function postRequest(req: ExpressRequest, url: string): Request {
  return new Request(url, { method: "POST", body: new URLSearchParams(req.body) });
}
