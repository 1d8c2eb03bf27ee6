import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

// Subsets the fonts to English text, so that each preloaded one fits in the first round trip of a connection (about 14 kB).

interface Subset {
  package: "bricolage-grotesque" | "figtree" | "jetbrains-mono";
  weight: number | { min: number; max: number };
  folder: "styles/fonts" | "components/code-font";
}

/** Each axis of a variable font doubles the file, so headlines have a fixed weight. */
export const subsets: readonly Subset[] = [
  { package: "bricolage-grotesque", weight: 640, folder: "styles/fonts" },
  { package: "figtree", weight: { min: 400, max: 650 }, folder: "styles/fonts" },
  { package: "jetbrains-mono", weight: 400, folder: "components/code-font" },
];

export const characters =
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)) +
  "\u00a0\u00a7\u00a9\u00ae\u00b0\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122\u2190\u2192\u2212";

const features = ["kern", "liga", "calt", "ccmp", "tnum", "lnum"];
const featuresOfCode = ["ccmp"];

export async function makeSubset({
  package: name,
  weight,
}: Pick<Subset, "package" | "weight">): Promise<Uint8Array> {
  const whole = await readFile(sourceOf(name, `files/${name}-latin-wght-normal.woff2`));
  return subsetFont(whole, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
    keepFeatures: name === "jetbrains-mono" ? featuresOfCode : features,
  });
}

export function fontFile({ package: name, folder }: Subset, ending = "-basic.woff2"): string {
  return path.resolve(import.meta.dirname, "..", folder, name + ending);
}

type SubsetFont = (
  font: Uint8Array,
  text: string,
  options: { targetFormat: "woff2"; variationAxes: { wght: Subset["weight"] }; keepFeatures: string[] },
) => Promise<Uint8Array>;

const subsetFont: SubsetFont = createRequire(import.meta.url)("subset-font");

function sourceOf(name: string, file: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/${file}`));
}

if (import.meta.main) {
  for (const subset of subsets) {
    await writeFile(fontFile(subset), await makeSubset(subset));
    await copyFile(sourceOf(subset.package, "LICENSE"), fontFile(subset, ".LICENSE"));
  }
}
