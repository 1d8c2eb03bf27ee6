import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import path from "node:path";
import {
  createServer as createVite,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type ViteDevServer,
} from "vite";
import { type Assets, pageScriptOf } from "./build-manifest.ts";
import type { SiteBuild } from "./built-site.ts";
import { createDocument } from "./document.ts";
import type { Render } from "./render.ts";

const entryModule = "/src/entry-server.tsx";

const noAssets: Assets = {
  entry: null,
  sheets: () => [],
  sheetsOfPageOnly: () => [],
  scripts: () => [],
  islands: () => [],
  ownScripts: (modules) =>
    modules
      .map(pageScriptOf)
      .filter(existsSync)
      .map((file) => `/${file}`),
  fonts: [],
};

export async function developmentSite(
  projectDir: string,
  httpServer: Server,
  countsVisits: boolean,
): Promise<SiteBuild> {
  const vite = await createVite({
    root: projectDir,
    appType: "custom",
    // Hot reload shares the site's own port.
    server: { middlewareMode: true, ws: { server: httpServer } },
  });
  // The WebSockets of open pages would keep the server from closing.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => vite.close());
  const { version } = JSON.parse(await readFile(path.join(projectDir, "package.json"), "utf8"));
  let shell = "";
  let styles = "";
  let entry = await importEntry(vite);

  const render: Render = async (request, services) => {
    entry = await importEntry(vite);
    const rendered = await entry.render(request, services);
    const source = await readFile(path.join(projectDir, "index.html"), "utf8");
    shell = await vite.transformIndexHtml(new URL(request.url).pathname, source);
    styles = await collectStyles(vite);
    return rendered instanceof Response ? rendered : { ...rendered, cacheable: false };
  };

  return {
    render,
    renderArticle: (article, postUrl) => entry.renderArticle(article, postUrl),
    document(page) {
      const hydrated = page.data !== null;
      const script = hydrated ? '<script type="module" src="/src/entry-client.ts"></script>' : "";
      return createDocument(
        shell.replace("<!--head-->", () => `<!--head-->${styles}${script}`),
        noAssets,
        countsVisits,
      )(page);
    },
    pageData: () => null,
    files: vite.middlewares,
    release: { release: version, commit: null },
  };
}

function importEntry(vite: ViteDevServer): Promise<Pick<SiteBuild, "render" | "renderArticle">> {
  const environment = vite.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error("Vite's ssr environment cannot run modules");
  return environment.runner.import(entryModule);
}

/** Inlines the styles in the form that Vite's client replaces. Without them the first paint would wait for JavaScript. */
async function collectStyles(vite: ViteDevServer): Promise<string> {
  const { moduleGraph } = vite.environments.ssr;
  const seen = new Set<EnvironmentModuleNode>();
  const sheets: EnvironmentModuleNode[] = [];
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (module.file?.endsWith(".css")) sheets.push(module);
  };
  const entry = await moduleGraph.getModuleByUrl(entryModule);
  if (entry !== undefined) visit(entry);
  const elements = sheets.map(async ({ url, file }) => {
    const result = await vite.environments.client.transformRequest(`${url.split("?")[0]}?direct`);
    return `<style data-vite-dev-id="${file}">${result?.code ?? ""}</style>`;
  });
  return (await Promise.all(elements)).join("");
}
