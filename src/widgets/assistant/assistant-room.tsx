import type { ReactNode } from "react";
import styles from "./exhibit.module.css";

export function AssistantRoom({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room} tabIndex={-1}>
      {children}
    </div>
  );
}
