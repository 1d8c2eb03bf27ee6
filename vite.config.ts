import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import {
  dropPageCode,
  layerByFolder,
  precompress,
  refuseServerCode,
  sheetsOfPages,
} from "./src/tools/browser-bundle-plugins.ts";
import { browserFloor, targetsOf } from "./src/tools/browser-floor.ts";
import { chunkGroups } from "./src/tools/chunk-groups.ts";
import { pictures } from "./src/tools/pictures-plugin.ts";
import { releaseFile } from "./src/tools/release-file.ts";
import { builtWorkers, ownSourceMaps } from "./src/tools/server-bundle-plugins.ts";

const htmlPages = [
  ...globSync("src/{pages/**,admin/login}/page.tsx"),
  "src/pages/form-frame/form-frame.tsx",
  "src/pages/layout/static-parts.tsx",
  "src/pages/layout/error-screen.tsx",
];

// Hashes occur in the imports of other files, so a short one saves bytes.
const assetFileNames = "assets/[name]-[hash:7][extname]";

const building = process.argv.includes("build");

export default defineConfig({
  // A build must not read the server's settings, which contain secrets.
  envDir: false,
  plugins: [
    react(),
    pictures(),
    layerByFolder(),
    dropPageCode(),
    sheetsOfPages(htmlPages),
    refuseServerCode(),
    builtWorkers(),
    ownSourceMaps(),
    releaseFile(import.meta.dirname),
    precompress(),
  ],
  // Short class names, since they are part of every page's HTML.
  css: { modules: { generateScopedName: (name, file) => `${name}_${hashOf(file)}` } },
  build: {
    target: targetsOf(browserFloor),
    // Up to 119 Chrome needs prefixes for masks, which are only decoration.
    cssTarget: targetsOf({ ...browserFloor, chrome: "120", edge: "120" }),
    // The Content-Security-Policy forbids data: addresses.
    assetsInlineLimit: 0,
    // Styles are preloaded, since a page needs them before it shows; a list of all scripts would burden every page.
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
          // HTML pages have no code in the browser, only style sheets.
          input: ["src/entry-client.ts", "src/admin/login/script.ts", ...htmlPages],
          // Without their exports, the style sheets would be removed as unused.
          preserveEntrySignatures: "exports-only",
          output: {
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames,
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: "dist/server",
        ssr: true,
        copyPublicDir: false,
        sourcemap: true,
        emitAssets: false,
        rolldownOptions: {
          input: [
            "server.ts",
            "src/entry-server.tsx",
            "src/server/articles/article-worker.ts",
            "src/server/backup/archive-worker.ts",
            "src/server/cards/card-worker.ts",
            "src/server/chat/intent-index-worker.ts",
            "src/server/images/image-worker.ts",
          ],
          output: {
            assetFileNames,
            entryFileNames: "[name].js",
            chunkFileNames: "[name]-[hash].js",
            sourcemapExcludeSources: true,
          },
        },
      },
      // A single bundle starts faster than a tree of packages.
      resolve: {
        noExternal: building ? true : [],
        external: building ? ["@resvg/resvg-js", "sharp", "vite"] : [],
      },
      ...(building && { define: { "process.env.NODE_ENV": '"production"' } }),
    },
  },
  builder: {},
  test: {
    // Many tests wait, so two workers per core keep the cores busy.
    maxWorkers: 2 * availableParallelism(),
    // A busy machine may take many times as long, and stall for seconds: these only end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Workers load packages only once; the setup of each project isolates the test files.
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["tests/{unit,api}/**/*.test.{ts,tsx}"],
          environment: "node",
          setupFiles: ["tests/setup.ts"],
          isolate: false,
          // The package keeps the clock of its import, which may be a test's fake one.
          server: { deps: { inline: ["lru-cache"] } },
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          include: ["tests/components/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          isolate: false,
          setupFiles: ["tests/setup.ts", "tests/components/setup.ts"],
        },
      },
    ],
  },
});

const hashes = new Map<string, string>();

/** Throws where two modules have the same one. */
function hashOf(file: string): string {
  const source = path.relative(import.meta.dirname, file).replaceAll(path.sep, "/");
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 3);
  const other = hashes.get(hash) ?? source;
  if (other !== source) throw new Error(`Rename ${source}: its classes could be those of ${other}.`);
  hashes.set(hash, source);
  return hash;
}
