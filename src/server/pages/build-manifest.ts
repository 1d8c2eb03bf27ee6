import path from "node:path";
import * as v from "valibot";
import type { PageData } from "../../shared/page-data.ts";

/** Which files of the build a page needs, by its module. */
export interface Assets {
  /** The browser's entry, which loads the app; or null where nothing is hydrated by the build (development). */
  entry: string | null;
  /** The style sheets, in their order: the address of each, and its text. */
  sheets(modules: string[]): PageData["sheets"];
  /** Those of a page that are not on every page, for the app. */
  sheetsBesideApp(modules: string[]): PageData["sheets"];
  scripts(modules: string[]): string[];
  /** The chunks that have these islands, by their names, as modules. */
  islands(names: string[]): string[];
  /** What runs in a page that is a document of its own: a `script.ts` beside its module. */
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

/** Reads Vite's manifest; throws where it, or one of the style sheets' texts by file, is not of this site's build. */
export function readAssets(manifestJson: string, styleTexts: ReadonlyMap<string, string>): Assets {
  const manifest = v.parse(manifestSchema, JSON.parse(manifestJson));
  const entry = findChunk(manifest, entryModule);
  const app = entry.dynamicImports;
  const appStyles = app.flatMap((key) => findChunk(manifest, key).css);
  const chunksOf = (modules: string[]) => collectChunks(manifest, [...app, ...modules]);
  const ofApp = chunksOfApp(manifest);
  // The app's own come first: they set the order of the style layers.
  const filesOf = (modules: string[]) => [
    ...new Set([...appStyles, ...chunksOf(modules).flatMap((chunk) => chunk.css)]),
  ];
  const sheets = (files: string[]) =>
    files.map((file) => ({ href: `/${file}`, text: findText(styleTexts, file) }));
  const onEveryPage = new Set(filesOf([]));
  return {
    entry: `/${entry.file}`,
    sheets: (modules) => sheets(filesOf(modules)),
    sheetsBesideApp: (modules) => sheets(filesOf(modules).filter((file) => !onEveryPage.has(file))),
    scripts: (modules) =>
      chunksOf(modules)
        .filter((chunk) => chunk !== entry && ofApp.has(chunk))
        .map((chunk) => `/${chunk.file}`),
    islands: (names) => names.map((name) => islandChunk(manifest, name)),
    ownScripts: (modules) =>
      modules.flatMap((module) => manifest[scriptBeside(module)] ?? []).map(({ file }) => `/${file}`),
    fonts: Object.keys(manifest)
      .filter((key) => key.startsWith(fontsDir))
      .map((key) => `/${findChunk(manifest, key).file}`),
  };
}

/** Where the script of a page that is a document of its own stands. */
export function scriptBeside(module: string): string {
  return path.posix.join(path.posix.dirname(module), "script.ts");
}

type Manifest = v.InferOutput<typeof manifestSchema>;

function findChunk(manifest: Manifest, module: string): Manifest[string] {
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`The build's manifest has no ${module}`);
  return chunk;
}

/** The chunks that the app may ask for; those of pages of HTML were built for their styles. */
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

/** The key of the chunk that has an island: one of its name, or that of `chunk-groups.ts`. */
function islandChunk(manifest: Manifest, name: string): string {
  const keyOf = (chunk: string) => Object.keys(manifest).find((key) => manifest[key]?.name === chunk);
  const key = keyOf(`${name}.island`) ?? keyOf("islands");
  if (key === undefined) throw new Error(`The build's manifest has no island ${name}`);
  return key;
}

function findText(styleTexts: ReadonlyMap<string, string>, file: string): string {
  const text = styleTexts.get(file);
  if (text === undefined) throw new Error(`The build has no ${file}`);
  return text;
}

/** The chunks of the modules and of all that they import, imported ones first, as their styles cascade. */
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
