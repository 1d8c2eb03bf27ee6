import { palette } from "../shared/palette.ts";
import type { HeroDrawing } from "./page-hero.ts";

export type CardColors = Readonly<Record<`--${string}`, string>>;

/** In px of the card. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Placed = HeroDrawing & {
  left: number;
  top: number;
  scale: number;
  shown: { width: number; height: number };
};

/** As large as the box allows, at its right. */
export function place(drawing: HeroDrawing, box: Box): Placed {
  // What is drawn in percent fills the box; its words were placed in the drawing's own size.
  const fills = drawing.viewBox === null;
  const size = fills ? box : drawing;
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const shown = { width: size.width * scale, height: size.height * scale };
  const [across, down] = fills ? [box.width / drawing.width, box.height / drawing.height] : [1, 1];
  const words = drawing.words.map((word) => ({ ...word, x: word.x * across, y: word.y * down }));
  const left = box.x + box.width - shown.width;
  return { ...drawing, words, scale, shown, left, top: box.y + (box.height - shown.height) / 2 };
}

/** The drawing as SVG, which fades out on its left where words stand beside it. */
export function drawn({ left, top, shown, viewBox, parts }: Placed, colors: CardColors): string {
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  const pieces = parts.map(({ share, marks }) => {
    const width = (shown.width * share) / total;
    const piece =
      `<svg x="${x}" y="${top}" width="${width}" height="${shown.height}" overflow="visible" ` +
      `${viewBox === null ? "" : `viewBox="${viewBox}" `}fill="none" stroke="${colors["--trace"]}" stroke-width="1.9" ` +
      `stroke-linecap="round" stroke-linejoin="round">${painted(marks, { width, height: shown.height }, colors)}</svg>`;
    x += width;
    return piece;
  });
  return (
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${left - 40}" x2="${left === 0 ? 1 : left + 110}">` +
    `<stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>` +
    `<mask id="beside" maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="630">` +
    `<rect width="1200" height="630" fill="url(#fade)"/></mask><g mask="url(#beside)">${pieces.join("")}</g>`
  );
}

/** A card is shown at a third of its size, so its lines are bolder than a page's. */
function painted(marks: string, size: Placed["shown"], colors: CardColors): string {
  return steadied(marks, size)
    .replaceAll(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${Number(width) * 1.35}"`)
    .replaceAll(/stroke-opacity="([\d.]+)"/g, (_, part: string) => `stroke-opacity="${Number(part) ** 0.6}"`)
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

/** A token as a color; what has none on a card is not drawn. */
export function colorOf(name: string, colors: CardColors): string {
  return colors[name as `--${string}`] ?? palette[name.slice(2) as keyof typeof palette] ?? "none";
}
