import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import {
  dropPageCode,
  layerByRoom,
  precompress,
  refuseServerCode,
  sheetsOfPages,
} from "./src/tools/browser-bundle-plugins.ts";
import { browserFloor, targetsOf } from "./src/tools/browser-floor.ts";
import { chunkGroups } from "./src/tools/chunk-groups.ts";
import { pictures } from "./src/tools/pictures-plugin.ts";
import { builtWorkers, ownSourceMaps } from "./src/tools/server-bundle-plugins.ts";

const htmlPages = [
  ...globSync("src/{pages/**,admin/login}/page.tsx"),
  "src/pages/form-frame/form-frame.tsx",
  "src/pages/layout/around.tsx",
  "src/pages/layout/error-screen.tsx",
];

const building = process.argv.includes("build");

export default defineConfig({
  // Settings are the server's, read at its start: who builds a release need not be able to read them.
  envDir: false,
  plugins: [
    react(),
    pictures(),
    layerByRoom(),
    dropPageCode(),
    sheetsOfPages(htmlPages),
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
          // Pages of HTML have no code in the browser; the build makes their style sheets.
          input: ["src/entry-client.ts", "src/admin/login/script.ts", ...htmlPages],
          // Without what they export, their styles would be left out with them.
          preserveEntrySignatures: "exports-only",
          output: {
            // Every name stands in the imports of others: six characters of a hash tell files apart as well as eight.
            chunkFileNames: "assets/[name]-[hash:7].js",
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
            "src/server/chat/intent-index-worker.ts",
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
    // Many tests wait: for a database, a limit, or another process. Two to a core keep the cores busy meanwhile.
    maxWorkers: 2 * availableParallelism(),
    // From the sources the chat makes its index at the first question: seconds, where other tests run beside it.
    testTimeout: 15_000,
    // Each worker loads the packages once, and its window, in place of once a file: the setup of each project keeps files apart.
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["tests/{unit,api}/**/*.test.{ts,tsx}"],
          environment: "node",
          setupFiles: ["tests/setup.ts"],
          isolate: false,
          // It takes its clock at its import, which may be a test's.
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

/** Four characters that stand for a source file, the same on every machine. */
function hashOf(file: string): string {
  const source = path.relative(import.meta.dirname, file).replaceAll(path.sep, "/");
  return createHash("sha256").update(source).digest("base64url").slice(0, 4);
}
