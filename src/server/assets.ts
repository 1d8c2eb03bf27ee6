import * as v from "valibot";

/** Which files of the build a page needs, by its module. */
export interface Assets {
  /** The browser entry, or null where nothing is hydrated by the build (development). */
  entry: string | null;
  stylesheets(modules: string[]): string[];
  scripts(modules: string[]): string[];
  fonts: string[];
}

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
  }),
);

const entryModule = "src/entry-client.tsx";

/** Reads Vite's manifest; throws where it does not describe this site's build. */
export function readAssets(manifestJson: string): Assets {
  const manifest = v.parse(manifestSchema, JSON.parse(manifestJson));
  const entry = manifest[entryModule];
  if (entry === undefined) throw new Error(`The build's manifest has no ${entryModule}`);
  const chunksOf = (modules: string[]) => collectChunks(manifest, [entryModule, ...modules]);
  return {
    entry: `/${entry.file}`,
    // The entry's own come first: they set the order of the style layers.
    stylesheets: (modules) => unique([entry, ...chunksOf(modules)].flatMap((chunk) => chunk.css)),
    scripts: (modules) => unique(chunksOf(modules).map((chunk) => chunk.file)),
    fonts: Object.values(manifest)
      .map((chunk) => `/${chunk.file}`)
      .filter((file) => file.endsWith(".woff2")),
  };
}

type Manifest = v.InferOutput<typeof manifestSchema>;

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

function unique(files: string[]): string[] {
  return [...new Set(files.map((file) => `/${file}`))];
}
