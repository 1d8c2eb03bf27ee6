import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import * as v from "valibot";
import { versionOf } from "../../shared/record-version.ts";
import { HttpError } from "./http-error.ts";

/** Which versions a write accepts; null stands for what is not there. */
export type IsExpected = (version: string | null) => boolean;

/** Which versions an If-Match header accepts; all of them where there is none. */
export function versionCheck(header: string | undefined): IsExpected {
  if (header === undefined) return () => true;
  if (header.trim() === "*") return (version) => version !== null;
  const versions = header.split(",").map((tag) => tag.trim().replace(/^"(.*)"$/, "$1"));
  return (version) => version !== null && versions.includes(version);
}

/** Which versions a write accepts whose record has a name that its author chose: with `If-None-Match: *` it makes a new one. */
export function namedVersionCheck(headers: IncomingHttpHeaders): IsExpected {
  return headers["if-none-match"] === "*" ? (version) => version === null : versionCheck(headers["if-match"]);
}

/** Whether a record may be saved over the stored one; null stands for none. Where an answer was lost, it is stored already. */
export function isSavable(stored: object | null, next: object, isExpected: IsExpected): boolean {
  const version = stored === null ? null : versionOf(stored);
  return isExpected(version) || version === versionOf(next);
}

/** Refuses a save whose record is of no version that it accepts; `stored` is the record as it is now, null where it is gone. */
export function conflict(message: string, stored: object | null): HttpError {
  return new HttpError(409, message, { record: stored });
}

/** The id for a new record that its author chose, so that a second try after a lost answer makes no second one. */
export function creationKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!v.is(keySchema, header)) throw new HttpError(400, "Please send a UUID as Idempotency-Key.");
  return header.toLowerCase();
}

const keySchema = v.pipe(v.string(), v.uuid());

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
