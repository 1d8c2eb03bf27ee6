import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { Picture } from "../shared/drawing/picture.ts";

type Exports = Record<string, Picture | Picture[]>;

/**
 * Draws the pictures of a `*.picture.ts`, with all that it imports, and takes that of a `*.picture.svg` as it is. The
 * server's module of it has their marks, to put into the HTML; the browser's names a file with the same marks, for pages
 * that the browser renders by itself.
 */
export function pictures(): Plugin {
  const drawnInDev = new Map<string, string>();
  return {
    name: "pictures",
    enforce: "pre",
    load: {
      filter: { id: /\.picture\.(ts|svg)$/ },
      async handler(id) {
        const suffix = `.picture${path.extname(id)}`;
        const { module, dependencies } =
          suffix === ".picture.svg"
            ? { module: { picture: readPicture(id) }, dependencies: [] }
            : await runnerImport<Exports>(id, { logLevel: "error" });
        for (const file of dependencies) this.addWatchFile(file);

        const forBrowser = this.environment.config.consumer === "client";
        const source = svgFile(module);
        const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
        const fileName = `assets/${path.basename(id, suffix)}-${hash}.svg`;
        if (this.environment.config.command === "serve") drawnInDev.set(`/${fileName}`, source);
        else if (forBrowser) this.emitFile({ type: "asset", fileName, source });

        const built = eachPicture(module, (picture, mark) => ({
          ...picture,
          html: forBrowser ? `<use href="/${fileName}#${mark}"/>` : picture.html,
        }));
        const code = built.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
        return { code: code.join("\n"), moduleType: "js" };
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const source = drawnInDev.get(request.url ?? "");
        if (source === undefined) next();
        else response.setHeader("Content-Type", "image/svg+xml").end(source);
      });
    },
  };
}

/** Each export with its picture, or its list of them, made anew by `make`, which gets a name for the place of each. */
function eachPicture<T>(module: Exports, make: (picture: Picture, mark: string) => T): [string, T | T[]][] {
  return Object.entries(module).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((picture, at) => make(picture, name + at)) : make(value, `${name}0`),
  ]);
}

/** One file with the marks of all pictures of a module; throws where it exports anything else. */
function svgFile(module: Exports): string {
  const groups = eachPicture(module, ({ html }, mark) => {
    if (typeof html !== "string") throw new Error(`${mark} is no picture`);
    return `<g id="${mark}">${html}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.flatMap(([, marks]) => marks).join("")}</svg>`;
}

/** A picture that is drawn by hand; throws where its file is not one. */
function readPicture(file: string): Picture {
  const source = readFileSync(file, "utf8");
  const [, viewBox, marks] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(source) ?? [];
  if (viewBox === undefined || marks === undefined) throw new Error(`${file} has no viewBox, or no marks`);
  const [, fit] = /preserveAspectRatio="([^"]+)"/.exec(source) ?? [];
  return { viewBox, fit, html: marks.replaceAll(/\s*\n\s*/g, "") };
}
