import { cx } from "../cx.ts";
import styles from "./skeleton.module.css";

export function SkeletonLine({ kind, width }: { kind: "heading" | "text"; width: "full" | "most" | "half" }) {
  return <span className={cx(styles.bar, styles[kind], styles[width])} />;
}

export function SkeletonPicture({ className }: { className: string | undefined }) {
  return (
    <span className={cx(styles.picture, className)}>
      <svg viewBox="0 0 1200 630" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={styles.line} d="M120 446C420 446 560 420 720 348S980 196 1084 164" />
        <path
          className={styles.dots}
          d="M130 250h0M226 340h0M306 184h0M366 296h0M258 524h0M430 540h0M486 322h0"
        />
      </svg>
    </span>
  );
}
