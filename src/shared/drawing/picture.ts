/** A picture that is the same for every visitor: that of a `*.picture.svg`, or one that the server draws from the page's copy. */
export interface Picture extends Options {
  /** None where it is drawn in percent of its box. */
  viewBox?: string | undefined;
  /** Its marks as SVG. In the browser they came with the page's HTML; for a page that it renders by itself, `use` names the file. */
  html: string;
}

interface Options {
  /** How it fits into a box of other proportions, as SVG's `preserveAspectRatio` says it. */
  fit?: string | undefined;
  /** How wide it is by itself, in px. */
  width?: number;
  words?: readonly Word[];
}

/** Words of a picture, which are text of the page. */
export interface Word {
  text: string;
  x: number | string;
  y: number | string;
  dy?: string;
  kind?: "quiet" | "name";
  /** Whether they stand on a lit shape. */
  onLit?: boolean;
  anchor?: "middle" | "end" | undefined;
}

/** A picture of these marks, in a frame of this size. */
export function picture(width: number, height: number, marks: string, options: Options = {}): Picture {
  return { viewBox: `0 0 ${width} ${height}`, html: marks, ...options };
}
