import type { Plugin } from "vite";

export function builtWorkers(): Plugin {
  return {
    name: "built-workers",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    transform: {
      filter: { code: "-worker.ts" },
      // The replacement keeps all positions, so the source map stays valid.
      handler: (code) => ({
        code: code.replace(/(new URL\("\.\/[\w-]+-worker\.)ts(", import\.meta\.url\))/g, "$1js$2"),
        map: null,
      }),
    },
  };
}

/** Drops packages from the server's source maps, which makes them much smaller. */
export function ownSourceMaps(): Plugin {
  return {
    name: "own-source-maps",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    transform: { filter: { id: /\/node_modules\// }, handler: (code) => ({ code, map: { mappings: "" } }) },
  };
}
