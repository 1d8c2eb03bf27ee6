import type { ReactNode } from "react";
import styles from "./ledger.module.css";

export interface LedgerRow {
  term: string;
  detail: ReactNode;
}

/** Facts as ruled rows: what it is on the left, how it is on the right. */
export function Ledger({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <dl className={styles.ledger}>
      {rows.map(({ term, detail }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
