import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import type { Picture } from "../shared/drawing/picture.ts";

/** Compiles `*.picture.svg`: the server inlines the drawing into the HTML; the browser's build only links to the file. */
export function pictures(): Plugin {
  return {
    name: "pictures",
    enforce: "pre",
    load: {
      filter: { id: /\.picture\.svg$/ },
      handler(id) {
        const picture = readPicture(id);
        if (this.environment.config.consumer !== "client")
          return { code: `export const picture = ${JSON.stringify(picture)};`, moduleType: "js" };
        const frame = JSON.stringify({ ...picture, html: undefined });
        const code = [
          `import file from "./${path.basename(id)}?url";`,
          `export const picture = { ...${frame}, html: '<use href="' + file + '#marks"/>' };`,
        ];
        return { code: code.join("\n"), moduleType: "js" };
      },
    },
  };
}

function readPicture(file: string): Picture {
  const source = readFileSync(file, "utf8");
  const [, frame = "", marks] = /<svg([^>]*)>\s*<g id="marks">(.*)<\/g>\s*<\/svg>/s.exec(source) ?? [];
  if (marks === undefined) throw new Error(`${file} has no marks`);
  const [, viewBox] = /viewBox="([^"]+)"/.exec(frame) ?? [];
  const [, fit] = /preserveAspectRatio="([^"]+)"/.exec(frame) ?? [];
  return { viewBox, fit, html: marks.replaceAll(/\s*\n\s*/g, "") };
}
