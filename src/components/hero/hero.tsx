import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import primitives from "../primitives.module.css";
import styles from "./hero.module.css";

interface HeroProps {
  /** A short label above the headline. */
  badge?: string;
  title: string;
  lead: string;
  /** Buttons: the first one is the page's main action. */
  actions: ReactNode;
  /** The page's drawing. */
  drawing: ReactNode;
  /** At the words' side and fading out under them; beside them, whole, as one with words of its own; or below them. */
  drawingAt?: "side" | "beside" | "foot";
  /** What stands beside the words where the drawing is at the foot. */
  aside?: ReactNode;
  /** The home page's hero is taller and its headline larger. */
  size: "home" | "page";
}

/** The dark opening of a page: headline, lead, actions and the page's own drawing. */
export function Hero(props: HeroProps) {
  const { badge, title, lead, actions, drawing, drawingAt = "side", aside, size } = props;
  return (
    <div className={cx(styles.hero, size === "home" && styles.home)} data-tone="night">
      <div className={cx(styles.column, styles[drawingAt])}>
        <div className={styles.words}>
          {badge !== undefined && <p className={styles.badge}>{badge}</p>}
          <h1 className={styles.title}>{title}</h1>
          <p className={cx(primitives.lead, styles.lead)}>{lead}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        <div className={styles.drawing}>{drawing}</div>
      </div>
    </div>
  );
}
