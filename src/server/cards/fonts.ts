import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Font } from "satori";

type Weight = NonNullable<Font["weight"]>;

interface Face {
  /** The font-family to draw with: all parts of the face, since each file holds some scripts only. */
  family: string;
  fonts: Font[];
}

// Static files: satori draws a variable font at one weight only.
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
