import path from "node:path";
import * as v from "valibot";
import type { PageData } from "../../shared/page-data.ts";

/** Maps the module of a page to the files of the build that it needs (Vite's manifest). */
export interface Assets {
  entry: string | null;
  sheets(modules: string[]): PageData["sheets"];
  /** Leaves out the style sheets that every page has. */
  sheetsOfPageOnly(modules: string[]): PageData["sheets"];
  scripts(modules: string[]): string[];
  islands(names: string[]): string[];
  ownScripts(modules: string[]): string[];
  fonts: string[];
}

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);

const entryModule = "src/entry-client.ts";
const fontsDir = "src/styles/fonts/";

/** Throws if the manifest or a style sheet is not of this site's build. */
export function readAssets(manifestJson: string, styleTexts: ReadonlyMap<string, string>): Assets {
  const manifest = v.parse(manifestSchema, JSON.parse(manifestJson));
  const entry = findChunk(manifest, entryModule);
  const app = entry.dynamicImports;
  const appStyles = app.flatMap((key) => findChunk(manifest, key).css);
  const chunksOf = (modules: string[]) => collectChunks(manifest, [...app, ...modules]);
  const ofApp = chunksOfApp(manifest);
  // The app's sheets come first, because the first one declares the order of the cascade layers for all.
  const filesOf = (modules: string[]) => [
    ...new Set([...appStyles, ...chunksOf(modules).flatMap((chunk) => chunk.css)]),
  ];
  const texts = new Map(
    [...styleTexts].map(([file, text]) => [
      file,
      file === appStyles[0] ? text : text.replaceAll(/@layer [\w,]+;/g, ""),
    ]),
  );
  const sheets = (files: string[]) =>
    files.map((file) => ({ href: `/${file}`, text: findText(texts, file) }));
  const onEveryPage = new Set(filesOf([]));
  return {
    entry: `/${entry.file}`,
    sheets: (modules) => sheets(filesOf(modules)),
    sheetsOfPageOnly: (modules) => sheets(filesOf(modules).filter((file) => !onEveryPage.has(file))),
    scripts: (modules) =>
      chunksOf(modules)
        .filter((chunk) => chunk !== entry && ofApp.has(chunk))
        .map((chunk) => `/${chunk.file}`),
    islands: (names) => names.map((name) => islandChunk(manifest, name)),
    ownScripts: (modules) =>
      modules.flatMap((module) => manifest[pageScriptOf(module)] ?? []).map(({ file }) => `/${file}`),
    fonts: Object.keys(manifest)
      .filter((key) => key.startsWith(fontsDir))
      .map((key) => `/${findChunk(manifest, key).file}`),
  };
}

export function pageScriptOf(module: string): string {
  return path.posix.join(path.posix.dirname(module), "script.ts");
}

type Manifest = v.InferOutput<typeof manifestSchema>;

function findChunk(manifest: Manifest, module: string): Manifest[string] {
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`The build's manifest has no ${module}`);
  return chunk;
}

function chunksOfApp(manifest: Manifest): Set<Manifest[string]> {
  const found = new Set<Manifest[string]>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  visit(entryModule);
  return found;
}

function islandChunk(manifest: Manifest, name: string): string {
  const keyOf = (chunk: string) => Object.keys(manifest).find((key) => manifest[key]?.name === chunk);
  const key = keyOf(`${name}.island`) ?? keyOf("site");
  if (key === undefined) throw new Error(`The build's manifest has no island ${name}`);
  return key;
}

function findText(styleTexts: ReadonlyMap<string, string>, file: string): string {
  const text = styleTexts.get(file);
  if (text === undefined) throw new Error(`The build has no ${file}`);
  return text;
}

function collectChunks(manifest: Manifest, modules: string[]): Manifest[string][] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(key)) return;
    for (const imported of chunk.imports) visit(imported);
    found.add(key);
  };
  for (const module of modules) visit(module);
  return [...found].flatMap((key) => manifest[key] ?? []);
}
