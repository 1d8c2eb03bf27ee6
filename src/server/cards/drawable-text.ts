import { createElement } from "react";
import satori from "satori";
import { cardFonts, displayFace } from "./fonts.ts";

/** Returns "" if the fonts can draw nothing of the text. */
export async function drawableText(text: string): Promise<string> {
  // Joiners, variation selectors and direction marks mean nothing without their neighbors.
  const visible = text.replace(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}]|\ufe0e|\ufe0f|\u20e3/gu, "");
  const missing = new Set<string>();
  await satori(
    createElement("div", { style: { fontFamily: displayFace.family, fontWeight: 600 } }, visible),
    {
      width: 10,
      height: 10,
      fonts: cardFonts,
      // Satori calls this for each run of text that no font has.
      loadAdditionalAsset: async (_language, run) => {
        for (const char of run) missing.add(char);
        return [];
      },
    },
  );
  const drawable = [...visible].filter((char) => !missing.has(char)).join("");
  const tidy = drawable.replace(/\s+/g, " ").trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : "";
}
