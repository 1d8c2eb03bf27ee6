import { palette } from "../palette.ts";
import { type Category, uncategorized } from "../posts/post.ts";
import { attention } from "./attention.ts";
import { confluence } from "./confluence.ts";
import { descent } from "./descent.ts";
import { layers } from "./layers.ts";
import { type Composition, type Ground, hashText, penFor } from "./pen.ts";
import { ridges } from "./ridges.ts";
import { rings } from "./rings.ts";
import { sorting } from "./sorting.ts";
import { tracks } from "./tracks.ts";

export const coverSize = { width: 1200, height: 630 };

/** A cover before it is a file: its ground, and what is drawn on it. */
export interface Cover {
  ground: Ground;
  /** SVG elements in a frame of `coverSize`. */
  art: string;
}

/** Draws the picture of a post: the category chooses the composition, the slug its ground and all its chances. */
export function drawCover(category: string, slug: string): Cover {
  const name = category in compositions ? (category as keyof typeof compositions) : uncategorized;
  const { draw, on } = compositions[name];
  const seed = hashText(`${name}/${slug}`);
  const ground = grounds[on[seed % 2] ?? "pine"];
  const style = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return { ground, art: `<g ${style}>${draw(penFor(seed, ground))}</g>` };
}

/** The cover as an SVG file. */
export function coverSvg(category: string, slug: string): string {
  const { width, height } = coverSize;
  const { ground, art } = drawCover(category, slug);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground.back}"/>${art}</svg>`
  );
}

const grounds = {
  pine: dark("pine", "pine-line"),
  deep: dark("pine-deep", "pine"),
  mint: light("mint", "mint-soft"),
  sunk: light("sunk", "surface"),
} satisfies Record<string, Ground>;

// One dark ground and one light ground each, so that a list of one category still varies.
const compositions: Record<
  Category | typeof uncategorized,
  { draw: Composition; on: readonly (keyof typeof grounds)[] }
> = {
  AI: { draw: attention, on: ["pine", "mint"] },
  Automation: { draw: tracks, on: ["sunk", "deep"] },
  "Machine Learning": { draw: descent, on: ["deep", "sunk"] },
  "Data Science": { draw: sorting, on: ["mint", "pine"] },
  "Cloud Solutions": { draw: layers, on: ["pine", "sunk"] },
  Technology: { draw: rings, on: ["sunk", "deep"] },
  "Industry Insights": { draw: ridges, on: ["deep", "mint"] },
  [uncategorized]: { draw: confluence, on: ["mint", "pine"] },
};

function dark(back: keyof typeof palette, plane: keyof typeof palette): Ground {
  return {
    dark: true,
    back: palette[back],
    line: palette.mint,
    strong: palette["on-dark"],
    plane: palette[plane],
  };
}

function light(back: keyof typeof palette, plane: keyof typeof palette): Ground {
  return {
    dark: false,
    back: palette[back],
    line: palette.pine,
    strong: palette.pine,
    plane: palette[plane],
  };
}
