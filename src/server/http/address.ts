import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { canonicalPath, isDecodable, withoutLineBreaks } from "./canonical-path.ts";
import { HttpError } from "./http-error.ts";

/** What a request asks for, as everything behind this module sees it. */
export interface Address {
  /** The path in its canonical spelling; every name in it can be decoded. */
  path: string;
  /** The query with its question mark, or an empty text. */
  search: string;
}

interface Target extends Address {
  canonical: boolean;
}

const targets = new WeakMap<IncomingMessage, Target | null>();

/**
 * Reads a request's target, once and for all: from here on `req.url` holds the path and the query that were read. Gives
 * the address where the request can be answered under it; all others are answered by `canonicalOnly`.
 */
export function takeAddress(req: IncomingMessage, siteUrl: string): Address | null {
  const target = parseTarget(req.url ?? "", siteUrl);
  targets.set(req, target);
  if (target === null) return null;
  req.url = target.path + target.search;
  return target.canonical ? target : null;
}

/** The address of a request that `canonicalOnly` let pass. */
export function addressOf(req: IncomingMessage): Address {
  const target = targets.get(req);
  if (target?.canonical !== true) throw new Error("The address of this request was not read");
  return target;
}

/** Leads to the canonical address, with the query and by the same method; refuses what is no address. */
export const canonicalOnly: RequestHandler = (req, res, next) => {
  const target = targets.get(req);
  if (target?.canonical === true) return next();
  if (target) {
    const reads = req.method === "GET" || req.method === "HEAD";
    // No browser keeps the redirect: a later release may answer to the other spelling.
    return res.set("Cache-Control", "no-cache").redirect(reads ? 301 : 308, target.path + target.search);
  }
  throw new HttpError(400, "This is not an address of this site.");
};

/**
 * Parses a request's target, a path or an absolute address; null for what is neither. The host of an absolute one is
 * not looked at, as the Host header is not: the site knows its own.
 */
export function parseTarget(target: string, siteUrl: string): Target | null {
  const local = originForm(target);
  if (local === null) return null;
  const [localPath = ""] = /^[^?#]*/.exec(local) ?? [];
  // Behind the site's own origin even two slashes are a path, and lead to no other host. Line breaks are removed before dot
  // segments are resolved, since what is left could be such a segment.
  const url = URL.parse(siteUrl + withoutLineBreaks(localPath) + local.slice(localPath.length));
  if (url === null) return null;
  const path = canonicalPath(url.pathname);
  const canonical = path === localPath;
  return { path: canonical ? spellOut(path) : path, search: url.search, canonical };
}

function originForm(target: string): string | null {
  if (target.startsWith("/")) return target;
  const origin = /^https?:\/\/[^/?#\\@]+(?=[/?#]|$)/i.exec(target)?.[0];
  if (origin === undefined || !URL.canParse(origin)) return null;
  const rest = target.slice(origin.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Names that hold no UTF-8 stand for their own characters: nothing has such a name, and no router fails at it. */
function spellOut(path: string): string {
  if (!path.includes("%")) return path;
  return path
    .split("/")
    .map((name) => (isDecodable(name) ? name : name.replaceAll("%", "%25")))
    .join("/");
}
