import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Illustration } from "../illustration/illustration.tsx";
import primitives from "../primitives.module.css";
import { columnClass } from "../section/section.tsx";
import styles from "./banner.module.css";

interface BannerProps {
  /** Light, so that a page's last banner does not run into the footer; night, beside a page's subject, stays off paper. */
  tone: "light" | "night";
  title: string;
  description: string;
  /** Draws a picture of its own on each page. */
  seed: number;
  /** The button, and what stands beside it. */
  children: ReactNode;
}

const shapes = {
  light: { width: 560, height: 300, strands: 20, knot: [0.55, 0.58], tip: [0.93, 0.24], scatter: 0.6 },
  night: { width: 560, height: 260, strands: 14, knot: [0.52, 0.6], tip: [0.94, 0.2], scatter: 0.7 },
} as const;

/** The call to action that closes a page, as an inset panel. */
export function Banner({ tone, title, description, seed, children }: BannerProps) {
  const Panel = tone === "night" ? "aside" : "section";
  return (
    <div className={cx(columnClass, styles.place, tone === "night" && primitives.screenOnly)}>
      <Panel className={cx(styles.banner, styles[tone])} data-tone={tone === "night" ? tone : undefined}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.description}>{description}</p>
          <p className={styles.action}>{children}</p>
        </div>
        <Illustration className={styles.drawing} shape={{ seed, ...shapes[tone] }} />
      </Panel>
    </div>
  );
}
