import { type ReactNode, useId } from "react";
import primitives from "../../components/primitives.module.css";
import styles from "./lead-detail.module.css";

/** A part of an open lead. */
export function LeadSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h4 className={primitives.label} id={id}>
        {title}
      </h4>
      {children}
    </section>
  );
}
