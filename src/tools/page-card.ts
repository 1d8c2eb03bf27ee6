import { createElement, type ReactElement } from "react";
import satori from "satori";
import { brandRow, column, div, encodePng, notesRow, row, titleStyle } from "../server/cards/card-parts.ts";
import { cardFonts, displayFace, textFace } from "../server/cards/fonts.ts";
import { coverSize } from "../shared/covers/cover-size.ts";
import { palette } from "../shared/palette.ts";
import type { HeroDrawing, PageHero } from "./page-hero.ts";

export interface PageCard {
  brand: string;
  notes: readonly string[];
  hero: PageHero;
  /** Papers and results that stand on the drawing, in px of the card. */
  chips?: readonly { text: string; x: number; y: number; isDone: boolean }[];
}

const night: Record<`--${string}`, string> = {
  "--stem": ".4",
  "--lesson": "6",
  "--signal": palette.signal,
  "--trace": "#bfe6cf",
  "--tip": palette["on-dark"],
  "--surface": palette["pine-deep"],
  "--ink": palette["on-dark"],
  "--ink-soft": palette["on-dark-soft"],
  "--line": palette["pine-line"],
};

const day: typeof night = {
  "--stem": ".4",
  "--lesson": "6",
  "--signal": palette.signal,
  "--trace": palette.pine,
  "--tip": palette.pine,
  "--surface": palette.surface,
  "--ink": palette.ink,
  "--ink-soft": palette["ink-soft"],
  "--line": palette["pine-line"],
};

/** Where the drawing stands: beside the words, or at the foot over the whole width. */
const boxes = {
  beside: { x: 604, y: 62, width: 540, height: 506 },
  foot: { x: 64, y: 330, width: 1076, height: 240 },
};

/** The first screen of a page as a card of 1200 x 630. */
export async function drawPageCard(card: PageCard): Promise<Buffer> {
  const { isNight, drawing, atFoot } = card.hero;
  const colors = isNight ? night : day;
  const box = atFoot ? boxes.foot : boxes.beside;
  const placed = drawing === null ? null : place(drawing, box);
  const words = await satori(layout(card, placed), { ...coverSize, fonts: cardFonts });
  const { width, height } = coverSize;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground(isNight)}` +
    `${placed === null ? "" : drawn(placed, colors)}${words}</svg>`;
  return encodePng(svg);
}

type Placed = HeroDrawing & {
  left: number;
  top: number;
  scale: number;
  shown: { width: number; height: number };
};

function place(drawing: HeroDrawing, box: typeof boxes.beside): Placed {
  const size = drawing.viewBox === null ? box : drawing;
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const shown = { width: size.width * scale, height: size.height * scale };
  const left = box.x + box.width - shown.width;
  return { ...drawing, scale, shown, left, top: box.y + (box.height - shown.height) / 2 };
}

function ground(isNight: boolean): string {
  if (!isNight) return `<rect width="1200" height="630" fill="${palette["mint-soft"]}"/>`;
  return (
    `<radialGradient id="dusk" cx=".86" cy="0" r="1.15"><stop offset="0" stop-color="#17493d"/>` +
    `<stop offset=".42" stop-color="${palette.pine}"/><stop offset="1" stop-color="${palette["pine-deep"]}"/></radialGradient>` +
    `<rect width="1200" height="630" fill="url(#dusk)"/>`
  );
}

function drawn({ left, top, shown, viewBox, parts }: Placed, colors: typeof night): string {
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  const pieces = parts.map(({ share, marks }) => {
    const width = (shown.width * share) / total;
    const piece =
      `<svg x="${x}" y="${top}" width="${width}" height="${shown.height}" overflow="visible" ` +
      `${viewBox === null ? "" : `viewBox="${viewBox}" `}fill="none" stroke="${colors["--trace"]}" stroke-width="1.4" ` +
      `stroke-linecap="round" stroke-linejoin="round">${painted(marks, { width, height: shown.height }, colors)}</svg>`;
    x += width;
    return piece;
  });
  return (
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${left - 40}" x2="${left + 110}">` +
    `<stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>` +
    `<mask id="beside" maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="630">` +
    `<rect width="1200" height="630" fill="url(#fade)"/></mask><g mask="url(#beside)">${pieces.join("")}</g>`
  );
}

function painted(marks: string, size: Placed["shown"], colors: typeof night): string {
  return steadied(marks, size)
    .replaceAll(/stroke-dasharray="var\(--draw[^"]*"/g, "")
    .replaceAll(/var\((--[\w-]+)(?:,[^)]*)?\)/g, (_, name: string) => colorOf(name, colors))
    .replaceAll(/calc\([^)]*\)/g, ".7");
}

/** The renderer would stretch the widths of lines too, so it gets the stretched paths themselves. */
function steadied(marks: string, { width, height }: Placed["shown"]): string {
  const stretched = /<svg viewBox="0 0 ([\d.]+) ([\d.]+)" preserveAspectRatio="none"[^>]*>(.*?)<\/svg>/gs;
  return marks.replaceAll(stretched, (_, across: string, down: string, paths: string) =>
    paths.replaceAll(
      /\bd="([^"]*)"/g,
      (_d, path: string) => `d="${scaledPath(path, width / Number(across), height / Number(down))}"`,
    ),
  );
}

/** Path data without arcs, in other units. */
function scaledPath(path: string, x: number, y: number): string {
  return path.replaceAll(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, numbers: string) => {
    const scales = { h: [x], v: [y] }[command.toLowerCase()] ?? [x, y];
    const values = [...numbers.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([value], at) =>
      (Number(value) * (scales[at % scales.length] ?? 1)).toFixed(2),
    );
    return command + values.join(" ");
  });
}

function colorOf(name: string, colors: typeof night): string {
  return colors[name as `--${string}`] ?? palette[name.slice(2) as keyof typeof palette] ?? "none";
}

function layout({ brand, notes, hero, chips = [] }: PageCard, placed: Placed | null): ReactElement {
  const colors = hero.isNight ? night : day;
  const width = titleWidth(hero, placed, chips.length > 0);
  return div(
    {
      ...column,
      justifyContent: hero.atFoot ? "flex-start" : "space-between",
      gap: hero.atFoot ? 40 : 0,
      width: "100%",
      height: "100%",
      boxSizing: "border-box",
      padding: "58px 64px 54px",
      fontFamily: textFace.family,
      color: colors["--ink"],
    },
    brandRow(brand, colors["--ink"] ?? ""),
    div(titleStyle(hero.title, { width, height: hero.atFoot ? 180 : 340, largest: 104 }), hero.title),
    hero.atFoot
      ? null
      : notesRow(notes, {
          fontSize: 28,
          color: colors["--ink-soft"] ?? "",
          accent: hero.isNight ? palette.gold : palette["signal-text"],
        }),
    ...(placed?.words ?? []).map((word) => wordOf(word, placed as Placed, colors)),
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

function titleWidth({ atFoot }: PageHero, placed: Placed | null, hasChips: boolean): number {
  if (atFoot) return 1000;
  if (placed === null) return 1060;
  return hasChips ? 660 : Math.max(530, placed.left - 88);
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

function wordOf(
  { text, x, y, anchor, kind }: HeroDrawing["words"][number],
  placed: Placed,
  colors: typeof night,
) {
  const size = (kind === "name" ? 24 : 15.5) * placed.scale;
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
      color: {
        plain: colors["--ink"],
        name: colors["--ink"],
        quiet: colors["--ink-soft"],
        onLit: palette["pine-deep"],
      }[kind],
    },
    text,
  );
}
