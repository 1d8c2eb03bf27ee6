import type { RequestHandler } from "express";
import { HttpError } from "./http-error.ts";

/** Refuses what another site's page sends, by what its browser says of where it comes from. Reading is free. */
export function ownOriginOnly(siteUrl: string): RequestHandler {
  return (req, _res, next) => {
    if (req.method === "GET" || req.method === "HEAD") return next();
    const { origin, host, "sec-fetch-site": site } = req.headers;
    // A page may have been opened by another name of this machine than the configured one; it is the same site still.
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
