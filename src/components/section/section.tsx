import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import primitives from "../primitives.module.css";
import styles from "./section.module.css";

interface SectionProps {
  /** The ground: paper, white, or the one dark section of a page. */
  tone: "paper" | "white" | "night";
  id?: string;
  /** How far under the window's top a link to the section stops; under the header where none is given. */
  offset?: "80px" | "100px";
  title: string;
  intro?: string | undefined;
  /** The heading above the rest, or beside it on wide screens, where it stays in view. */
  layout?: "stacked" | "split";
  /** A drawing under a heading that stands beside the rest; narrow screens do without it. */
  drawing?: ReactNode;
  children: ReactNode;
}

/** A section of a page: its ground, its column, its heading with the sentences that open it. */
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

/** The padding of a section, and where links to it stop. */
export const sectionClass = styles.section;

/** The centered column that the parts of a page stand in. */
export const columnClass = styles.column;
