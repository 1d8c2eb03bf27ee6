import styles from "./exhibit.module.css";

export function Bar({ from = 0, to, strong }: { from?: number; to: number; strong: boolean }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={strong ? styles.strong : undefined} x={from} width={to - from} height="1" />
    </svg>
  );
}
