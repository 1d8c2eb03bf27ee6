import type { ReactNode } from "react";
import { cx } from "../../components/cx.ts";
import styles from "./exhibit.module.css";

export function AssistantRoom({
  page,
  children,
}: {
  page: "home" | "conversationalAi";
  children: ReactNode;
}) {
  return (
    <div className={cx(styles.room, page === "home" && styles.strip)} tabIndex={-1}>
      {children}
    </div>
  );
}
