import type { RequestHandler } from "express";
import { HttpError } from "./http-error.ts";

/** Protects against cross-site request forgery by Origin and Sec-Fetch-Site. */
export function ownOriginOnly(siteUrl: string): RequestHandler {
  return (req, _res, next) => {
    if (req.method === "GET" || req.method === "HEAD") return next();
    const { origin, host, "sec-fetch-site": site } = req.headers;
    // The site may be open under another host name of this machine than the configured one.
    const own = origin === undefined || origin === siteUrl || hostOf(origin) === host;
    if (!own || (site !== undefined && site !== "same-origin")) {
      throw new HttpError(403, "Only the site's own pages may do this.");
    }
    next();
  };
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
