import { createElement } from "react";
import satori from "satori";
import { cardFonts, displayFace } from "./fonts.ts";

/** Returns "" if the fonts can draw nothing of the text. */
export async function drawableText(text: string): Promise<string> {
  // Words may stand close to an emoji, of which Unicode counts © and ™ as well. Joiners, variation selectors and direction
  // marks mean nothing without their neighbors.
  const visible = text
    .replace(/(?![©®™])[\p{Cc}\p{Extended_Pictographic}]/gu, " ")
    .replace(/\p{Cf}|\ufe0e|\ufe0f|\u20e3/gu, "");
  // Fonts lack ligatures and letters of fancy alphabets, of which each stands for plain ones.
  const missing = await missingIn(visible);
  const plain = [...visible].map((char) => (missing.has(char) ? char.normalize("NFKC") : char)).join("");
  const lacking = plain === visible ? missing : await missingIn(plain);
  const drawable = [...plain].filter((char) => !lacking.has(char)).join("");
  const tidy = drawable.replace(/\s+/g, " ").trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : "";
}

/** The characters of a text that no font has. */
async function missingIn(text: string): Promise<ReadonlySet<string>> {
  const missing = new Set<string>();
  await satori(createElement("div", { style: { fontFamily: displayFace.family, fontWeight: 600 } }, text), {
    width: 10,
    height: 10,
    fonts: cardFonts,
    // Satori calls this for each run of text that no font has.
    loadAdditionalAsset: async (_language, run) => {
      for (const char of run) missing.add(char);
      return [];
    },
  });
  return missing;
}
