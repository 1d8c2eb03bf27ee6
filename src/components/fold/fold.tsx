import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./fold.module.css";

/** A list of contents in front of its text, folded, on windows that have no room for it beside the text. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
