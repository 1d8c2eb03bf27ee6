import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { drawIcons, webManifest } from "./site-icons.ts";

// Draws the site's icons and writes its manifest into the build.

const projectDir = path.resolve(import.meta.dirname, "../..");
const clientDir = path.join(projectDir, "dist/client");

const favicon = await readFile(path.join(projectDir, "public/favicon.svg"), "utf8");
for (const { path: name, bytes } of drawIcons(favicon)) await writeFile(path.join(clientDir, name), bytes);
await writeFile(path.join(clientDir, "site.webmanifest"), JSON.stringify(webManifest()));
