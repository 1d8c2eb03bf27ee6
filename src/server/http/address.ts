import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { canonicalPath, isDecodable, withoutLineBreaks } from "../../shared/canonical-path.ts";
import { HttpError } from "./http-error.ts";

export interface Address {
  /** The path is canonical: every segment can be percent-decoded. */
  path: string;
  search: string;
}

interface Target extends Address {
  canonical: boolean;
}

const targets = new WeakMap<IncomingMessage, Target | null>();

/** Parses `req.url` once and normalizes it. Null for what `canonicalOnly` handles. */
export function parseAddress(req: IncomingMessage, siteUrl: string): Address | null {
  const target = parseTarget(req.url ?? "", siteUrl);
  targets.set(req, target);
  // Express reads a target without a path by node's `url.parse`, which warns on the log; the answer is 400 anyway.
  req.url = target === null ? "/" : target.path + target.search;
  return target?.canonical ? target : null;
}

export function addressOf(req: IncomingMessage): Address {
  const target = targets.get(req);
  if (target?.canonical !== true) throw new Error("The address of this request was not read");
  return target;
}

/** `isMoved` says which paths redirect elsewhere if they have no page, so that they need not redirect twice. */
export const canonicalOnly =
  (isMoved: (path: string) => boolean): RequestHandler =>
  (req, res, next) => {
    const target = targets.get(req);
    if (target?.canonical === true) return next();
    if (target) {
      const reads = req.method === "GET" || req.method === "HEAD";
      if (reads && isMoved(target.path)) {
        targets.set(req, { ...target, canonical: true });
        return next();
      }
      // Browsers must not cache it, since a later release may answer at the other spelling.
      return res.set("Cache-Control", "no-cache").redirect(reads ? 301 : 308, target.path + target.search);
    }
    throw new HttpError(400, "This is not an address of this site.");
  };

/** Accepts a path or an absolute URL (RFC 9112, 3.2). Its host is ignored, as the Host header is. */
export function parseTarget(target: string, siteUrl: string): Target | null {
  const local = originForm(target);
  if (local === null) return null;
  const [localPath = ""] = /^[^?#]*/.exec(local) ?? [];
  // With the origin in front, "//host" stays a path. Line breaks go first, since removing them could form dot segments.
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

/** Escapes the percent sign of segments that are no UTF-8, at which the router would throw. */
function spellOut(path: string): string {
  if (!path.includes("%")) return path;
  return path
    .split("/")
    .map((name) => (isDecodable(name) ? name : name.replaceAll("%", "%25")))
    .join("/");
}
