import type { FigureEntry } from "../posts/figure.ts";
import { interpolate } from "./svg.ts";

/** Where figures are drawn on a cover: the wide crop of the article's page cuts nothing of it. */
export const figureFrame = { top: 118, bottom: 512, left: 96, right: 1096 } as const;

/** Where the mark of an entry ends, as a share of the whole. */
export function shareOf({ span }: FigureEntry): number {
  return (span?.[1] ?? 100) / 100;
}

/** The heights of so many rows. */
export function rowsOf(count: number): number[] {
  const { top, bottom } = figureFrame;
  return Array.from({ length: count }, (_, row) => interpolate(top, bottom, (row + 0.5) / count));
}
