import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/**
 * Puts the rules of every CSS module into the style layer of its room, behind the order of the layers: chunks, and the
 * modules in one, come in any order. A module that names a layer stays as it is.
 */
export function layerByRoom(): Plugin {
  const order = readFileSync("src/styles/layers.css", "utf8");
  const layers: Record<string, string> = { admin: "pages" };
  return {
    name: "layer-by-room",
    enforce: "pre",
    transform(code, id) {
      const room = /\/src\/(\w+)\/.*\.module\.css($|\?)/.exec(id)?.[1];
      if (room === undefined) return null;
      const layered = code.includes("@layer") ? code : `@layer ${layers[room] ?? room} {${code}}`;
      // Style sheets have no source maps.
      return { code: order + layered, map: null };
    },
  };
}

/**
 * In the browser, what only the server shows (`*.served.tsx`, each with one component `Served`) is nothing but the styles that
 * it alone has (`*.served.module.css`).
 */
export function leaveOutServed(): Plugin[] {
  const inBrowser = (environment: { name: string }) => environment.name === "client";
  return [
    {
      name: "leave-out-served",
      enforce: "pre",
      applyToEnvironment: inBrowser,
      transform(code, id) {
        if (!id.endsWith(".served.tsx")) return null;
        const sheets = [...code.matchAll(/^import \w+ from ("[^"]+\.served\.module\.css";)$/gm)];
        const styles = sheets.map(([, sheet]) => `import ${sheet}\n`).join("");
        return { code: `${styles}export const Served = () => null;`, map: null };
      },
    },
    {
      name: "leave-out-served-names",
      apply: "build",
      enforce: "post",
      applyToEnvironment: inBrowser,
      transform: (_code, id) =>
        id.endsWith(".served.module.css") ? { code: "", map: null, moduleSideEffects: "no-treeshake" } : null,
    },
  ];
}

/** Fails the build when a module of the server, or one of Node's, would reach the browser. */
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

/** Writes a brotli and a gzip form beside every text file of the client build. */
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
