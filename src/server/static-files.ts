import type { RequestHandler } from "express";
import sirv from "sirv";

/** Serves the build's files: hashed ones for a year, the others checked at each use. */
export function staticFiles(clientDir: string): RequestHandler {
  const serve = sirv(clientDir, {
    // Without this a request for `/about` would be looked up as `about.html` and `about/index.html`.
    extensions: [],
    brotli: true,
    gzip: true,
    setHeaders(res, pathname) {
      const hashed = pathname.startsWith("/assets/");
      res.setHeader("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  return (req, res, next) => {
    // sirv miscounts unusual ranges; no file here is long enough to need one.
    delete req.headers.range;
    serve(req, res, () => {
      if (req.path.startsWith("/assets/")) res.status(404).type("text/plain").send("Not found");
      else next();
    });
  };
}
