import type { ReactNode } from "react";
import primitives from "../../components/primitives.module.css";
import { Section } from "../../components/section/section.tsx";
import styles from "./exhibit.served.module.css";

interface ExhibitProps {
  title: string;
  intro: string;
  heading: string;
  remark: string;
  caption: string;
  children: ReactNode;
}

/** A section with a sheet of paper on it, as a client gets one, and the remark that somebody wrote on it. */
export function Exhibit({ title, intro, heading, remark, caption, children }: ExhibitProps) {
  return (
    <Section tone="paper" layout="split" title={title} intro={intro}>
      <figure>
        <div className={styles.sheet}>
          <h3>{heading}</h3>
          {children}
          <p className={styles.remark}>{remark}</p>
        </div>
        <figcaption className={primitives.meta}>{caption}</figcaption>
      </figure>
    </Section>
  );
}

/** A bar of a sheet, in percent of its width. */
export function Bar({ from = 0, to, strong }: { from?: number; to: number; strong: boolean }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={strong ? styles.strong : undefined} x={from} width={to - from} height="1" />
    </svg>
  );
}
