/** What an illustration is made of. */
export interface IllustrationPaths {
  width: number;
  height: number;
  /** Path data by weight: three degrees of fine lines, and the strands that stand out. */
  lines: { faint: string; middle: string; clear: string; strong: string };
  /** Dots as zero-length strokes with round caps: small and large ones, and those that stand out. */
  dots: { small: string; large: string; strong: string };
  arrow: string;
}

/** The head of an arrow that points to the right, with its tip just past this point. */
export function arrowAt(x: number, y: number): string {
  return `M${round(x - 19)} ${round(y - 21)}l24 20-22 22`;
}

/** A circle as path data. */
export function circleAt(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** One decimal is as fine as the drawings need. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
