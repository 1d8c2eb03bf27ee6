import type { IllustrationPaths } from "../../shared/drawing/paths.ts";
import { cx } from "../cx.ts";
import styles from "./lines.module.css";

interface PageIllustrationProps {
  picture: IllustrationPaths;
  /** Whether the picture fills its box and is cut at the edges, or stands in it as a whole. */
  fit: "slice" | "meet";
  className: string | undefined;
}

/** A page's own picture in the same lines, dots and colors. */
export function PageIllustration({ picture, fit, className }: PageIllustrationProps) {
  const { width, height, lines, dots, arrow } = picture;
  return (
    <svg
      className={cx(styles.illustration, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMaxYMid ${fit}`}
      aria-hidden="true"
    >
      <path className={styles.faint} d={lines.faint} />
      <path className={styles.middle} d={lines.middle} />
      <path className={styles.clear} d={lines.clear} />
      <path className={styles.strong} d={lines.strong} pathLength={1} />
      <path className={styles.small} d={dots.small} />
      <path className={styles.large} d={dots.large} />
      <path className={styles.spark} d={dots.strong} />
      <path className={styles.arrow} d={arrow} />
    </svg>
  );
}
