import type { ReactNode } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import type { List } from "../use-list.ts";
import styles from "./list-status.module.css";

interface ListStatusProps {
  list: List<unknown>;
  /** What is said while the list is on its way, and where it could not be fetched. */
  loading: string;
  failed: string;
}

/** Stands in place of a list that is not there yet, or could not be fetched. */
export function ListStatus({ list, loading, failed }: ListStatusProps) {
  if (!list.failed) return <p role="status">{loading}</p>;
  return (
    <EmptyList>
      <p>{failed}</p>
      <button type="button" className={buttonClass("ghost")} onClick={list.reload}>
        Try again
      </button>
    </EmptyList>
  );
}

export function EmptyList({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>;
}
