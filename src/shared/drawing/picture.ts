/**
 * A picture that is the same for every visitor. Modules named `*.picture.ts` export them; the build runs these, and the
 * browser gets neither the code nor the marks with its scripts.
 */
export interface Picture extends Options {
  viewBox: string;
  /** Its marks as SVG; empty in the browser, where they came with the page's HTML. */
  html: string;
  /** Where the browser gets the marks from for a page that it renders by itself; the build says it. */
  href: string;
}

interface Options {
  /** How it fits into a box of other proportions, as SVG's `preserveAspectRatio` says it. */
  fit?: string | undefined;
  words?: readonly Word[];
}

/** Words of a picture, which are text of the page. */
export interface Word {
  text: string;
  x: number;
  y: number;
  /** Quieter than others, on a lit shape, or the name of the whole. */
  kind?: "quiet" | "onLit" | "name";
  anchor?: "middle" | "end";
}

/** A picture of these marks, in a frame of this size. */
export function picture(width: number, height: number, marks: string, options: Options = {}): Picture {
  return { viewBox: `0 0 ${width} ${height}`, html: marks, href: "", ...options };
}
