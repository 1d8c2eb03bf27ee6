import type { ReactNode } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { DescriptionList, type DescriptionRow } from "../../components/description-list/description-list.tsx";
import primitives from "../../components/primitives.module.css";
import { columnClass } from "../../components/section/section.tsx";
import { SectionLink } from "../section-link/section-link.tsx";
import styles from "./hero.module.css";

interface HeroProps {
  content: {
    badge?: string;
    title: string;
    lead: string;
    action: string;
    secondaryAction?: string;
  };
  /** What visitors want to know first: dates and prices. */
  facts?: readonly DescriptionRow[] | undefined;
  sections?: readonly string[];
  buttons?: ReactNode;
  /** Under the buttons. */
  under?: ReactNode;
  drawing: ReactNode;
  /** Fading out under the words, whole beside them, below them, or in a field of its own. */
  drawingAt?: "side" | "beside" | "foot" | "field";
  aside?: ReactNode;
  size?: "home" | "page";
}

export function Hero(props: HeroProps) {
  const { content, facts, sections = [], buttons, under, drawing } = props;
  const { drawingAt = "side", aside, size = "page" } = props;
  const { badge, title, lead, action, secondaryAction } = content;
  return (
    <div className={cx(styles.hero, size === "home" && styles.home)} data-tone="night">
      <div className={cx(columnClass, styles.column, styles[drawingAt])}>
        <div className={styles.words}>
          {badge !== undefined && <p className={styles.badge}>{badge}</p>}
          <h1 className={styles.title}>{title}</h1>
          <p className={cx(primitives.lead, styles.lead)}>{lead}</p>
          {facts !== undefined && (
            <div className={styles.facts}>
              <DescriptionList rows={facts} />
            </div>
          )}
          <div className={cx(primitives.wrap, styles.actions)} data-page-action>
            {buttons}
            {sections.map((id, at) => (
              <SectionLink key={id} to={id} className={buttonClass(at === 0 ? "primary" : "ghost")}>
                {at === 0 ? action : secondaryAction}
              </SectionLink>
            ))}
          </div>
          {under}
        </div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        <div className={styles.drawing}>{drawing}</div>
      </div>
    </div>
  );
}
