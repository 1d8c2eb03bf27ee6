import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Request, RequestHandler, Response } from "express";

/** A file of the build, with its compressed forms where it has them. */
interface StaticFile {
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  etag: string;
}

/**
 * Serves the build's files: hashed ones for a year, the others checked at each use. They are few and small, and kept
 * in memory: a build under the running site changes nothing until the restart, and no reader holds a file open.
 */
export function staticFiles(clientDir: string): RequestHandler {
  const files = readFiles(clientDir);
  return (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    const file = files.get(req.path);
    const hashed = req.path.startsWith("/assets/");
    if (file !== undefined) {
      res.set("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      // No file here is long enough to be asked for in ranges.
      res.set({ ETag: file.etag, "Accept-Ranges": "none" }).type(path.extname(req.path));
      sendForm(file, req, res);
    } else if (hashed) fileMissing(req, res, next);
    else next();
  };
}

/** Answers for a file that is not there, as whoever asked for a file can read it. */
export const fileMissing: RequestHandler = (_req, res) => {
  res.status(404).set("Cache-Control", "private, no-store").type("text/plain").send("Not found");
};

/** Paths of files rather than pages: no page's address ends like this. */
export const filePath = /\.(?:css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;

// The smallest form that the reader takes, in whatever order it names them.
function sendForm({ plain, br, gzip }: StaticFile, req: Request, res: Response): void {
  if (br !== null || gzip !== null) res.vary("Accept-Encoding");
  if (br !== null && req.acceptsEncodings("br")) res.set("Content-Encoding", "br").send(br);
  else if (gzip !== null && req.acceptsEncodings("gzip")) res.set("Content-Encoding", "gzip").send(gzip);
  else res.send(plain);
}

/** The files by their paths, without hidden ones such as the manifest. */
function readFiles(clientDir: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(clientDir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const place = `/${path.relative(clientDir, file).replaceAll(path.sep, "/")}`;
    if (!entry.isFile() || place.includes("/.") || /\.(?:br|gz)$/.test(place)) continue;
    const plain = readFileSync(file);
    const hash = createHash("sha256").update(plain).digest("base64url");
    // Weak, since the same tag serves the compressed forms.
    files.set(place, { plain, br: read(`${file}.br`), gzip: read(`${file}.gz`), etag: `W/"${hash}"` });
  }
  return files;
}

function read(file: string): Buffer | null {
  return existsSync(file) ? readFileSync(file) : null;
}
