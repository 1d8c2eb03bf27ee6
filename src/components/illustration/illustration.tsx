import { drawMotif, type IllustrationPaths, type MotifShape } from "../../shared/drawing.ts";
import { cx } from "../cx.ts";
import styles from "./illustration.module.css";

/** The drawn motif as a decoration; lines take the color of the ground they stand on. */
export function Illustration({ shape, className }: { shape: MotifShape; className: string | undefined }) {
  return <Drawing picture={drawMotif(shape)} fit="slice" className={className} />;
}

interface DrawingProps {
  picture: IllustrationPaths;
  /** Whether the picture fills its box and is cut at the edges, or stands in it as a whole. */
  fit: "slice" | "meet";
  className: string | undefined;
}

/** A page's own picture in the lines, dots and colors of the motif. */
export function Drawing({ picture, fit, className }: DrawingProps) {
  const { width, height, lines, dots, arrow } = picture;
  return (
    <svg
      className={cx(styles.motif, className)}
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
