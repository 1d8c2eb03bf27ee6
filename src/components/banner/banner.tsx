import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Illustration } from "../illustration/illustration.tsx";
import primitives from "../primitives.module.css";
import { columnClass } from "../section/section.tsx";
import styles from "./banner.module.css";
import { picture as light } from "./light.picture.svg";
import { picture as night } from "./night.picture.svg";

interface BannerProps {
  /** Light where it closes a page, since night would run into the footer; a night banner is not printed. */
  tone: "light" | "night";
  title: string;
  description: string;
  children: ReactNode;
  note?: string;
}

const pictures = { light, night };

/** The call to action that closes a page; the drawing's lines run into the button. */
export function Banner({ tone, title, description, children, note }: BannerProps) {
  const Panel = tone === "night" ? "aside" : "section";
  return (
    <div className={cx(columnClass, styles.place, tone === "night" && primitives.screenOnly)}>
      <Panel
        className={cx(primitives.framed, styles.banner, styles[tone])}
        data-tone={tone === "night" ? tone : undefined}
      >
        <h2 className={styles.title}>{title}</h2>
        <p className={cx(styles.description, tone === "night" && primitives.soft)}>{description}</p>
        <Illustration className={styles.drawing} picture={pictures[tone]} />
        <p className={styles.action}>{children}</p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </Panel>
    </div>
  );
}
