import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Illustration } from "../illustration/illustration.tsx";
import primitives from "../primitives.module.css";
import { columnClass } from "../section/section.tsx";
import styles from "./banner.module.css";
import { light, night } from "./banner.picture.ts";

interface BannerProps {
  /** Light, so that a page's last banner does not run into the footer; night, beside a page's subject, stays off paper. */
  tone: "light" | "night";
  title: string;
  description: string;
  /** The button, and what stands beside it. */
  children: ReactNode;
}

const pictures = { light, night };

/** The call to action that closes a page, as an inset panel. */
export function Banner({ tone, title, description, children }: BannerProps) {
  const Panel = tone === "night" ? "aside" : "section";
  return (
    <div className={cx(columnClass, styles.place, tone === "night" && primitives.screenOnly)}>
      <Panel
        className={cx(primitives.framed, styles.banner, styles[tone])}
        data-tone={tone === "night" ? tone : undefined}
      >
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={cx(styles.description, tone === "night" && primitives.soft)}>{description}</p>
          <p className={cx(primitives.wrap, styles.action)}>{children}</p>
        </div>
        <Illustration className={styles.drawing} picture={pictures[tone]} />
      </Panel>
    </div>
  );
}
