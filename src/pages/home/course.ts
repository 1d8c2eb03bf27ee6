import type { Point } from "../../shared/drawing/paths.ts";

/** The hero's drawing in units, which are px at 1440. */
export const field = { width: 680, height: 640 };

/**
 * The course of the hero's strands: the middle, and how far the outermost ones are from it. Scraps of paper travel it
 * by the keyframes `travel` of performance.module.css, which name the same places.
 */
export const course: readonly { x: number; y: number; reach: number }[] = [
  { x: -10, y: 318, reach: 300 },
  { x: 60, y: 318, reach: 268 },
  { x: 130, y: 326, reach: 222 },
  { x: 200, y: 344, reach: 166 },
  { x: 265, y: 366, reach: 108 },
  { x: 325, y: 386, reach: 62 },
  { x: 380, y: 394, reach: 36 },
  { x: 430, y: 380, reach: 24 },
  { x: 475, y: 342, reach: 16 },
  { x: 512, y: 288, reach: 10 },
  { x: 541, y: 226, reach: 5 },
  { x: 560, y: 172, reach: 1.5 },
];

/** The strands that paper travels on: orange, and at these shares of the reach. */
export const lanes = [-0.78, -0.26, 0.26, 0.78];

/** The places of a strand at a share of the reach. */
export function strandAt(share: number): Point[] {
  return course.map(({ x, y, reach }) => [x, y + share * reach]);
}
