/**
 * A picture that is the same for every visitor. Modules named `*.picture.ts` export them; the build runs these, and the
 * browser gets neither the code nor the marks with its scripts.
 */
export interface Picture {
  viewBox: string;
  /** How it fits into a box of other proportions, as SVG's `preserveAspectRatio` says it. */
  fit?: string | undefined;
  /** Its marks as SVG; empty in the browser, where they came with the page's HTML. */
  html: string;
  /** Where the browser gets the marks from for a page that it renders by itself; the build says it. */
  href: string;
}

/** A picture of these marks, in a frame of this size. */
export function picture(width: number, height: number, marks: string, fit?: string): Picture {
  return { viewBox: `0 0 ${width} ${height}`, fit, html: marks, href: "" };
}
