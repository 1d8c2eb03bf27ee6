import { createElement, type ReactElement } from "react";
import satori from "satori";
import { brandRow, column, div, encodePng, notesRow, row, titleStyle } from "../server/cards/card-parts.ts";
import { cardFonts, displayFace, textFace } from "../server/cards/fonts.ts";
import { coverSize } from "../shared/covers/cover-size.ts";
import { palette } from "../shared/palette.ts";
import { type CardColors, colorOf, drawn, type Placed, place } from "./card-drawing.ts";
import type { HeroDrawing, PageHero } from "./page-hero.ts";

export interface PageCard {
  brand: string;
  notes: readonly string[];
  hero: PageHero;
  /** Papers and results that stand on the drawing, in px of the card. */
  chips?: readonly { text: string; x: number; y: number; isDone: boolean }[];
}

/** What the tokens of `tokens.css` are on each ground, where the palette does not say it. */
const day: CardColors = {
  "--stem": ".4",
  "--lesson": "6",
  "--trace": palette.pine,
  "--tip": palette.pine,
  "--line": palette["pine-line"],
};

const night: CardColors = {
  ...day,
  "--trace": "#bfe6cf",
  "--tip": palette["on-dark"],
  "--surface": palette["pine-deep"],
  "--ink": palette["on-dark"],
  "--ink-soft": palette["on-dark-soft"],
};

/** Where the drawing stands: beside the words, or at the foot over the whole width. */
const boxes = {
  beside: { x: 604, y: 62, width: 540, height: 506 },
  foot: { x: 64, y: 250, width: 1076, height: 330 },
  scene: { x: 0, y: 0, ...coverSize },
};

/** A drawing that is so many times as wide as high stands below the words. */
const wide = 2.4;

/** The first screen of a page as a card of 1200 x 630. */
export async function drawPageCard(card: PageCard): Promise<Buffer> {
  const { isNight, drawing, scene } = card.hero;
  const colors = isNight ? night : day;
  const at = placeOf(card.hero);
  const placed = drawing === null ? null : place(drawing, boxes[at]);
  const words = await satori(layout(card, at, placed), { ...coverSize, fonts: cardFonts });
  const { width, height } = coverSize;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scene?.ground ?? ground(isNight)}` +
    `${placed === null ? "" : drawn(placed, colors)}${words}</svg>`;
  return encodePng(svg);
}

function placeOf({ drawing, atFoot, scene }: PageHero): keyof typeof boxes {
  if (scene !== undefined) return "scene";
  return atFoot || (drawing !== null && drawing.width / drawing.height > wide) ? "foot" : "beside";
}

function ground(isNight: boolean): string {
  if (!isNight) return `<rect width="1200" height="630" fill="${palette["mint-soft"]}"/>`;
  return (
    `<radialGradient id="dusk" cx=".86" cy="0" r="1.15"><stop offset="0" stop-color="#17493d"/>` +
    `<stop offset=".42" stop-color="${palette.pine}"/><stop offset="1" stop-color="${palette["pine-deep"]}"/></radialGradient>` +
    `<rect width="1200" height="630" fill="url(#dusk)"/>`
  );
}

function layout(
  { brand, notes, hero, chips = [] }: PageCard,
  at: keyof typeof boxes,
  placed: Placed | null,
): ReactElement {
  const { title, isNight, scene } = hero;
  const colors = isNight ? night : day;
  const width = at === "beside" ? widthBeside(placed, chips.length > 0) : { foot: 1000, scene: 600 }[at];
  const notesLine = notesRow(notes, {
    fontSize: 28,
    color: colorOf("--ink-soft", colors),
    accent: isNight ? palette.gold : palette["signal-text"],
  });
  return div(
    {
      ...column,
      justifyContent: at === "foot" ? "flex-start" : "space-between",
      gap: at === "foot" ? 40 : 0,
      width: "100%",
      height: "100%",
      boxSizing: "border-box",
      padding: at === "scene" ? "54px 64px 26px" : "58px 64px 54px",
      fontFamily: textFace.family,
      color: colorOf("--ink", colors),
    },
    div(
      { ...row, justifyContent: "space-between", alignItems: "center", width: "100%" },
      brandRow(brand, colorOf("--ink", colors)),
      at === "foot" ? notesLine : null,
    ),
    div(titleStyle(title, { width, height: at === "foot" ? 180 : 340, largest: 104 }), title),
    at === "foot" ? null : notesLine,
    scene === undefined ? null : figureOf(scene.figure),
    ...(placed?.words ?? []).flatMap((word) => [
      wordOf(word, placed as Placed, colors, isNight ? palette.pine : palette["mint-soft"]),
      wordOf(word, placed as Placed, colors),
    ]),
    ...chips.map(({ text, x, y, isDone }) =>
      div(
        {
          ...row,
          position: "absolute",
          left: x,
          top: y,
          padding: "13px 24px 15px",
          borderRadius: isDone ? 40 : 11,
          background: isDone ? palette.mint : palette.paper,
          color: palette["pine-deep"],
          fontSize: 28,
          fontWeight: 600,
          transform: isDone ? "none" : "rotate(-2deg)",
        },
        text,
        isDone ? check() : null,
      ),
    ),
  );
}

function widthBeside(placed: Placed | null, hasChips: boolean): number {
  if (placed === null) return 1060;
  return hasChips ? 620 : Math.max(530, placed.left - 88);
}

function figureOf({ text, unit, x, y }: NonNullable<PageHero["scene"]>["figure"]): ReactElement {
  return div(
    { ...row, position: "absolute", left: x, top: y, fontFamily: displayFace.family, fontWeight: 600 },
    div({ fontSize: 150, lineHeight: 0.8, letterSpacing: -6 }, text),
    div({ fontSize: 40, lineHeight: 1, marginLeft: 14 }, unit),
  );
}

function check(): ReactElement {
  const stroke = {
    stroke: palette.pine,
    strokeWidth: 2.4,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  } as const;
  return createElement(
    "svg",
    { width: 30, height: 30, viewBox: "0 0 24 24", style: { marginLeft: 12 } },
    createElement("path", { d: "M20 6 9 17l-5-5", fill: "none", ...stroke }),
  );
}

/** A word of the drawing, or the halo behind it that keeps lines off it. */
function wordOf(
  { text, x, y, anchor, kind }: HeroDrawing["words"][number],
  placed: Placed,
  colors: CardColors,
  halo?: string,
) {
  const size = Math.max(15, (kind === "name" ? 24 : 15.5) * placed.scale);
  const room = 400;
  const at = placed.left + x * placed.scale;
  const shift = { start: 0, middle: room / 2, end: room }[anchor];
  return div(
    {
      ...row,
      position: "absolute",
      left: at - shift,
      // Figtree's baseline stands at about nine tenths of its line.
      top: placed.top + y * placed.scale - size * 0.92,
      width: room,
      justifyContent: { start: "flex-start", middle: "center", end: "flex-end" }[anchor],
      fontFamily: kind === "name" ? displayFace.family : textFace.family,
      fontSize: size,
      fontWeight: 600,
      lineHeight: 1.2,
      ...(halo !== undefined && kind !== "onLit" && { WebkitTextStroke: `7px ${halo}` }),
      color: {
        plain: colorOf("--ink", colors),
        name: colorOf("--ink", colors),
        quiet: colorOf("--ink-soft", colors),
        onLit: palette["pine-deep"],
      }[kind],
    },
    text,
  );
}
