/** A picture that is the same for every visitor, from a `*.picture.svg` or drawn by the server from the page's copy. */
export interface Picture extends Options {
  /** None where the picture is drawn in percent of its box. */
  viewBox?: string | undefined;
  /** The marks as SVG. For a page that the browser itself renders, a `use` element names the file. */
  html: string;
}

interface Options {
  /** SVG's `preserveAspectRatio`. */
  fit?: string | undefined;
  width?: number;
  words?: readonly Word[];
}

export interface Word {
  text: string;
  x: number | string;
  y: number | string;
  kind?: "quiet" | "name";
  onLit?: boolean;
  anchor?: "middle" | "end" | undefined;
}

export function picture(width: number, height: number, marks: string, options: Options = {}): Picture {
  return { viewBox: `0 0 ${width} ${height}`, html: marks, ...options };
}
