import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { RequestHandler } from "express";
import type { SiteRelease } from "../../shared/site-release.ts";
import { staticFiles } from "../http/static-files.ts";
import { readAssets } from "./build-manifest.ts";
import { createDocument, createPageData, type Document, type PageDataOf } from "./document.ts";
import type { Render, RenderArticle } from "./render.ts";

export interface SiteBuild {
  render: Render;
  renderArticle: RenderArticle;
  document: Document;
  pageData: PageDataOf;
  files: RequestHandler;
  release: SiteRelease;
}

export async function builtSite(projectDir: string, countsVisits: boolean): Promise<SiteBuild> {
  const clientDir = path.join(projectDir, "dist/client");
  const serverDir = path.join(projectDir, "dist/server");
  const [shell, manifest, styleTexts, release] = await Promise.all([
    readFile(path.join(projectDir, "index.html"), "utf8"),
    readFile(path.join(clientDir, ".vite/manifest.json"), "utf8"),
    readStyleTexts(clientDir),
    readFile(path.join(serverDir, "release.json"), "utf8"),
  ]);
  const entry: Pick<SiteBuild, "render" | "renderArticle"> = await import(
    pathToFileURL(path.join(serverDir, "entry-server.js")).href
  );
  const assets = readAssets(manifest, styleTexts);
  return {
    render: entry.render,
    renderArticle: entry.renderArticle,
    document: createDocument(shell, assets, countsVisits),
    pageData: createPageData(assets),
    files: staticFiles(clientDir),
    release: JSON.parse(release),
  };
}

async function readStyleTexts(clientDir: string): Promise<Map<string, string>> {
  const names = (await readdir(path.join(clientDir, "assets"))).filter((name) => name.endsWith(".css"));
  const read = async (name: string) =>
    [`assets/${name}`, await readFile(path.join(clientDir, "assets", name), "utf8")] as const;
  return new Map(await Promise.all(names.map(read)));
}
