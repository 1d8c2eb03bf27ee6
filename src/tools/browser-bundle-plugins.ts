import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/**
 * Puts each CSS module into the cascade layer of its folder; chunks load in any order, so each declares that of the layers.
 */
export function layerByFolder(): Plugin {
  const order = readFileSync("src/styles/layers.css", "utf8");
  const layers: Record<string, string> = { admin: "pages" };
  return {
    name: "layer-by-folder",
    enforce: "pre",
    transform(code, id) {
      const folder = /\/src\/(\w+)\/.*\.module\.css($|\?)/.exec(id)?.[1];
      if (folder === undefined) return null;
      const layered = code.includes("@layer") ? code : `@layer ${layers[folder] ?? folder} {${code}}`;
      return { code: order + layered, map: null };
    },
  };
}

const isLoaded = /\/src\/(entry-client|admin\/login\/script)\.ts$/;

/** Removes the scripts of HTML pages, which are built only for their style sheets. */
export function dropPageCode(): Plugin {
  return {
    name: "drop-page-code",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    writeBundle({ dir = "" }, bundle) {
      const loaded = new Set<string>();
      const visit = (file: string) => {
        const chunk = bundle[file];
        if (chunk?.type !== "chunk" || loaded.has(file)) return;
        loaded.add(file);
        for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported);
      };
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type === "chunk" && isLoaded.test(chunk.facadeModuleId ?? "")) visit(file);
      }
      for (const [file, { type }] of Object.entries(bundle)) {
        if (type === "chunk" && !loaded.has(file)) rmSync(path.join(dir, file));
      }
    },
  };
}

/** Replaces the code of an HTML page, in the browser's build, by its style sheets. */
export function sheetsOfPages(pages: readonly string[]): Plugin {
  const files = new Set(pages.map((page) => path.resolve(page)));
  return {
    name: "sheets-of-pages",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (!files.has(id)) return null;
      const code = sheetsOf(id, new Set()).map(
        // An export keeps the sheet from being removed as unused.
        (sheet, at) => `export { default as sheet${at} } from ${JSON.stringify(sheet)};`,
      );
      return { code: code.join("\n"), moduleType: "js" };
    },
  };
}

function sheetsOf(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith(".css")) return [file];
  if (!/\.tsx?$/.test(file)) return [];
  const imports = readFileSync(file, "utf8").matchAll(/^import\s(?!type\b)[^"]*"(\.[^"]+)"/gm);
  return [...imports].flatMap(([, source = ""]) => sheetsOf(path.resolve(file, "..", source), seen));
}

export function refuseServerCode(): Plugin {
  return {
    name: "refuse-server-code",
    enforce: "pre",
    applyToEnvironment: (environment) =>
      environment.name === "client" && environment.config.command === "build",
    resolveId(source, importer) {
      if (source.startsWith("node:") || source.includes("/server/")) {
        this.error(`${importer} imports ${source}, which only the server may`);
      }
    },
  };
}

export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    writeBundle({ dir = "" }) {
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        const text = readFileSync(file);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${file}.br`, brotliCompressSync(text, quality));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
