import type { FigureEntry } from "../posts/figure.ts";
import { interpolate } from "./svg.ts";

/** The area of a cover that no crop cuts. */
export const figureFrame = { top: 118, bottom: 512, left: 96, right: 1096 } as const;

export function shareOf({ span }: FigureEntry): number {
  return (span?.[1] ?? 100) / 100;
}

export function rowsOf(count: number): number[] {
  const { top, bottom } = figureFrame;
  return Array.from({ length: count }, (_, row) => interpolate(top, bottom, (row + 0.5) / count));
}
