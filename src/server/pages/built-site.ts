import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { RequestHandler } from "express";
import { staticFiles } from "../http/static-files.ts";
import { readAssets } from "./build-manifest.ts";
import { createDocument, type Document } from "./document.ts";
import { stylePartsFile } from "./page-styles.ts";
import type { Render, RenderArticle } from "./render.ts";

/** What the app takes from the build, or from Vite in development. */
export interface SiteBuild {
  render: Render;
  renderArticle: RenderArticle;
  document: Document;
  files: RequestHandler;
}

/** Loads what `npm run build` wrote to `dist/`; its pages have themselves counted, or not. */
export async function builtSite(projectDir: string, countsVisits: boolean): Promise<SiteBuild> {
  const clientDir = path.join(projectDir, "dist/client");
  const [shell, manifest, styles] = await Promise.all([
    readFile(path.join(projectDir, "index.html"), "utf8"),
    readFile(path.join(clientDir, ".vite/manifest.json"), "utf8"),
    readFile(path.join(clientDir, stylePartsFile), "utf8"),
  ]);
  const entry: Pick<SiteBuild, "render" | "renderArticle"> = await import(
    pathToFileURL(path.join(projectDir, "dist/server/entry-server.js")).href
  );
  return {
    render: entry.render,
    renderArticle: entry.renderArticle,
    document: createDocument(shell, readAssets(manifest, styles), countsVisits),
    files: staticFiles(clientDir),
  };
}
