import type { ReactNode } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import { columnClass } from "../../components/section/section.tsx";
import { SectionLink } from "../section-link/section-link.tsx";
import styles from "./hero.module.css";

interface HeroProps {
  content: {
    /** A short label above the headline. */
    badge?: string;
    title: string;
    lead: string;
    /** The labels of the page's main action, and of a second one. */
    action: string;
    secondaryAction?: string;
  };
  /** What a decision needs first, between the lead and the actions. */
  facts?: ReactNode;
  /** The sections of the page that the actions lead to. */
  sections?: readonly string[];
  /** The buttons, where they lead elsewhere. */
  buttons?: ReactNode;
  drawing: ReactNode;
  /**
   * At the words' side and fading out under them; beside them, whole, as one with words of its own; below them; or in a
   * field of its own, which narrow windows have below the words.
   */
  drawingAt?: "side" | "beside" | "foot" | "field";
  /** What stands beside the words where the drawing is at the foot. */
  aside?: ReactNode;
  /** The home page's hero is taller and its headline larger. */
  size?: "home" | "page";
}

/** The dark opening of a page: headline, lead, actions and the page's own drawing. */
export function Hero(props: HeroProps) {
  const { content, facts, sections = [], buttons, drawing, drawingAt = "side", aside, size = "page" } = props;
  const { badge, title, lead, action, secondaryAction } = content;
  return (
    <div className={cx(styles.hero, size === "home" && styles.home)} data-tone="night">
      <div className={cx(columnClass, styles.column, styles[drawingAt])}>
        <div className={styles.words}>
          {badge !== undefined && <p className={styles.badge}>{badge}</p>}
          <h1 className={styles.title}>{title}</h1>
          <p className={cx(primitives.lead, styles.lead)}>{lead}</p>
          {facts}
          <div className={cx(primitives.wrap, styles.actions)}>
            {buttons}
            {sections.map((id, at) => (
              <SectionLink key={id} to={id} className={buttonClass(at === 0 ? "primary" : "ghost")}>
                {at === 0 ? action : secondaryAction}
              </SectionLink>
            ))}
          </div>
        </div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        <div className={styles.drawing}>{drawing}</div>
      </div>
    </div>
  );
}
