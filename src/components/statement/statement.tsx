import styles from "./statement.module.css";

/** The one sentence of a page that is set large, at the end of a section. */
export function Statement({ children }: { children: string }) {
  return <p className={styles.statement}>{children}</p>;
}
