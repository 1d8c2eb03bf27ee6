import type { ReactNode } from "react";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import { Section } from "../../components/section/section.tsx";
import styles from "./exhibit.module.css";

interface ExhibitProps {
  title: string;
  intro: string;
  caption: string;
  heading: ReactNode;
  remark?: string;
  className?: string;
  children: ReactNode;
}

/** A section with an example of what a client or a learner gets; the caption says that it is an example. */
export function Exhibit({ title, intro, caption, heading, remark, className, children }: ExhibitProps) {
  return (
    <Section tone="paper" layout="split" title={title} intro={intro}>
      <figure>
        <div className={cx(styles.paper, className)}>
          <h3>{heading}</h3>
          {children}
          {remark !== undefined && <p className={styles.remark}>{remark}</p>}
        </div>
        <figcaption className={primitives.meta}>{caption}</figcaption>
      </figure>
    </Section>
  );
}

export function Bar({ from = 0, to, strong }: { from?: number; to: number; strong: boolean }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={strong ? styles.strong : undefined} x={from} width={to - from} height="1" />
    </svg>
  );
}
