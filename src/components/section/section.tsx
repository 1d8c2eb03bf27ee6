import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import primitives from "../primitives.module.css";
import styles from "./section.module.css";

interface SectionProps {
  tone: "paper" | "white" | "night";
  id?: string;
  /** How far under the window's top a link to the section stops; by default under the header. */
  offset?: "80px" | "100px";
  title: string;
  intro?: string | undefined;
  /** The heading above the rest, or beside it on wide screens, where it stays in view. */
  layout?: "stacked" | "split";
  drawing?: ReactNode;
  children: ReactNode;
}

export function Section(props: SectionProps) {
  const { tone, id, offset, title, intro, layout = "stacked", drawing, children } = props;
  return (
    <section
      className={cx(styles.section, tone !== "paper" && styles[tone])}
      id={id}
      data-tone={tone}
      data-offset={offset}
      tabIndex={id === undefined ? undefined : -1}
    >
      <div className={cx(styles.column, layout === "split" && styles.split)}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {intro !== undefined && <p className={primitives.lead}>{intro}</p>}
          {drawing !== undefined && <div className={primitives.wideOnly}>{drawing}</div>}
        </div>
        {children}
      </div>
    </section>
  );
}

export const sectionClass = styles.section;

export const columnClass = styles.column;
