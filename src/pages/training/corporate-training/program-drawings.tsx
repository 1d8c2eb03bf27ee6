import { cx } from "../../../components/cx.ts";
import illustration from "../../../components/drawing/lines.module.css";
import styles from "./program-drawings.module.css";

/** One line that rises through four months. */
export function OnePath() {
  return (
    <svg className={cx(illustration.illustration, styles.drawing)} viewBox="0 0 320 84" aria-hidden="true">
      <path className={styles.fine} d="M0 78H320M76 78V64M152 78V53M228 78V38M304 78V16" />
      <path className={styles.strong} d="M0 72C110 64 210 50 304 16" />
      <path className={styles.dots} d="M76 66h0M152 56h0M228 42h0" />
      <path className={illustration.arrow} d="m288 10 18 5-11 15" />
    </svg>
  );
}

/** Five lines from one point, each as long as its group needs. */
export function ManyPaths() {
  return (
    <svg className={cx(illustration.illustration, styles.drawing)} viewBox="0 0 320 84" aria-hidden="true">
      <path
        className={styles.fine}
        d="M6 44C70 44 90 10 148 10H206M6 44C70 44 90 27 148 27H286M6 44C70 44 90 61 148 61H258M6 44C70 44 90 78 148 78H178"
      />
      <path className={styles.strong} d="M6 44H232" />
      <path className={styles.dots} d="M6 44h0" />
      <g className={styles.ends}>
        <circle cx="212" cy="10" r="5" />
        <circle cx="292" cy="27" r="5" />
        <circle cx="238" cy="44" r="5" />
        <circle cx="264" cy="61" r="5" />
        <circle cx="184" cy="78" r="5" />
      </g>
    </svg>
  );
}
