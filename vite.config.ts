import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { browserFloor, targetsOf } from "./src/tools/browser-floor.ts";
import { pictures } from "./src/tools/pictures-plugin.ts";
import { reactNames } from "./src/tools/react-names-plugin.ts";
import { builtWorkers, ownSourceMaps } from "./src/tools/server-bundle-plugins.ts";

const building = process.argv.includes("build");

export default defineConfig({
  // Settings are the server's, read at its start: who builds a release need not be able to read them.
  envDir: false,
  plugins: [
    react(),
    reactNames(),
    pictures(),
    layerByRoom(),
    leaveOutServed(),
    refuseServerCode(),
    builtWorkers(),
    ownSourceMaps(),
    precompress(),
  ],
  // As short as they can be told apart: every class stands in the HTML too. The usual names end in a line's number.
  css: { modules: { generateScopedName: (name, file) => `${name}_${hashOf(file)}` } },
  build: {
    target: targetsOf(browserFloor),
    // Chrome needs prefixes for masks up to 119: what these hide only adorns.
    cssTarget: targetsOf({ ...browserFloor, chrome: "120", edge: "120" }),
    // Everything stays a file of its own: the content policy allows no data: addresses.
    assetsInlineLimit: 0,
    // Styles must be there before a page shows; its scripts find each other, and naming them all here weighs on every page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith(".css")),
    },
  },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          input: "src/entry-client.ts",
          output: {
            codeSplitting: {
              groups: [
                // Changes only when a package does, so it outlives deploys in the browser's cache.
                {
                  name: "vendor",
                  test: /^\0react-names:|node_modules\/(react|react-dom|react-router|react-helmet-async|scheduler)\//,
                  priority: 4,
                },
                // Vite's way to load chunks would be a file of its own.
                { name: "entry-client", test: /\/src\/entry-client\.|vite\/preload-helper/, priority: 5 },
                // The sheets of these pages are one file with that of their exhibits, so these make no more files.
                {
                  name: "exhibit-pages",
                  test: /\/src\/pages\/services\/(sheet\.|(ai-automations|data-cloud-solutions|ml-ai-genai-solutions)\/.*\.css)/,
                  priority: 3,
                },
                // What is around every page, with all that it imports, is one request.
                {
                  name: "site",
                  test: /\/training\/prices\.|\/src\/(hydrate-app\.|pages\/layout\/person-form-missing\.|hooks\/use-media\.|shared\/phone\.|components\/(banner\/banner|description-list\/|primitives\.|text-link\/)|widgets\/(json-ld|kept|partner-banner|section-link)\/)/,
                  priority: 3,
                },
                // What several pages are made of is one request each, not ten.
                {
                  name: "page-parts",
                  test: /\/content\/(forms|training\/(dates|lessons))|\/src\/(components\/(banner|drawing|statement|steps)|widgets\/(accordion|carousel\/(?!slider\.|swipe\.)|embedded-form|faq|form-section|hero|tabs)|pages\/((services|training)\/[^/]+|talent\/[^/]+\.css)$)/,
                  priority: 2,
                },
                // Forms stand in frames, where no app runs: of the pages that one runs in, only the checkout has one.
                {
                  name: "plans",
                  test: /\/content\/dated\.|\/training\/plans\.|\/forms\/plans\./,
                  priority: 3,
                },
                {
                  name: "checkout",
                  test: /\/src\/(components\/(post-form|field)\/|pages\/checkout\/checkout-form)/,
                  priority: 2,
                },
                {
                  name: "document-parts",
                  test: /\/content\/legal\/labels|\/src\/(widgets\/contents-list|pages\/legal\/[^/]+$)/,
                  priority: 2,
                },
                {
                  name: "blog-parts",
                  test: /\/content\/blog\.|\/src\/(components\/(post-facts|uploaded-picture)|shared\/images\/|widgets\/post-image|pages\/blog\/(?!post\/)(?!list\/page\.tsx))/,
                  priority: 2,
                },
                {
                  name: "post-parts",
                  test: /\/src\/(components\/article|pages\/blog\/post\/(?!page\.tsx|preview\/))/,
                  priority: 2,
                },
                // The two pages that have the assistant in them, with their sheets: so these make no more files.
                {
                  name: "assistant",
                  test: /\/src\/(pages\/(assistant\.|(home|services\/conversational-ai)\/.*\.css)|widgets\/(assistant\/(room\.|.*\.css)|island\/))|\/content\/chat\/assistant-titles\./,
                  priority: 1,
                },
                // What panel and page lead the same talk with.
                {
                  name: "chat-panel",
                  test: /\/src\/(shared\/chat\.|widgets\/chat\/(?!chat\.|starters|person-form)|pages\/layout\/chat-panel\.)|\/content\/chat\/panel\./,
                },
                // What the dashboard and the way into it share; last, so that it takes nothing from pages.
                {
                  name: "admin-parts",
                  test: /\/src\/(shared\/(auth|dashboard-address)\.|admin\/(api\.|notify\.|session\/stored-user\.|login\/.*\.css))/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: "dist/server",
        ssr: true,
        copyPublicDir: false,
        // For the stacks in the log.
        sourcemap: true,
        emitAssets: false,
        rolldownOptions: {
          input: [
            "server.ts",
            "src/entry-server.tsx",
            "src/server/articles/article-worker.ts",
            "src/server/backup/archive-worker.ts",
            "src/server/cards/card-worker.ts",
            "src/server/images/image-worker.ts",
          ],
          output: {
            entryFileNames: "[name].js",
            chunkFileNames: "[name]-[hash].js",
            sourcemapExcludeSources: true,
          },
        },
      },
      // One bundle without types and the packages' development halves starts faster than a tree of packages.
      resolve: {
        noExternal: building ? true : [],
        external: building ? ["@resvg/resvg-js", "sharp", "vite"] : [],
      },
      ...(building && { define: { "process.env.NODE_ENV": '"production"' } }),
    },
  },
  builder: {},
  test: {
    // Else one core is left idle, which of two is half.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["tests/{unit,api}/**/*.test.{ts,tsx}"],
          environment: "node",
          // From the sources the chat makes its index at the first question: seconds, where other tests run beside it.
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          include: ["tests/components/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          setupFiles: ["tests/components/setup.ts"],
        },
      },
    ],
  },
});

/** Four characters that stand for a source file, the same on every machine. */
function hashOf(file: string): string {
  const source = path.relative(import.meta.dirname, file).replaceAll(path.sep, "/");
  return createHash("sha256").update(source).digest("base64url").slice(0, 4);
}

/**
 * Puts the rules of every CSS module into the style layer of its room, behind the order of the layers: chunks, and the
 * modules in one, come in any order. A module that names a layer stays as it is.
 */
function layerByRoom(): Plugin {
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
function leaveOutServed(): Plugin[] {
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
function refuseServerCode(): Plugin {
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
function precompress(): Plugin {
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
