import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { characters, fontFile, makeSubset, subsets } from "../../src/tools/subset-fonts.ts";

test.each(subsets)("the $package font in the repository is what npm run fonts makes", async (subset) => {
  const kept = readFileSync(fontFile(subset));
  expect(Buffer.compare(await makeSubset(subset), kept)).toBe(0);
});

test("the style sheets ask for these fonts for exactly the characters that they have", () => {
  const sheets = ["styles/fonts.css", "components/code-font/code-font.module.css"];
  const css = sheets
    .map((sheet) => readFileSync(path.join(import.meta.dirname, "../../src", sheet), "utf8"))
    .join("");
  const faces = css.split("@font-face").filter((face) => face.includes("-basic.woff2"));
  expect(faces).toHaveLength(subsets.length);
  for (const face of faces) {
    expect(charactersOf(/unicode-range:([^;]+);/.exec(face)?.[1] ?? "")).toEqual([...characters]);
  }
});

function charactersOf(unicodeRange: string): string[] {
  return [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
    ([, first = "", last = first]) => {
      const from = Number.parseInt(first, 16);
      const to = Number.parseInt(last, 16);
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
    },
  );
}
