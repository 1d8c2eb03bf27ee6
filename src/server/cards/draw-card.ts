import type { ReactElement } from "react";
import satori from "satori";
import { type Cover, drawCover } from "../../shared/covers/cover.ts";
import { coverSize } from "../../shared/covers/cover-size.ts";
import { palette } from "../../shared/palette.ts";
import type { ArticleFigure } from "../../shared/posts/figure.ts";
import { brandRow, column, div, encodePng, notesRow, titleStyle } from "./card-parts.ts";
import { drawableText } from "./drawable-text.ts";
import { cardFonts, textFace } from "./fonts.ts";

export interface CardText {
  brand: string;
  /** Omits characters that the fonts lack; if none is left, the brand is shown. */
  title: string;
  notes: readonly string[];
  drawing: { category: string; seed: string; figure: ArticleFigure | null };
}

/** Draws a PNG of 1200 x 630. Takes hundreds of milliseconds, so it runs in a worker thread. */
export async function drawCard(card: CardText): Promise<Buffer> {
  const { category, seed, figure } = card.drawing;
  const cover = drawCover(category, seed, figure);
  const title = (await drawableText(card.title)) || card.brand;
  const words = await satori(layout(card, title, cover), { ...coverSize, fonts: cardFonts });
  return encodePng(overCover(cover, words));
}

function layout(card: CardText, title: string, { colors }: Cover): ReactElement {
  const ink = colors.dark ? palette["on-dark"] : palette.ink;
  const inkSoft = colors.dark ? palette["on-dark-soft"] : palette["ink-soft"];
  const accent = colors.dark ? palette.gold : palette["signal-text"];
  return div(
    {
      ...column,
      justifyContent: "space-between",
      width: "100%",
      height: "100%",
      boxSizing: "border-box",
      padding: "58px 70px 54px",
      fontFamily: textFace.family,
      color: ink,
    },
    brandRow(card.brand, ink),
    div(titleStyle(title, { width: 600, height: 340, largest: 74 }), title),
    notesRow(card.notes, { fontSize: 29, color: inkSoft, accent }),
  );
}

function overCover({ colors, art }: Cover, words: string): string {
  const { width, height } = coverSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<linearGradient id="fade"><stop offset=".52" stop-color="${colors.background}"/>` +
    `<stop offset=".72" stop-color="${colors.background}" stop-opacity="0"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>` +
    art +
    `<rect width="${width}" height="${height}" fill="url(#fade)"/>${words}</svg>`
  );
}
