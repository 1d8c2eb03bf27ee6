import type { Plugin } from "vite";

/** Has the built server start its workers from what the build made of their files. */
export function builtWorkers(): Plugin {
  return {
    name: "built-workers",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    transform: {
      filter: { code: "-worker.ts" },
      // Nothing moves, so that the source map holds.
      handler: (code) => ({
        code: code.replace(/(new URL\("\.\/[\w-]+-worker\.)ts(", import\.meta\.url\))/g, "$1js$2"),
        map: null,
      }),
    },
  };
}

/** Leaves packages out of the server's source maps: the log's stacks are to say where our own code was. */
export function ownSourceMaps(): Plugin {
  return {
    name: "own-source-maps",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    transform: { filter: { id: /\/node_modules\// }, handler: (code) => ({ code, map: { mappings: "" } }) },
  };
}
