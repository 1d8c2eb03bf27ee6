import type { Readable } from "node:stream";
import type { RequestHandler } from "express";
import sirv from "sirv";
import { negotiateEncoding } from "../cache/encoding.ts";

/** Serves the build's files: hashed ones for a year, the others checked at each use. */
export function staticFiles(clientDir: string): RequestHandler {
  const serve = sirv(clientDir, {
    // Without this a request for `/about` would be looked up as `about.html` and `about/index.html`.
    extensions: [],
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(res, pathname) {
      const hashed = pathname.startsWith("/assets/");
      res.setHeader("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      // sirv knows no type for it, and browsers are told not to guess.
      if (pathname.endsWith(".ico")) res.setHeader("Content-Type", "image/x-icon");
    },
  });
  return (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    // sirv miscounts unusual ranges; no file here is long enough to need one.
    delete req.headers.range;
    // It looks for the words alone, and would take `br;q=0` for a wish.
    req.headers["accept-encoding"] = negotiateEncoding(req.headers["accept-encoding"]);
    // And it leaves its file to itself: one that is gone would end the process, a reader who goes away keeps it open.
    res.once("pipe", (file: Readable) => {
      file.once("error", () => res.destroy());
      res.once("close", () => file.destroy());
    });
    serve(req, res, () => {
      if (req.path.startsWith("/assets/")) fileOrScreenMissing(req, res, next);
      else next();
    });
  };
}

const fileMissing: RequestHandler = (_req, res) => {
  res.status(404).set("Cache-Control", "private, no-store").type("text/plain").send("Not found");
};

/** Answers for a file that is not there; who came to see a page goes on to the screen that says so. */
export const fileOrScreenMissing: RequestHandler = (req, res, next) => {
  const { "sec-fetch-mode": mode = "navigate", accept = "" } = req.headers;
  if (mode === "navigate" && accept.includes("text/html")) next();
  else fileMissing(req, res, next);
};

/** Paths of files rather than pages: no page's address ends like this. */
export const filePath = /\.(?:css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;
