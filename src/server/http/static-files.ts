import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";
import { CachedResponse } from "../cache/cached-response.ts";
import { fileOrScreenMissing } from "./missing-file.ts";

/** Hashed files are cached for a year; all files stay in memory. */
export function staticFiles(clientDir: string): RequestHandler {
  const files = findFiles(clientDir);
  return async (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    const hashed = req.path.startsWith("/assets/");
    const file = files.get(req.path)?.();
    if (file !== undefined) {
      res.set("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      await file.send(req, res.type(path.extname(req.path)));
    } else if (hashed) fileOrScreenMissing(req, res, next);
    else next();
  };
}

function findFiles(dir: string): Map<string, () => CachedResponse> {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)).replaceAll(path.sep, "/"))
    .filter((name) => !/(^|\/)\./.test(name));
  const present = new Set(names);
  const read = (name: string) => (present.has(name) ? readFileSync(path.join(dir, name)) : undefined);
  const files = new Map<string, () => CachedResponse>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name)) continue;
    let file: CachedResponse | undefined;
    files.set(`/${name}`, () => (file ??= readFile(name)));
  }
  return files;

  function readFile(name: string): CachedResponse {
    const br = read(`${name}.br`);
    const gzip = read(`${name}.gz`);
    return new CachedResponse(
      readFileSync(path.join(dir, name)),
      {},
      { ...(br && { br }), ...(gzip && { gzip }) },
    );
  }
}
