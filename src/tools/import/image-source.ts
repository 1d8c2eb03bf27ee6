import type { Properties } from "hast";

/** Where plugins keep an image's address until a script shows it (lazy loading). The address before is a placeholder. */
const lazySources = ["dataLazySrc", "dataSrc", "dataOriginal", "dataCfsrc", "dataLsrc"];
const sourceSets = ["dataLazySrcset", "dataSrcset", "srcSet"];

/** The address of an image as it is shown, or "" where the image is in the text itself. */
export function imageSource(properties: Properties): string {
  const texts = (names: readonly string[]) =>
    names.map((name) => String(properties[name] ?? "").trim()).filter((text) => text !== "");
  const sources = texts([...lazySources, "src"]).filter((source) => !/^data:/i.test(source));
  return sources[0] ?? texts(sourceSets).map(widestIn)[0] ?? "";
}

function widestIn(sourceSet: string): string {
  const candidates = [...sourceSet.matchAll(/([^\s,]\S*[^\s,])(?:\s+(\d{1,9}(?:\.\d{1,9})?)[wx])?/g)];
  const [widest] = candidates.toSorted(([, , one = 1], [, , other = 1]) => Number(other) - Number(one));
  return widest?.[1] ?? "";
}
