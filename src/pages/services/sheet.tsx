import type { ReactNode } from "react";
import styles from "./sheet.module.css";

interface SheetProps {
  heading: string;
  remark: string;
  children: ReactNode;
}

/** A sheet of paper, as a client gets one, and the remark that somebody wrote on it. */
export function Sheet({ heading, remark, children }: SheetProps) {
  return (
    <div className={styles.sheet}>
      <h3>{heading}</h3>
      {children}
      <p className={styles.remark}>{remark}</p>
    </div>
  );
}

/** A bar of a sheet, in percent of its width. */
export function Bar({ from = 0, to, strong }: { from?: number; to: number; strong: boolean }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={strong ? styles.strong : undefined} x={from} width={to - from} height="1" />
    </svg>
  );
}
