import type { ReactNode } from "react";
import styles from "./window.module.css";

/** What a screen of the admin stands in: the whole window, denser than the site's pages. */
export function AdminWindow({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.window} tabIndex={-1}>
      {children}
    </main>
  );
}
