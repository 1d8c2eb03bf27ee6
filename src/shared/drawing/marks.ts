/** Line styles as attributes, since a page's style sheets do not reach the marks of a file. */
const inks = {
  /** Fine lines in three opacities. */
  faint: 'stroke-opacity=".16"',
  middle: 'stroke-opacity=".27"',
  clear: 'stroke-opacity=".4"',
  /** Strands that stand out, and draw themselves when the picture appears. */
  strong: 'stroke="var(--signal)" stroke-width="2.2" pathLength="1" stroke-dasharray="var(--draw,none)"',
  steady: 'stroke="var(--signal)" stroke-width="2.2"',
  small: 'stroke-width="4.4" stroke-opacity=".5"',
  large: 'stroke-width="8" stroke-opacity=".65"',
  spark: 'stroke="var(--signal)" stroke-width="8" stroke-opacity=".9"',
  arrow: 'stroke="var(--tip)" stroke-width="4"',
  edge: 'stroke-width="1.4" stroke-opacity=".62"',
  dashed: 'stroke-width="1.4" stroke-opacity=".75" stroke-dasharray="1.5 6" stroke-dashoffset="0"',
  box: 'fill="var(--surface)" stroke-width="1.4" stroke-opacity=".55"',
  lit: 'fill="var(--mint)" stroke="none"',
} as const;

export type Paths = { [Ink in keyof typeof inks]?: string };

export function marks(paths: Paths): string {
  return Object.entries(paths)
    .map(([ink, d]) => mark(inks[ink as keyof Paths], d))
    .join("");
}

export function mark(attributes: string, d: string): string {
  return d === "" ? "" : `<path ${attributes} d="${d}"/>`;
}

/** Stretches the paths to their box, but not the widths of their lines. */
export function stretched(width: number, height: number, paths: string): string {
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" overflow="visible">${steady(paths)}</svg>`;
}

/** Keeps the widths of the lines, however much the paths are enlarged. */
export function steady(paths: string): string {
  return paths.replaceAll("<path ", '<path vector-effect="non-scaling-stroke" ');
}

/** `x` and `y` are in percent of the box. */
export function placed(x: number, y: number, art: string): string {
  return `<svg x="${x}%" y="${y}%" overflow="visible">${art}</svg>`;
}
