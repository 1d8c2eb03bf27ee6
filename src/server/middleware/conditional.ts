import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Response } from "express";

/** A body with what a reader needs to know whether it has changed. */
export interface Resource {
  body: Buffer;
  type: string;
  etag: string;
  /** ISO 8601. */
  modified: string;
}

export function makeResource(type: string, text: string, modified: string): Resource {
  const body = Buffer.from(text);
  // Weak, since the same tag serves the compressed forms.
  return { body, type, etag: `W/"${createHash("sha256").update(body).digest("base64url")}"`, modified };
}

/** Sends a resource, or 304 to a reader who has it. It may be kept, but is asked for again at each use. */
export function sendResource(res: Response, { body, type, etag, modified }: Resource): void {
  const time = Math.min(Date.parse(modified), Date.now());
  res.set({ "Content-Type": type, "Cache-Control": "no-cache", ETag: etag });
  res.set("Last-Modified", new Date(time).toUTCString());
  if (hasIt(res.req.headers, etag, time)) res.status(304).end();
  else res.send(body);
}

// Express itself sends the whole body where the request says no-cache, which Node's fetch adds to every question.
function hasIt(headers: IncomingHttpHeaders, etag: string, time: number): boolean {
  const known = headers["if-none-match"];
  if (known !== undefined) return known.split(",").some((tag) => tag.trim() === etag || tag.trim() === "*");
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return Math.floor(time / 1000) * 1000 <= since;
}
