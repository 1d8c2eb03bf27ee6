import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../components/cx.ts";
import { Section } from "../../components/section/section.tsx";
import styles from "./exhibit.module.css";
import { Paper } from "./paper.tsx";

interface ExhibitProps extends ComponentProps<typeof Paper> {
  title: string;
  intro: string;
  heading: ReactNode;
  remark?: string;
}

/** A section with an example of what a client or a learner gets; the caption says that it is an example. */
export function Exhibit({ title, intro, heading, remark, className, children, ...paper }: ExhibitProps) {
  return (
    <Section tone="paper" layout="split" title={title} intro={intro}>
      <Paper {...paper} className={cx(styles.white, className)}>
        <h3>{heading}</h3>
        {children}
        {remark !== undefined && <p className={styles.remark}>{remark}</p>}
      </Paper>
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
