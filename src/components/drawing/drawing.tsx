import type { ReactNode } from "react";
import type { Dots, Lines } from "../../shared/drawing/lines.ts";
import { cx } from "../cx.ts";
import styles from "./drawing.module.css";
import illustration from "./lines.module.css";

interface DrawingProps {
  width: number;
  height: number;
  /** Says in words what the drawing shows; a decoration has none. */
  label: string | null;
  className?: string | undefined;
  /** A box of other proportions shows the left part of the drawing rather than all of it smaller. */
  fit?: "slice";
  children: ReactNode;
}

/** A drawing in the site's line language, on the ground that it stands on. */
export function Drawing({ width, height, label, className = "", fit, children }: DrawingProps) {
  return (
    <svg
      className={cx(illustration.illustration, styles.drawing, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit === "slice" ? "xMinYMid slice" : undefined}
      role={label === null ? undefined : "img"}
      aria-label={label ?? undefined}
      aria-hidden={label === null ? true : undefined}
    >
      {children}
    </svg>
  );
}

/** Lines that run side by side, the strong ones on top. */
export function Bundle({ lines }: { lines: Lines }) {
  return (
    <>
      <path className={ink.faint} d={lines.faint} />
      <path className={ink.middle} d={lines.middle} />
      <path className={ink.clear} d={lines.clear} />
      <path className={ink.strong} d={lines.strong} pathLength={1} />
    </>
  );
}

/** Dots strewn over a drawing. */
export function Scatter({ dots }: { dots: Dots }) {
  return (
    <>
      <path className={ink.small} d={dots.small} />
      <path className={ink.large} d={dots.large} />
      <path className={ink.spark} d={dots.spark} />
    </>
  );
}

/** The classes of the line language: fine lines in three degrees, strong strands, dots, the arrow, boxes and words. */
export const ink = {
  faint: illustration.faint,
  middle: illustration.middle,
  clear: illustration.clear,
  strong: illustration.strong,
  small: illustration.small,
  large: illustration.large,
  spark: illustration.spark,
  arrow: illustration.arrow,
  edge: styles.edge,
  dashed: styles.dashed,
  box: styles.box,
  lit: styles.lit,
  words: styles.words,
  quiet: styles.quiet,
  onLit: styles.onLit,
  name: styles.name,
} as const;
