import { createRequire } from "node:module";
import type { Plugin } from "vite";

const packages = ["react", "react/jsx-runtime"];

/**
 * Gives React's packages, which are CommonJS, their names as an ES module, once: else each file of the build wraps the whole
 * package anew and calls every function through the wrapped object.
 */
export function reactNames(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: "react-names",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source, importer, { kind }) {
      const isAsked =
        kind === "import-statement" &&
        packages.includes(source) &&
        importer?.includes("/src/") &&
        !importer.includes("/node_modules/");
      return isAsked ? { id: `\0react-names:${source}`, moduleSideEffects: false } : null;
    },
    load(id) {
      if (!id.startsWith("\0react-names:")) return null;
      const source = id.slice("\0react-names:".length);
      const names = Object.keys(require(source)).filter(
        (name) => /^\w+$/.test(name) && !name.startsWith("__"),
      );
      const code = [
        `import whole from ${JSON.stringify(source)};`,
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();`),
        "export default whole;",
      ];
      return { code: code.join("\n"), map: null };
    },
  };
}
