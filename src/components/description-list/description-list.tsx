import type { ReactNode } from "react";
import styles from "./description-list.module.css";

export interface DescriptionRow {
  term: string;
  detail: ReactNode;
}

/** Facts as ruled rows: what it is on the left, how it is on the right. */
export function DescriptionList({ rows }: { rows: readonly DescriptionRow[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ term, detail }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
