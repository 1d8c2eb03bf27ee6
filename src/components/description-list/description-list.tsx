import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import primitives from "../primitives.module.css";
import styles from "./description-list.module.css";

export interface DescriptionRow {
  term: string;
  detail: ReactNode;
}

interface DescriptionListProps {
  rows: readonly DescriptionRow[];
  layout?: "under" | "dense";
}

export function DescriptionList({ rows, layout }: DescriptionListProps) {
  return (
    <dl className={cx(primitives.ruled, layout !== undefined && styles[layout])}>
      {rows.map(({ term, detail }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
