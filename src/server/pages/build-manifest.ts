import * as v from "valibot";

/** Which files of the build a page needs, by its module. */
export interface Assets {
  /** The browser's entry, which loads the app; or null where nothing is hydrated by the build (development). */
  entry: string | null;
  /** The style sheets, in their order: the address of each, and its text. */
  sheets(modules: string[]): { href: string; text: string }[];
  scripts(modules: string[]): string[];
  fonts: string[];
}

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
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
  return {
    entry: `/${entry.file}`,
    sheets(modules) {
      // The app's own come first: they set the order of the style layers.
      const files = new Set([...appStyles, ...chunksOf(modules).flatMap((chunk) => chunk.css)]);
      return [...files].map((file) => ({ href: `/${file}`, text: findText(styleTexts, file) }));
    },
    scripts: (modules) =>
      chunksOf(modules)
        .filter((chunk) => chunk !== entry)
        .map((chunk) => `/${chunk.file}`),
    fonts: Object.keys(manifest)
      .filter((key) => key.startsWith(fontsDir))
      .map((key) => `/${findChunk(manifest, key).file}`),
  };
}

type Manifest = v.InferOutput<typeof manifestSchema>;

function findChunk(manifest: Manifest, module: string): Manifest[string] {
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`The build's manifest has no ${module}`);
  return chunk;
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
