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
  const size = drawing.viewBox === null ? box : drawing;
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const shown = { width: size.width * scale, height: size.height * scale };
  const left = box.x + box.width - shown.width;
  return { ...drawing, scale, shown, left, top: box.y + (box.height - shown.height) / 2 };
}

/** The drawing as SVG, which fades out on its left. */
export function drawn({ left, top, shown, viewBox, parts }: Placed, colors: CardColors): string {
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

function painted(marks: string, size: Placed["shown"], colors: CardColors): string {
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

/** A token as a color; what has none on a card is not drawn. */
export function colorOf(name: string, colors: CardColors): string {
  return colors[name as `--${string}`] ?? palette[name.slice(2) as keyof typeof palette] ?? "none";
}
