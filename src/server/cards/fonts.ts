import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Font } from "satori";

type Weight = NonNullable<Font["weight"]>;

interface Face {
  /** A list of families, since each font file covers some scripts only. */
  family: string;
  fonts: Font[];
}

// Satori draws variable fonts at one weight only, so these are static.
export const displayFace = face("bricolage-grotesque", [600, 700], ["latin", "latin-ext", "vietnamese"]);
export const textFace = face("figtree", [400, 600], ["latin", "latin-ext"]);

export const cardFonts: Font[] = [...displayFace.fonts, ...textFace.fonts];

function face(folder: string, weights: readonly Weight[], subsets: readonly string[]): Face {
  const fonts = weights.flatMap((weight) =>
    subsets.map((subset): Font => {
      const file = import.meta.resolve(
        `@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff`,
      );
      return {
        name: `${folder}-${subset}`,
        weight,
        style: "normal",
        data: readFileSync(fileURLToPath(file)),
      };
    }),
  );
  return { family: subsets.map((subset) => `${folder}-${subset}`).join(", "), fonts };
}
