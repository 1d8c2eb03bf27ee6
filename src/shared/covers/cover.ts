import { palette } from "../palette.ts";
import type { ArticleFigure } from "../posts/figure.ts";
import { type Category, uncategorized } from "../posts/post.ts";
import { hashText } from "../record-version.ts";
import { attention } from "./attention.ts";
import { coverSize } from "./cover-size.ts";
import { barsDrawing } from "./figure-bars.ts";
import { dialDrawing } from "./figure-dial.ts";
import { forkDrawing } from "./figure-fork.ts";
import { rosettesDrawing } from "./figure-rosettes.ts";
import { scaleDrawing } from "./figure-scale.ts";
import { setsDrawing } from "./figure-sets.ts";
import { stepsDrawing } from "./figure-steps.ts";
import { tallyDrawing } from "./figure-tally.ts";
import { gatheringLines } from "./gathering-lines.ts";
import { gradientDescent } from "./gradient-descent.ts";
import { layers } from "./layers.ts";
import { mountainRidges } from "./mountain-ridges.ts";
import { railTracks } from "./rail-tracks.ts";
import { rings } from "./rings.ts";
import { sortedColumns } from "./sorted-columns.ts";
import { type CoverColors, type CoverDrawing, penFrom } from "./svg.ts";

export interface Cover {
  colors: CoverColors;
  /** SVG elements in a frame of `coverSize`. */
  art: string;
}

/** Draws the first figure of a post's text, or else a motif of the category. The slug seeds colors and randomness. */
export function drawCover(category: string, slug: string, figure: ArticleFigure | null): Cover {
  const name = category in drawings ? (category as keyof typeof drawings) : uncategorized;
  const { draw, on } = drawings[name];
  const paint = figure === null ? draw : figureDrawing(figure);
  const seed = hashText(`${name}/${slug}`);
  const colors = palettes[on[seed % 2] ?? "pine"];
  const style = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return { colors, art: `<g ${style}>${paint(penFrom(seed, colors))}</g>` };
}

export function coverSvg(category: string, slug: string, figure: ArticleFigure | null): string {
  const { width, height } = coverSize;
  const { colors, art } = drawCover(category, slug, figure);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>${art}</svg>`
  );
}

const palettes = {
  pine: dark("pine", "pine-line"),
  deep: dark("pine-deep", "pine"),
  mint: light("mint", "mint-soft"),
  sunk: light("sunk", "surface"),
} satisfies Record<string, CoverColors>;

// One dark and one light palette each, so that covers of one category differ.
const drawings: Record<
  Category | typeof uncategorized,
  { draw: CoverDrawing; on: readonly (keyof typeof palettes)[] }
> = {
  AI: { draw: attention, on: ["pine", "mint"] },
  Automation: { draw: railTracks, on: ["sunk", "deep"] },
  "Machine Learning": { draw: gradientDescent, on: ["deep", "sunk"] },
  "Data Science": { draw: sortedColumns, on: ["mint", "pine"] },
  "Cloud Solutions": { draw: layers, on: ["pine", "sunk"] },
  Technology: { draw: rings, on: ["sunk", "deep"] },
  "Industry Insights": { draw: mountainRidges, on: ["deep", "mint"] },
  [uncategorized]: { draw: gatheringLines, on: ["pine", "mint"] },
};

function dark(background: keyof typeof palette, fill: keyof typeof palette): CoverColors {
  return {
    dark: true,
    background: palette[background],
    line: palette.mint,
    strong: palette["on-dark"],
    fill: palette[fill],
  };
}

function light(background: keyof typeof palette, fill: keyof typeof palette): CoverColors {
  return {
    dark: false,
    background: palette[background],
    line: palette.pine,
    strong: palette.pine,
    fill: palette[fill],
  };
}

// More parts than these are easier to tell apart on a dial.
const mostBlocks = 4;

/** Draws a figure of an article without its words; starred entries are orange. */
export function figureDrawing({ kind, entries }: ArticleFigure): CoverDrawing {
  return (pen) => {
    if (kind === "bars" || kind === "level") return barsDrawing(entries, pen);
    if (kind === "tally") return tallyDrawing(entries, pen);
    if (kind === "scale") return scaleDrawing(entries, pen);
    if (kind === "steps" || kind === "joins") return stepsDrawing(entries, pen);
    if (entries.length > mostBlocks) return dialDrawing(entries, pen);
    const isCounted = entries.some(({ dots }) => dots > 0 && dots <= 6);
    if (isCounted) return rosettesDrawing(entries, pen);
    return entries.length > 2 ? setsDrawing(entries, pen) : forkDrawing(entries, pen);
  };
}
